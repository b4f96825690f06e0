import type { Scenario } from '../core/bank/scenario.ts'
import { entityOf } from '../core/bank/audit.ts'
import { seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { catalogue } from './catalogue.ts'

const HOUR = 60 * 60 * 1000

export const onboarding: Scenario = {
  name: 'onboarding',
  ...catalogue.onboarding,
  seed(tx) {
    const since = new Date(tx.now - 26 * HOUR).toISOString()
    const userId = seedPerson(tx, { name: 'Imogen Clarke', email: 'imogen@saltmarsh.example' }, true, since)
    const companyId = seedCompany(tx, userId, {
      name: 'Saltmarsh Tea Ltd',
      website: 'https://saltmarsh.example',
      address: '18 Quay Road, Whitstable CT5 1DB',
      registrationNumber: '11820463',
      country: 'GB',
      status: 'PENDING_VERIFICATION',
    })
    const [imogen = '', , , gordon = ''] = seedOwners(tx, userId, [
      { fullName: 'Imogen Clarke', dob: '1988-07-21', nationality: 'GB', ownershipPct: 25, status: 'approved' },
      { fullName: 'Lukas Brandt', dob: '1975-02-09', nationality: 'DE', ownershipPct: 25, status: 'pending' },
      { fullName: 'Noor Haddad', dob: '1991-12-30', nationality: 'OTHER', ownershipPct: 25, status: 'other' },
      { fullName: 'Gordon Pyle', dob: '1963-05-14', nationality: 'US', ownershipPct: 25, status: 'rejected' },
    ])
    seedAudit(tx, userId, [
      { at: tx.now - 26 * HOUR, action: 'user.registered', entity: 'user imogen@saltmarsh.example' },
      { at: tx.now - 25.8 * HOUR, action: 'user.verified', entity: 'user imogen@saltmarsh.example' },
      { at: tx.now - 25.5 * HOUR, action: 'organization.submitted', entity: entityOf('organization', companyId) },
      { at: tx.now - 25.4 * HOUR, action: 'owner.approved', entity: entityOf('owner', imogen) },
      { at: tx.now - 25.2 * HOUR, action: 'owner.rejected', entity: entityOf('owner', gordon) },
    ])
  },
}
