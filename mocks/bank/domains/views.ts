import type { Row, Table } from '../store/database/table.ts'

interface Placed extends Row {
  createdAt: string
  /** Number of rows inserted before it: orders rows with the same time. */
  position: number
}

interface View {
  revision: number
  rows: readonly unknown[]
}

const views = new WeakMap<object, Map<unknown, View>>()

/** A user's rows of a table, newest first; the same array until the table changes, so that it is encoded only once. */
export function newestFirst<TRow extends Placed & { userId: string }, TView>(
  table: Table<TRow>,
  userId: string,
  toView: (row: Readonly<TRow>) => TView,
): TView[] {
  let known = views.get(table)
  if (!known) views.set(table, (known = new Map()))
  const view = known.get(userId)
  if (view?.revision === table.revision) return view.rows as TView[]
  const list = oldestFirst(table.where('userId', userId)).toReversed().map(toView)
  known.set(userId, { revision: table.revision, rows: list })
  return list
}

export const oldestFirst = <TRow extends Placed>(rows: readonly TRow[]): TRow[] =>
  rows.toSorted((a, b) => (a.createdAt === b.createdAt ? a.position - b.position : a.createdAt < b.createdAt ? -1 : 1))
