import { primaryKey } from '@mswjs/data'
import type { Currency } from '../../../src/contract/money.ts'
import { table } from '../../core/table.ts'

/** A rate that a customer was quoted: a trade may use no other one. */
export interface QuoteRow {
  id: string
  userId: string
  pair: string
  rate: number
  /** Milliseconds on the bank's clock. */
  at: number
}

export const quotes = table<QuoteRow>({
  model: { id: primaryKey(String), userId: String, pair: String, rate: Number, at: Number },
  indexes: ['userId'],
})

export interface TradeRow {
  id: string
  userId: string
  fromCurrency: Currency
  toCurrency: Currency
  minor: number
  rate: number
  feeMinor: number
  totalMinor: number
  markupBps: number
  createdAt: string
  /** How many rows there were before it: orders what was made in the same instant. */
  position: number
}

export const trades = table<TradeRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    fromCurrency: String,
    toCurrency: String,
    minor: Number,
    rate: Number,
    feeMinor: Number,
    totalMinor: Number,
    markupBps: Number,
    createdAt: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/fx/trades'],
})
