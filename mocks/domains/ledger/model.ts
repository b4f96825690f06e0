import { primaryKey } from '@mswjs/data'
import { table, type RowOf } from '../../core/database/table.ts'

/**
 * One entry of the book: takes one amount out of one ledger account and puts it into another, so every transaction sums to
 * zero in its currency and no minor unit can be made or lost.
 */
export type Transfer = RowOf<typeof transfers>

/** Append-only. No list shows it, but the accounts that it moves money between do. */
export const transfers = table({
  model: {
    /**
     * Derived from its cause (`<payment>:reserve`), never random: two tabs that apply the same due change write the same
     * transfer, and the second one finds it there.
     */
    id: primaryKey(String),
    from: String,
    to: String,
    currency: String,
    /** Minor units, a positive safe integer. */
    minor: Number,
    /** Milliseconds since the epoch, on the bank's clock. */
    at: Number,
  },
  feeds: ['/api/accounts'],
})
