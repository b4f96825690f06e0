import { primaryKey } from '@mswjs/data'
import { table } from '../../core/table.ts'

export interface UserRow {
  id: string
  name: string
  /** Lower case: people are found by it. */
  email: string
  emailVerified: boolean
  /** Salted and slow, see `password.ts`. */
  passwordHash: string
  createdAt: string
}

export const users = table<UserRow>({
  model: {
    id: primaryKey(String),
    name: String,
    email: String,
    emailVerified: Boolean,
    passwordHash: String,
    createdAt: String,
  },
  indexes: ['email'],
  feeds: ['/api/user'],
})

/** One link that was mailed. */
export interface VerificationRow {
  /** The token. */
  id: string
  userId: string
  /** Milliseconds on the bank's clock; a newer link sets it to 0. */
  expiresAt: number
  used: boolean
}

export const verifications = table<VerificationRow>({
  model: { id: primaryKey(String), userId: String, expiresAt: Number, used: Boolean },
  indexes: ['userId'],
})
