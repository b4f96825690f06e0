import { primaryKey } from '@mswjs/data'
import { table, type RowOf } from '../../core/table.ts'

export type UserRow = RowOf<typeof users>

export const users = table({
  model: {
    id: primaryKey(String),
    name: String,
    /** Lower case: people are found by it. */
    email: String,
    emailVerified: Boolean,
    /** Salted and slow, see `password.ts`. */
    passwordHash: String,
    createdAt: String,
  },
  indexes: ['email'],
  feeds: ['/api/user'],
})

/** The verification links that were mailed. */
export const verifications = table({
  model: {
    /** The token. */
    id: primaryKey(String),
    userId: String,
    /** Milliseconds on the bank's clock; a newer link sets it to 0. */
    expiresAt: Number,
    used: Boolean,
  },
  indexes: ['userId'],
})
