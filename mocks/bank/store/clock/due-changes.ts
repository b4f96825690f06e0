import { primaryKey } from '@mswjs/data'
import { moment } from '../database/forms.ts'
import { fitting, table, type RowOf } from '../database/table.ts'

export type DueChangeRow = RowOf<typeof dueChanges>

/** Changes that the bank makes later. Stored, so that a reload or a second tab neither loses nor repeats one. */
export const dueChanges = table({
  model: {
    id: primaryKey(String),
    /** Milliseconds on the bank's clock. */
    at: moment,
    /** One of the registered changes, e.g. `payment.settle`. */
    kind: fitting((value) => /^[a-z][a-z.-]{0,60}$/.test(value)),
    subject: String,
  },
  indexes: ['subject'],
})

/** When the next change is due. */
export const nextDue = (rows: readonly DueChangeRow[]): number | undefined => firstDue(rows, Infinity)?.at

/** The earliest change due by `now`; ties are broken by id, so that every tab applies the same order. */
export function firstDue(rows: readonly DueChangeRow[], now: number): DueChangeRow | undefined {
  let first: DueChangeRow | undefined
  for (const row of rows) {
    if (row.at <= now && (!first || row.at < first.at || (row.at === first.at && row.id < first.id))) first = row
  }
  return first
}
