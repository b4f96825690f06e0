import type { Scenario } from '../store/scenario.ts'
import type { Transaction } from '../store/transaction.ts'
import { sendVerification } from '../domains/auth/changes.ts'
import { type Person, seedPerson } from '../domains/auth/seed.ts'
import { catalogue } from './catalogue.ts'

export function seedUnverified(tx: Transaction, person: Person): void {
  const id = seedPerson(tx, person, false)
  tx.audit(id, 'user.registered', `user ${person.email}`)
  sendVerification(tx, { id, ...person })
}

export const unverified: Scenario = {
  name: 'unverified',
  ...catalogue.unverified,
  seed: (tx) => seedUnverified(tx, { name: 'Rosa Penhale', email: catalogue.unverified.person }),
}
