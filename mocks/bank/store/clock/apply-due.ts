import type { BankState } from '../bank-state.ts'
import type { Changes, Row } from '../database/table.ts'
import { namedStream } from '../random.ts'
import type { DueChangeTable } from '../transaction.ts'
import { firstDue } from './due-changes.ts'

interface DueWork {
  state: Pick<BankState, 'database' | 'record' | 'transaction'>
  now: number
  changes: DueChangeTable
  onProblem: (kind: string, reason: string) => void
  note: (changes: Changes) => void
}

/** Applies each due change at its own time; returns what all of them changed, to be stored in one write. */
export function applyDue({ state, now, changes, onProblem, note }: DueWork): { result: undefined; changes: Changes } {
  const { database, record } = state
  const { dueChanges } = database.tables
  const all = new Map<string, Map<string, Row | undefined>>()
  for (let due = firstDue(dueChanges.all(), now); due; due = firstDue(dueChanges.all(), now)) {
    const { id, at, kind } = due
    const change = Object.hasOwn(changes, kind) ? changes[kind] : undefined
    const current = due
    const remove = () => dueChanges.remove(id)
    try {
      // So that every tab draws the same.
      const tx = state.transaction({ now: at, random: namedStream(`${record.epoch} ${id}`) })
      const apply = () => {
        remove()
        change?.(tx, current)
      }
      addFirst(all, database.transaction(apply).changes)
    } catch (error) {
      // A change that cannot be applied must not hold up the ones after it.
      addFirst(all, database.transaction(remove).changes)
      onProblem(kind, error instanceof Error ? error.message : 'unknown reason')
    }
  }
  addFirst(all, database.transaction(() => note(all)).changes)
  return { result: undefined, changes: all }
}

/** Adds the rows as they were before the first change of each. */
function addFirst(all: Map<string, Map<string, Row | undefined>>, changes: Changes): void {
  for (const [table, rows] of changes) {
    const known = all.get(table) ?? new Map<string, Row | undefined>()
    all.set(table, known)
    for (const [id, before] of rows) if (!known.has(id)) known.set(id, before)
  }
}
