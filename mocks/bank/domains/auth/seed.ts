import type { Transaction } from '../../store/transaction.ts'

/** The hash of `corridor-demo`, computed beforehand because hashing would slow the start. */
const DEMO_PASSWORD_HASH = 'scrypt$1024$halden-2041$0c583c6e84ee514ad120f4ff385405e8d9a8a9689bce3e4f'

export interface Person {
  name: string
  email: string
}

/** Creates a user with the demo password; returns their id. */
export function seedPerson(
  { db, newId, at }: Transaction,
  { name, email }: Person,
  emailVerified = true,
  createdAt = at,
): string {
  return db.users.insert({ id: newId(), name, email, emailVerified, passwordHash: DEMO_PASSWORD_HASH, createdAt }).id
}

/** The link with which somebody has verified their email long ago. Opening it again is no error. */
export function seedUsedLink({ db, newId }: Transaction, userId: string): void {
  db.verifications.insert({ id: newId(), userId, expiresAt: 0, used: true })
}
