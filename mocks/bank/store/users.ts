import { primaryKey } from '@mswjs/data'
import { instant } from './database/forms.ts'
import { table, type RowOf } from './database/table.ts'

export type UserRow = RowOf<typeof users>

export const users = table({
  model: {
    id: primaryKey(String),
    name: String,
    /** Lower case, because users are found by it. */
    email: String,
    emailVerified: Boolean,
    /** Salted and slow to compute, see `domains/auth/password.ts`. */
    passwordHash: String,
    createdAt: instant,
  },
  indexes: ['email'],
  feeds: ['/api/user'],
})

/** Normalizes an e-mail for lookups: trimmed, lower case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
