import { primaryKey } from '@mswjs/data'
import { CURRENCIES } from '../../../src/contract/money.ts'
import { oneOf, table, type RowOf } from '../../core/database/table.ts'

/** The rates that customers were quoted: a trade may use no other. */
export const quotes = table({
  model: {
    id: primaryKey(String),
    userId: String,
    pair: String,
    rate: Number,
    /** Milliseconds on the bank's clock. */
    at: Number,
  },
  indexes: ['userId'],
})

export type TradeRow = RowOf<typeof trades>

export const trades = table({
  model: {
    id: primaryKey(String),
    userId: String,
    fromCurrency: oneOf(CURRENCIES),
    toCurrency: oneOf(CURRENCIES),
    minor: Number,
    rate: Number,
    feeMinor: Number,
    totalMinor: Number,
    markupBps: Number,
    createdAt: String,
    /** How many rows there were before it: orders rows made in the same instant. */
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/fx/trades'],
})
