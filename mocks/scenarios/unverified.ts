import type { Scenario } from '../core/bank/scenario.ts'
import { sendVerification } from '../domains/auth/changes.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { catalogue } from './catalogue.ts'

export const unverified: Scenario = {
  name: 'unverified',
  ...catalogue.unverified,
  seed(tx) {
    const person = { name: 'Rosa Penhale', email: 'rosa@tamar.example' }
    const id = seedPerson(tx, person, false)
    sendVerification(tx, { id, ...person })
  },
}
