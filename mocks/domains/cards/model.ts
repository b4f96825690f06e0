import { nullable, primaryKey } from '@mswjs/data'
import type { CardStatus, CardType } from '../../../src/contract/cards.ts'
import { table } from '../../core/table.ts'

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
    cardType: String,
    currency: String,
    status: String,
    last4: String,
    createdAt: String,
    dailyMinor: nullable<number>(() => null),
    monthlyMinor: nullable<number>(() => null),
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/cards'],
})
