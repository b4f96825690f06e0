import type { Scenario } from '../core/act.ts'
import { sendVerification } from '../domains/auth/changes.ts'
import { seedPerson } from '../domains/auth/seed.ts'

export const unverified: Scenario = {
  name: 'unverified',
  title: 'Email not verified',
  description: 'Registered a moment ago; the verification link waits in the inbox.',
  person: 'rosa@tamar.example',
  seed(act) {
    const person = { name: 'Rosa Penhale', email: 'rosa@tamar.example' }
    const id = seedPerson(act, person, false)
    sendVerification(act, { id, ...person })
  },
}
