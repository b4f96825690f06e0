import type { Row, Table } from '../core/database/table.ts'

/** A row that has its place in a list, the same one in every tab and after a reload. */
export interface Placed extends Row {
  createdAt: string
  position: number
}

interface View {
  revision: number
  rows: readonly unknown[]
}

const views = new WeakMap<object, Map<unknown, View>>()

/**
 * What one person sees of a table, newest first. The same array is answered until the table changes: a long list is
 * neither mapped nor written out again for a request that finds nothing new.
 */
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
