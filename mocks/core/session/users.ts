import { primaryKey } from '@mswjs/data'
import { table, type RowOf } from '../database/table.ts'

export type UserRow = RowOf<typeof users>

export const users = table({
  model: {
    id: primaryKey(String),
    name: String,
    /** Lower case: people are found by it. */
    email: String,
    emailVerified: Boolean,
    /** Salted and slow, see `domains/auth/password.ts`. */
    passwordHash: String,
    createdAt: String,
  },
  indexes: ['email'],
  feeds: ['/api/user'],
})

/** People are found by their e-mail however they write it. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
