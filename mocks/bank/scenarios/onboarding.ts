import type { Seed } from '../store/scenario.ts'
import type { Transaction } from '../store/transaction.ts'
import { entityOf } from '../store/audit.ts'
import { type Event, seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { receivedMail, rejectedMail } from '../domains/business-verification/mails.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { type Business, nationalityOf } from './business.ts'

const HOUR = 60 * 60 * 1000

interface Applicant extends Pick<Business, 'person' | 'company'> {
  /** Owners who are pending, waiting for something else, and rejected. */
  others: readonly [string, string, string]
}

export function seedOnboarding(tx: Transaction, { person, company, others }: Applicant): void {
  const joined = tx.now - 26 * HOUR
  const since = new Date(joined).toISOString()
  const userId = seedPerson(tx, person, true, since)
  const companyId = seedCompany(tx, userId, { ...company, status: 'PENDING_VERIFICATION' })
  const nationality = nationalityOf(company.country)
  const [pending, other, rejected] = others
  const ownerIds = seedOwners(tx, userId, [
    { fullName: person.name, dob: '1988-07-21', nationality, ownershipPct: 25, status: 'approved' },
    { fullName: pending, dob: '1975-02-09', nationality: 'DE', ownershipPct: 25, status: 'pending' },
    { fullName: other, dob: '1991-12-30', nationality: 'OTHER', ownershipPct: 25, status: 'other' },
    { fullName: rejected, dob: '1963-05-14', nationality: 'US', ownershipPct: 25, status: 'rejected' },
  ])
  const [first = '', , , last = ''] = ownerIds
  const user = `user ${person.email}`
  seedAudit(tx, userId, [
    { at: joined, action: 'user.registered', entity: user },
    { at: joined + 0.2 * HOUR, action: 'user.verified', entity: user },
    { at: joined + 0.25 * HOUR, action: 'user.signed-in', entity: user },
    {
      at: joined + 0.4 * HOUR,
      action: 'organization.submitted',
      entity: entityOf('organization', companyId),
      mail: receivedMail(company.name),
    },
    ...ownerIds.map((id, index): Event => ({
      at: joined + (0.45 + index * 0.06) * HOUR,
      action: 'owner.added',
      entity: entityOf('owner', id),
    })),
    { at: joined + 0.8 * HOUR, action: 'owner.approved', entity: entityOf('owner', first) },
    {
      at: joined + 0.9 * HOUR,
      action: 'owner.rejected',
      entity: entityOf('owner', last),
      mail: rejectedMail(rejected),
    },
  ])
}

export const seed: Seed = (tx, { email }) => {
  seedOnboarding(tx, {
    person: { name: 'Imogen Clarke', email },
    company: {
      name: 'Saltmarsh Tea Ltd',
      website: 'https://saltmarsh.example',
      address: '18 Quay Road, Whitstable CT5 1DB',
      registrationNumber: '11820463',
      country: 'GB',
    },
    others: ['Lukas Brandt', 'Noor Haddad', 'Gordon Pyle'],
  })
}
