import type { OwnerStatus } from '../../../src/contract/business-verification.ts'
import type { OrganizationStatus } from '../../../src/contract/organizations.ts'
import type { Act, DueChangeTable } from '../../core/bank/transaction.ts'
import { entityOf } from '../../core/bank/audit.ts'
import { refuse } from '../../core/policy/refusal.ts'
import { companyOutcome, ownerMayMove, ownerOutcome } from './rules.ts'

const STATUS_ACTIONS: Record<OrganizationStatus, string> = {
  ACTIVE: 'organization.activated',
  PENDING_VERIFICATION: 'organization.pending',
  SUSPENDED: 'organization.suspended',
}

/** Ends the review of a company whose time has come, as soon as there is an outcome: its owners may take longer. */
function concludeReview(act: Act, userId: string): void {
  const [company] = act.db.organizations.where('userId', userId)
  if (company?.status !== 'PENDING_VERIFICATION' || company.reviewAt === 0 || company.reviewAt > act.now) return
  const status = companyOutcome(company.registrationNumber, act.db.owners.where('userId', userId))
  if (status !== 'PENDING_VERIFICATION') setOrganizationStatus(act, company.id, status)
}

function moveOwner(act: Act, ownerId: string, to: OwnerStatus): void {
  const owner = act.db.owners.get(ownerId)
  if (!owner || !ownerMayMove(owner.status, to)) return
  act.db.owners.update(ownerId, { status: to })
  act.audit(owner.userId, `owner.${to}`, entityOf('owner', ownerId))
  concludeReview(act, owner.userId)
}

export const reviewChanges = {
  'owner.review': (act, { subject }) => {
    const owner = act.db.owners.get(subject)
    if (owner?.status === 'pending') moveOwner(act, subject, ownerOutcome(owner.fullName))
  },
  'organization.review': (act, { subject }) => {
    const company = act.db.organizations.get(subject)
    if (company) concludeReview(act, company.userId)
  },
} satisfies DueChangeTable

/** The presenter decides about an owner. */
export function decideOwner(act: Act, ownerId: string, to: 'approved' | 'rejected'): void {
  const owner = act.db.owners.get(ownerId)
  if (!owner) throw refuse(404, 'Owner not found')
  if (owner.status !== to && !ownerMayMove(owner.status, to)) throw refuse(409, `This owner is already ${owner.status}`)
  act.unschedule(ownerId)
  moveOwner(act, ownerId, to)
}

/** The bank's word on a company: the outcome of its review, or the presenter's. */
export function setOrganizationStatus(act: Act, organizationId: string, status: OrganizationStatus): void {
  const company = act.db.organizations.get(organizationId)
  if (!company) throw refuse(404, 'Organization not found')
  if (company.status === status) return
  act.unschedule(organizationId)
  act.db.organizations.update(organizationId, { status, reviewAt: 0 })
  act.audit(company.userId, STATUS_ACTIONS[status], entityOf('organization', organizationId))
}
