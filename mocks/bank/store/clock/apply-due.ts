import type { Transaction, DueChangeTable } from '../transaction.ts'
import type { TransactionContext } from '../create-transaction.ts'
import type { Db } from '../database/db.ts'
import { firstDue } from './due-changes.ts'
import type { BankRecord } from '../storage/stored-bank.ts'

interface DueWork {
  bank: {
    readonly db: Db
    readonly record: Readonly<BankRecord>
    now: () => number
    transact: (work: (tx: Transaction) => void, context?: Partial<TransactionContext>) => { feeds: string[] }
  }
  changes: DueChangeTable
  onProblem: (kind: string, reason: string) => void
}

/** Applies each due change at its own time, with the same random numbers in every tab; returns the changed feeds. */
export function applyDue({ bank, changes, onProblem }: DueWork): string[] {
  const now = bank.now()
  const feeds = new Set<string>()
  for (let due = firstDue(bank.db.dueChanges.all(), now); due; due = firstDue(bank.db.dueChanges.all(), now)) {
    const { id, at, kind } = due
    const change = Object.hasOwn(changes, kind) ? changes[kind] : undefined
    const current = due
    const remove = (tx: Transaction) => tx.db.dueChanges.remove(id)
    try {
      const applied = bank.transact(
        (tx) => {
          remove(tx)
          change?.(tx, current)
        },
        { now: at, stream: `${bank.record.epoch} ${id}` },
      )
      applied.feeds.forEach((feed) => feeds.add(feed))
    } catch (error) {
      // A change that cannot be applied must not hold up the ones after it.
      bank.transact(remove)
      onProblem(kind, error instanceof Error ? error.message : 'unknown reason')
    }
  }
  return [...feeds]
}
