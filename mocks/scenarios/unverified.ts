import type { Scenario } from '../core/bank/scenario.ts'
import { sendVerification } from '../domains/auth/changes.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { catalogue } from './catalogue.ts'

export const unverified: Scenario = {
  name: 'unverified',
  ...catalogue.unverified,
  seed(act) {
    const person = { name: 'Rosa Penhale', email: 'rosa@tamar.example' }
    const id = seedPerson(act, person, false)
    sendVerification(act, { id, ...person })
  },
}
