import { nullable, primaryKey } from '@mswjs/data'
import { CARD_TYPES, type CardStatus, type CardType } from '../../../src/contract/cards.ts'
import { oneOf, table } from '../../core/table.ts'

export interface CardRow {
  id: string
  userId: string
  brand: string
  cardholder: string
  cardType: CardType
  currency: string
  status: CardStatus
  last4: string
  createdAt: string
  /** Minor units; null when no limit was entered. */
  dailyMinor: number | null
  monthlyMinor: number | null
  /** How many rows there were before it: orders what was made in the same instant. */
  position: number
}

export const cards = table<CardRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    brand: String,
    cardholder: String,
    cardType: oneOf(CARD_TYPES),
    currency: String,
    status: oneOf(['active', 'frozen', 'blocked'] satisfies CardStatus[]),
    last4: String,
    createdAt: String,
    dailyMinor: nullable(Number),
    monthlyMinor: nullable(Number),
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/cards'],
})
