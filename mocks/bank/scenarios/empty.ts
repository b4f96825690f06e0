import { entityOf } from '../store/audit.ts'
import type { Seed } from '../store/scenario.ts'
import type { Transaction } from '../store/transaction.ts'
import { seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { receivedMail, statusMail } from '../domains/business-verification/mails.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { type Business, nationalityOf } from './business.ts'

const HOUR = 60 * 60 * 1000

export function seedEmpty(tx: Transaction, { person, company }: Pick<Business, 'person' | 'company'>): void {
  const joined = tx.now - 50 * HOUR
  const since = new Date(joined).toISOString()
  const userId = seedPerson(tx, person, true, since)
  const companyId = seedCompany(tx, userId, { ...company, status: 'ACTIVE' })
  const nationality = nationalityOf(company.country)
  const [ownerId = ''] = seedOwners(
    tx,
    userId,
    [{ fullName: person.name, dob: '1981-09-05', nationality, ownershipPct: 100, status: 'approved' }],
    since,
  )
  const user = `user ${person.email}`
  const entity = entityOf('organization', companyId)
  seedAudit(tx, userId, [
    { at: joined, action: 'user.registered', entity: user },
    { at: joined + 0.1 * HOUR, action: 'user.verified', entity: user },
    { at: joined + 0.12 * HOUR, action: 'user.signed-in', entity: user },
    { at: joined + 0.3 * HOUR, action: 'organization.submitted', entity, mail: receivedMail(company.name) },
    { at: joined + 0.4 * HOUR, action: 'owner.added', entity: entityOf('owner', ownerId) },
    { at: joined + 4 * HOUR, action: 'owner.approved', entity: entityOf('owner', ownerId) },
    { at: joined + 22.5 * HOUR, action: 'organization.activated', entity, mail: statusMail.ACTIVE(company.name) },
  ])
}

export const seed: Seed = (tx, { email }) => {
  seedEmpty(tx, {
    person: { name: 'Owen Pritchard', email },
    company: {
      name: 'Larkfield Bakery Supplies Ltd',
      website: 'https://larkfield.example',
      address: '7 Mill Lane, Ludlow SY8 1BE',
      registrationNumber: '13094417',
      country: 'GB',
    },
  })
}
