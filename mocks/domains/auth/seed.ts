import type { Act } from '../../core/act.ts'

/** `corridor-demo`, hashed beforehand: a slow hash has no place in starting up. */
const DEMO_PASSWORD = 'scrypt$4096$halden-2041$f211971ecf32658d01474ea143575486a6e1867e38b8131b'

export interface Person {
  name: string
  email: string
}

/** A person with the demonstration's password; answers their id. */
export function seedPerson({ db, newId, at }: Act, { name, email }: Person, emailVerified = true, createdAt = at): string {
  return db.users.insert({ id: newId(), name, email, emailVerified, passwordHash: DEMO_PASSWORD, createdAt }).id
}
