import type { DueChangeRow } from '../../store/clock/due-changes.ts'
import type { Transaction } from '../../store/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { concludeReview, moveOwner } from './changes.ts'
import { COMPANY_REVIEW_MS, ownerMayMove } from './rules.ts'

// What the dock does to a review. The bank's own changes are in changes.ts, which loads earlier.

/** Lets a review that is under way end later, for somebody who is still filling in the application. */
export function putOffReview(tx: Transaction, companyId: string): void {
  const due = reviewOf(tx.db, companyId)
  if (due) tx.db.dueChanges.update(due.id, { at: tx.now + COMPANY_REVIEW_MS })
}

export const reviewOf = (db: Transaction['db'], companyId: string): DueChangeRow | undefined =>
  db.dueChanges.where('subject', companyId)[0]

export function decideOwner(tx: Transaction, ownerId: string, to: 'approved' | 'rejected'): void {
  const owner = tx.db.owners.get(ownerId)
  if (!owner) throw refuse(404, 'Owner not found')
  if (owner.status !== to && !ownerMayMove(owner.status, to)) throw refuse(409, `This owner is already ${owner.status}`)
  tx.unschedule(ownerId)
  moveOwner(tx, ownerId, to)
}

/** Ends the reviews that fell due while they waited for the presenter. */
export function concludeReviews(tx: Transaction): void {
  for (const { userId } of tx.db.organizations.all()) concludeReview(tx, userId)
}
