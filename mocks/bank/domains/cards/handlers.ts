import { type Card, cardTexts, createCard, listCards, updateCard } from '../../../../src/contract/cards.ts'
import { isNothing } from '../../../../src/contract/values/fields.ts'
import { parseAmount, toMajor } from '../../../../src/contract/values/money.ts'
import { repliedTexts, storedTexts } from '../../store/database/texts.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { newestFirst } from '../views.ts'
import type { CardRow } from './model.ts'

function toCard(row: Readonly<CardRow>): Card {
  const { id, brand, cardType, currency, status, last4, createdAt, dailyMinor, monthlyMinor } = row
  return {
    id,
    brand,
    ...repliedTexts(cardTexts, row),
    cardType,
    currency,
    status,
    last4,
    createdAt,
    ...((dailyMinor !== null || monthlyMinor !== null) && {
      corridorLimits: {
        ...(dailyMinor !== null && { daily: toMajor(dailyMinor, currency) }),
        ...(monthlyMinor !== null && { monthly: toMajor(monthlyMinor, currency) }),
      },
    }),
  }
}

/** A limit in minor units from its flat and its nested field; null when neither is entered. Throws when they differ. */
function limit(currency: string, ...stated: (string | number | undefined)[]): number | null {
  const entered = stated.filter((value) => !isNothing(value))
  const amounts = entered.map((value) => {
    const parsed = parseAmount(value, currency)
    if (!parsed.ok) throw refuse(422, parsed.message)
    return parsed.minor
  })
  if (new Set(amounts).size > 1) throw refuse(422, 'The limit is stated twice and differs')
  return amounts[0] ?? null
}

export const cardHandlers = {
  listCards: handle(listCards, ({ db, user }) => newestFirst(db.cards, user.id, toCard)),

  createCard: handle(createCard, ({ db, user, body, newId, int, at, audit }) => {
    const row = db.cards.insert({
      id: newId(),
      userId: user.id,
      brand: body.cardType === 'virtual' ? 'Visa' : 'Mastercard',
      ...storedTexts(cardTexts, body),
      cardType: body.cardType,
      currency: body.currency,
      status: 'active',
      last4: String(int(0, 9999)).padStart(4, '0'),
      createdAt: at,
      dailyMinor: limit(body.currency, body.dailyLimit, body.corridorLimits?.daily),
      monthlyMinor: limit(body.currency, body.monthlyLimit, body.corridorLimits?.monthly),
      position: db.cards.size,
    })
    audit(user.id, 'card.created', `card ${row.last4}`)
    return toCard(row)
  }),

  updateCard: handle(updateCard, ({ db, user, params, body, audit }) => {
    const card = db.cards.get(params.id)
    if (card?.userId !== user.id) throw refuse(404, 'Card not found')
    if (card.status === 'blocked') throw refuse(409, 'This card is blocked')
    if (card.status === body.status) return toCard(card)
    audit(user.id, body.status === 'frozen' ? 'card.frozen' : 'card.unfrozen', `card ${card.last4}`)
    return toCard(db.cards.update(card.id, { status: body.status }))
  }),
}
