import type { Seed } from '../store/scenario.ts'
import type { Transaction } from '../store/transaction.ts'
import { sendVerification } from '../domains/auth/changes.ts'
import { type Person, seedPerson } from '../domains/auth/seed.ts'

export function seedUnverified(tx: Transaction, person: Person): void {
  const id = seedPerson(tx, person, false)
  tx.audit(id, 'user.registered', `user ${person.email}`)
  sendVerification(tx, { id, ...person })
}

export const seed: Seed = (tx, { email }) => seedUnverified(tx, { name: 'Rosa Penhale', email })
