import { primaryKey } from '@mswjs/data'
import { currencyCode, moment } from '../../store/database/forms.ts'
import { table, type RowOf } from '../../store/database/table.ts'

/** Moves an amount between two ledger accounts, so that every transaction sums to zero in its currency. */
export type Transfer = RowOf<typeof transfers>

/** Append-only. Has no list of its own; changes the balances in the list of accounts. */
export const transfers = table({
  model: {
    /** Derived from its cause (`<payment>:outcome`), so that two tabs that apply one due change book it once. */
    id: primaryKey(String),
    from: String,
    to: String,
    currency: currencyCode,
    /** Minor units, a positive safe integer. */
    minor: Number,
    /** Milliseconds since the epoch, on the bank's clock. */
    at: moment,
  },
  feeds: ['/api/accounts'],
})
