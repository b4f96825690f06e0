import type { Changes, Database, Row } from '../database/table.ts'

/** A row before and after a transaction; null where there is none. */
export interface RowChange {
  table: string
  id: string
  before: Row | null
  after: Row | null
}

/** The id of a session is a secret, and the history does not record itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(['sessions', 'steps'])

/** The rows that a transaction has just changed. */
export const rowChanges = ({ peek }: Pick<Database<unknown>, 'peek'>, changes: Changes): RowChange[] =>
  [...changes]
    .filter(([table]) => !LEFT_OUT.has(table))
    .flatMap(([table, rows]) =>
      [...rows].map(([id, before]) => ({ table, id, before: before ?? null, after: peek(table, id) })),
    )
