import { toMinor } from '../../src/contract/values/money.ts'
import type { Scenario } from '../core/bank/scenario.ts'
import { entityOf } from '../core/bank/audit.ts'
import { seedAccount } from '../domains/accounts/seed.ts'
import { seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCards } from '../domains/cards/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { type Beneficiary, seedPayment } from '../domains/payments/seed.ts'
import { instant, mondayOf } from './calendar.ts'
import { catalogue } from './catalogue.ts'

const yard: Beneficiary = {
  name: 'Grimsby Cold Store Ltd',
  account: '97-44-18 30519926',
  rail: 'FASTER_PAYMENTS',
  currency: 'GBP',
}
const fleet: Beneficiary = {
  name: 'Hvide Sande Fiskeri ApS',
  account: 'DK6699400440116243',
  rail: 'SEPA',
  currency: 'EUR',
}

export const suspended: Scenario = {
  name: 'suspended',
  ...catalogue.suspended,
  seed(tx) {
    const monday = mondayOf(tx.now)
    const opened = instant(monday, -20, 1, '10:00')
    const since = new Date(opened).toISOString()
    const userId = seedPerson(tx, { name: 'Marta Lindqvist', email: 'marta@brackwater.example' }, true, since)
    const companyId = seedCompany(tx, userId, {
      name: 'Brackwater Trading Ltd',
      website: 'https://brackwater.example',
      address: '2 Fish Dock Road, Grimsby DN31 3NW',
      registrationNumber: '10663158',
      country: 'GB',
      status: 'SUSPENDED',
    })
    seedOwners(
      tx,
      userId,
      [{ fullName: 'Marta Lindqvist', dob: '1972-06-18', nationality: 'OTHER', ownershipPct: 75, status: 'approved' }],
      since,
    )
    const pounds = seedAccount(
      tx,
      userId,
      { label: 'Main account', currency: 'GBP', type: 'dedicated', number: '77120934', current: 8_214.09 },
      toMinor(2_980.5, 'GBP'),
      opened,
    )
    const euros = seedAccount(
      tx,
      userId,
      { label: 'Suppliers', currency: 'EUR', type: 'multi', number: '77121106', current: 1_407.33 },
      toMinor(11_990.4, 'EUR'),
      opened,
    )
    const rent = { beneficiary: yard, minor: toMinor(1_490.25, 'GBP'), accountId: pounds }
    const landing = { beneficiary: fleet, accountId: euros }
    const paid = [
      seedPayment(tx, userId, { ...rent, reference: 'Storage 2207', at: instant(monday, -7, 1, '10:12') }),
      seedPayment(tx, userId, {
        ...landing,
        minor: toMinor(5_870.4, 'EUR'),
        reference: 'Landing 109',
        at: instant(monday, -7, 3, '14:04'),
      }),
      seedPayment(tx, userId, { ...rent, reference: 'Storage 2238', at: instant(monday, -3, 1, '10:09') }),
      seedPayment(tx, userId, {
        ...landing,
        minor: toMinor(6_120, 'EUR'),
        reference: 'Landing 114',
        at: instant(monday, -3, 3, '14:31'),
      }),
    ]
    seedCards(tx, userId, [
      {
        cardholder: 'Marta Lindqvist',
        cardType: 'physical',
        currency: 'GBP',
        status: 'blocked',
        last4: '9016',
        issuedAt: opened,
      },
    ])
    seedAudit(tx, userId, [
      ...paid.flat(),
      {
        at: instant(monday, -2, 2, '16:40'),
        action: 'organization.suspended',
        entity: entityOf('organization', companyId),
      },
      { at: instant(monday, -2, 2, '16:40'), action: 'card.blocked', entity: 'card 9016' },
    ])
  },
}
