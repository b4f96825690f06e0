import { primaryKey } from '@mswjs/data'
import { table } from '../../core/table.ts'

export interface UserRow {
  id: string
  name: string
  email: string
  emailVerified: boolean
  /** Salted and slow, see `password.ts`. */
  passwordHash: string
  createdAt: string
}

export const users = table<UserRow>({
  model: { id: primaryKey(String), name: String, email: String, emailVerified: Boolean, passwordHash: String, createdAt: String },
  indexes: ['email'],
  feeds: ['/api/user'],
})
