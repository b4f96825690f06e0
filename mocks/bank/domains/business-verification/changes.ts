import type { OwnerStatus } from '../../../../src/contract/business-verification.ts'
import type { OrganizationStatus } from '../../../../src/contract/organizations.ts'
import type { Transaction, DueChangeTable } from '../../store/transaction.ts'
import type { DueChangeRow } from '../../store/clock/due-changes.ts'
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

/** Lets a review that is under way end later, for somebody who is still filling in the application. */
export function putOffReview(tx: Transaction, companyId: string): void {
  const due = reviewOf(tx.db, companyId)
  if (due) tx.db.dueChanges.update(due.id, { at: tx.now + COMPANY_REVIEW_MS })
}

export const reviewOf = (db: Transaction['db'], companyId: string): DueChangeRow | undefined =>
  db.dueChanges.where('subject', companyId)[0]

/**
 * Ends a company's review when it is due and has an outcome: the reviews of its owners may take longer, and the
 * presenter may want to decide.
 */
function concludeReview(tx: Transaction, userId: string): void {
  if (tx.switches.reviewsWait) return
  const [company] = tx.db.organizations.where('userId', userId)
  if (company?.status !== 'PENDING_VERIFICATION' || company.reviewAt === 0 || company.reviewAt > tx.now) return
  setOrganizationStatus(
    tx,
    company.id,
    companyOutcome(company.registrationNumber, tx.db.owners.where('userId', userId)),
  )
}

function moveOwner(tx: Transaction, ownerId: string, to: OwnerStatus): void {
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

export function decideOwner(tx: Transaction, ownerId: string, to: 'approved' | 'rejected'): void {
  const owner = tx.db.owners.get(ownerId)
  if (!owner) throw refuse(404, 'Owner not found')
  if (owner.status !== to && !ownerMayMove(owner.status, to)) throw refuse(409, `This owner is already ${owner.status}`)
  tx.unschedule(ownerId)
  moveOwner(tx, ownerId, to)
}

export function setOrganizationStatus(tx: Transaction, organizationId: string, status: OrganizationStatus): void {
  const company = tx.db.organizations.get(organizationId)
  if (!company) throw refuse(404, 'Organization not found')
  if (company.status === status) return
  tx.unschedule(organizationId)
  tx.db.organizations.update(organizationId, { status, reviewAt: 0 })
  tx.audit(company.userId, STATUS_ACTIONS[status], entityOf('organization', organizationId))
  if (status !== 'PENDING_VERIFICATION') writeTo(tx, company.userId, statusMail[status](company.name))
}

/** Ends the reviews that fell due while they waited for the presenter. */
export function concludeReviews(tx: Transaction): void {
  for (const { userId } of tx.db.organizations.all()) concludeReview(tx, userId)
}
