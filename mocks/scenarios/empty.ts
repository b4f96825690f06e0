import type { Scenario } from '../core/bank/scenario.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { catalogue } from './catalogue.ts'

export const empty: Scenario = {
  name: 'empty',
  ...catalogue.empty,
  seed(tx) {
    const userId = seedPerson(tx, { name: 'Owen Pritchard', email: 'owen@larkfield.example' })
    seedCompany(tx, userId, {
      name: 'Larkfield Bakery Supplies Ltd',
      website: 'https://larkfield.example',
      address: '7 Mill Lane, Ludlow SY8 1BE',
      registrationNumber: '13094417',
      country: 'GB',
      status: 'ACTIVE',
    })
    seedOwners(tx, userId, [
      { fullName: 'Owen Pritchard', dob: '1981-09-05', nationality: 'GB', ownershipPct: 100, status: 'approved' },
    ])
  },
}
