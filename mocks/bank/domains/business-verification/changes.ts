import type { OwnerStatus } from '../../../../src/contract/business-verification.ts'
import type { OrganizationStatus } from '../../../../src/contract/organizations.ts'
import type { Transaction, DueChangeTable } from '../../store/transaction.ts'
import { entityOf } from '../../store/audit.ts'
import { refuse } from '../../http/refusal.ts'
import { writeTo } from '../write-to.ts'
import { rejectedMail, statusMail } from './mails.ts'
import { COMPANY_REVIEW_MS, companyOutcome, ownerMayMove, ownerOutcome } from './rules.ts'

const STATUS_ACTIONS: Record<OrganizationStatus, string> = {
  ACTIVE: 'organization.activated',
  PENDING_VERIFICATION: 'organization.pending',
  SUSPENDED: 'organization.suspended',
}

const REVIEW = 'organization.review'

/** Each change of the profile or the owners begins the review again. */
export function beginReview(tx: Transaction, companyId: string): void {
  tx.db.organizations.update(companyId, { reviewAt: tx.now + COMPANY_REVIEW_MS })
  tx.unschedule(companyId)
  tx.schedule(REVIEW, companyId, COMPANY_REVIEW_MS)
}

/**
 * Ends a company's review when it is due and has an outcome: the reviews of its owners may take longer, and the
 * presenter may want to decide.
 */
export function concludeReview(tx: Transaction, userId: string): void {
  if (tx.switches.reviewsWait) return
  const [company] = tx.db.organizations.where('userId', userId)
  if (company?.status !== 'PENDING_VERIFICATION' || company.reviewAt === 0 || company.reviewAt > tx.now) return
  setOrganizationStatus(
    tx,
    company.id,
    companyOutcome(company.registrationNumber, tx.db.owners.where('userId', userId)),
  )
}

export function moveOwner(tx: Transaction, ownerId: string, to: OwnerStatus): void {
  const owner = tx.db.owners.get(ownerId)
  if (!owner || !ownerMayMove(owner.status, to)) return
  tx.db.owners.update(ownerId, { status: to })
  tx.audit(owner.userId, `owner.${to}`, entityOf('owner', ownerId))
  if (to === 'rejected') writeTo(tx, owner.userId, rejectedMail(owner.fullName))
  concludeReview(tx, owner.userId)
}

export const reviewChanges = {
  'owner.review': (tx, { subject }) => {
    const owner = tx.db.owners.get(subject)
    if (owner?.status === 'pending') moveOwner(tx, subject, ownerOutcome(owner.fullName))
  },
  [REVIEW]: (tx, { subject }) => {
    const company = tx.db.organizations.get(subject)
    if (company) concludeReview(tx, company.userId)
  },
} satisfies DueChangeTable

export function setOrganizationStatus(tx: Transaction, organizationId: string, status: OrganizationStatus): void {
  const company = tx.db.organizations.get(organizationId)
  if (!company) throw refuse(404, 'Organization not found')
  if (company.status === status) return
  tx.unschedule(organizationId)
  tx.db.organizations.update(organizationId, { status, reviewAt: 0 })
  tx.audit(company.userId, STATUS_ACTIONS[status], entityOf('organization', organizationId))
  if (status !== 'PENDING_VERIFICATION') writeTo(tx, company.userId, statusMail[status](company.name))
}
