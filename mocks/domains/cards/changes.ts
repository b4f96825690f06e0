import type { Transaction } from '../../core/bank/transaction.ts'
import { refuse } from '../../core/policy/refusal.ts'

/** The bank blocks a card for good: the presenter's doing, no call of the contract can. */
export function blockCard(tx: Transaction, cardId: string): void {
  const card = tx.db.cards.get(cardId)
  if (!card) throw refuse(404, 'Card not found')
  if (card.status === 'blocked') return
  tx.db.cards.update(cardId, { status: 'blocked' })
  tx.audit(card.userId, 'card.blocked', `card ${card.last4}`)
}
