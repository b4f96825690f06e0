import { primaryKey } from '@mswjs/data'
import { CURRENCIES } from '../../../../src/contract/values/money.ts'
import { instant, moment } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'

/** The rates that were quoted to customers. */
export const quotes = table({
  model: {
    id: primaryKey(String),
    userId: String,
    pair: String,
    rate: Number,
    /** Milliseconds on the bank's clock. */
    at: moment,
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
    createdAt: instant,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/fx/trades'],
})
