import { primaryKey } from '@mswjs/data'
import { table } from './table.ts'

/**
 * Something the bank will do by itself. The time is stored and the change is applied by whoever looks next (a request,
 * a tick), so that a reload, a closed laptop or a second tab neither loses, doubles nor freezes it.
 */
export interface DueChangeRow {
  id: string
  /** Milliseconds on the bank's clock. */
  at: number
  /** Which of the registered changes, e.g. `payment.settle`. */
  kind: string
  /** The id of the row it is about. */
  subject: string
}

export const dueChanges = table<DueChangeRow>({
  model: { id: primaryKey(String), at: Number, kind: String, subject: String },
  indexes: ['subject'],
})

/** The change that is due first among those at or before `now`; ties in the order of their ids, the same in every tab. */
export function firstDue(rows: readonly DueChangeRow[], now: number): DueChangeRow | undefined {
  let first: DueChangeRow | undefined
  for (const row of rows) {
    if (row.at <= now && (!first || row.at < first.at || (row.at === first.at && row.id < first.id))) first = row
  }
  return first
}
