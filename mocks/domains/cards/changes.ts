import type { Act } from '../../core/bank/transaction.ts'
import { refuse } from '../../core/policy/refusal.ts'

/** The bank blocks a card for good: the presenter's doing, no call of the contract can. */
export function blockCard(act: Act, cardId: string): void {
  const card = act.db.cards.get(cardId)
  if (!card) throw refuse(404, 'Card not found')
  if (card.status === 'blocked') return
  act.db.cards.update(cardId, { status: 'blocked' })
  act.audit(card.userId, 'card.blocked', `card ${card.last4}`)
}
