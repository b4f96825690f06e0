import type { Transaction } from '../../core/bank/transaction.ts'

/** `corridor-demo`, hashed beforehand: a slow hash has no place in starting up. */
const DEMO_PASSWORD = 'scrypt$1024$halden-2041$0c583c6e84ee514ad120f4ff385405e8d9a8a9689bce3e4f'

export interface Person {
  name: string
  email: string
}

/** A person with the demonstration's password; answers their id. */
export function seedPerson(
  { db, newId, at }: Transaction,
  { name, email }: Person,
  emailVerified = true,
  createdAt = at,
): string {
  return db.users.insert({ id: newId(), name, email, emailVerified, passwordHash: DEMO_PASSWORD, createdAt }).id
}
