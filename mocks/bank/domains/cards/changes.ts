import type { Transaction } from '../../store/transaction.ts'
import { refuse } from '../../http/refusal.ts'

/** For the dock: no call of the contract blocks a card. */
export function blockCard(tx: Transaction, cardId: string): void {
  const card = tx.db.cards.get(cardId)
  if (!card) throw refuse(404, 'Card not found')
  if (card.status === 'blocked') return
  tx.db.cards.update(cardId, { status: 'blocked' })
  tx.audit(card.userId, 'card.blocked', `card ${card.last4}`)
}
