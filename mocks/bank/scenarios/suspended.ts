import { toMinor } from '../../../src/contract/values/money.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Seed } from '../store/scenario.ts'
import { entityOf } from '../store/audit.ts'
import { type Holding, seedAccount } from '../domains/accounts/seed.ts'
import { seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { receivedMail, statusMail } from '../domains/business-verification/mails.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCards } from '../domains/cards/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { type Beneficiary, seedPayment } from '../domains/payments/seed.ts'
import { type Business, nationalityOf, openings } from './business.ts'
import { instant, mondayOf } from './calendar.ts'

const HOUR = 60 * 60 * 1000

interface SuspendedBusiness extends Pick<Business, 'person' | 'company'> {
  last4: string
  main: Holding
  suppliers: Holding
  /** Paid from the main account, and from that of the suppliers. */
  storage: Beneficiary
  supplier: Beneficiary
}

export function seedSuspended(tx: Transaction, business: SuspendedBusiness): void {
  const { person, company, last4, main, suppliers, storage, supplier } = business
  const monday = mondayOf(tx.now)
  const opened = instant(monday, -20, 1, '10:00')
  const since = new Date(opened).toISOString()
  const userId = seedPerson(tx, person, true, since)
  const companyId = seedCompany(tx, userId, { ...company, status: 'SUSPENDED' })
  const [ownerId = ''] = seedOwners(
    tx,
    userId,
    [
      {
        fullName: person.name,
        dob: '1972-06-18',
        nationality: nationalityOf(company.country),
        ownershipPct: 75,
        status: 'approved',
      },
    ],
    since,
  )
  const rent = toMinor(1_490.25, storage.currency)
  const [first, second] = [toMinor(5_870.4, supplier.currency), toMinor(6_120, supplier.currency)]
  const mainId = seedAccount(tx, userId, main, 2 * rent, opened + 3 * HOUR)
  const suppliersId = seedAccount(tx, userId, suppliers, first + second, opened + 4 * HOUR)
  const rents = { beneficiary: storage, minor: rent, accountId: mainId }
  const landing = { beneficiary: supplier, accountId: suppliersId }
  const paid = [
    seedPayment(tx, userId, { ...rents, reference: 'Storage 2207', at: instant(monday, -7, 1, '10:12') }),
    seedPayment(tx, userId, {
      ...landing,
      minor: first,
      reference: 'Delivery 109',
      at: instant(monday, -7, 3, '14:04'),
    }),
    seedPayment(tx, userId, { ...rents, reference: 'Storage 2238', at: instant(monday, -3, 1, '10:09') }),
    seedPayment(tx, userId, {
      ...landing,
      minor: second,
      reference: 'Delivery 114',
      at: instant(monday, -3, 3, '14:31'),
    }),
  ]
  const issuedAt = opened + 50 * HOUR
  seedCards(tx, userId, [
    { cardholder: person.name, cardType: 'physical', currency: main.currency, status: 'blocked', last4, issuedAt },
  ])
  const user = `user ${person.email}`
  const entity = entityOf('organization', companyId)
  seedAudit(tx, userId, [
    { at: opened, action: 'user.registered', entity: user },
    { at: opened + 0.1 * HOUR, action: 'user.verified', entity: user },
    { at: opened + 0.3 * HOUR, action: 'organization.submitted', entity, mail: receivedMail(company.name) },
    { at: opened + 0.4 * HOUR, action: 'owner.added', entity: entityOf('owner', ownerId) },
    { at: opened + 2 * HOUR, action: 'owner.approved', entity: entityOf('owner', ownerId) },
    { at: opened + 2.5 * HOUR, action: 'organization.activated', entity, mail: statusMail.ACTIVE(company.name) },
    ...openings(tx),
    { at: issuedAt, action: 'card.created', entity: `card ${last4}` },
    ...[-7, -3].flatMap((week) => [
      { at: instant(monday, week, 1, '10:02'), action: 'user.signed-in', entity: user },
      { at: instant(monday, week, 3, '13:57'), action: 'user.signed-in', entity: user },
    ]),
    ...paid.flat(),
    {
      at: instant(monday, -2, 2, '16:40'),
      action: 'organization.suspended',
      entity,
      mail: statusMail.SUSPENDED(company.name),
    },
    { at: instant(monday, -2, 2, '16:40'), action: 'card.blocked', entity: `card ${last4}` },
  ])
}

export const seed: Seed = (tx, { email }) => {
  seedSuspended(tx, {
    person: { name: 'Marta Lindqvist', email },
    company: {
      name: 'Brackwater Trading Ltd',
      website: 'https://brackwater.example',
      address: '2 Fish Dock Road, Grimsby DN31 3NW',
      registrationNumber: '10663158',
      country: 'GB',
    },
    last4: '9016',
    main: { label: 'Main account', currency: 'GBP', type: 'dedicated', number: '77120934', current: 8_214.09 },
    suppliers: { label: 'Suppliers', currency: 'EUR', type: 'multi', number: '77121106', current: 1_407.33 },
    storage: {
      name: 'Grimsby Cold Store Ltd',
      account: '97-44-18 30519926',
      rail: 'FASTER_PAYMENTS',
      currency: 'GBP',
    },
    supplier: { name: 'Hvide Sande Fiskeri ApS', account: 'DK6699400440116243', rail: 'SEPA', currency: 'EUR' },
  })
}
