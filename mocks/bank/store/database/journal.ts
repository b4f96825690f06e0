import type { BankDatabase } from './db.ts'
import type { StoredRow } from '../storage/stored-bank.ts'
import type { Changes } from './table.ts'

/** Which rows differ from the seed. */
export class Journal {
  readonly #database: BankDatabase
  #entries = new Map<string, { table: string; id: string; seeded: boolean }>()

  constructor(database: BankDatabase) {
    this.#database = database
  }

  clear(): void {
    this.#entries.clear()
  }

  /** The rows that a transaction has changed, as they are now. */
  changed(changes: Changes): StoredRow[] {
    return [...changes].flatMap(([table, rows]) =>
      [...rows.keys()].map((id) => ({ table, id, row: this.#database.peek(table, id) })),
    )
  }

  /** Notes what a transaction has changed, once it is stored: entries keep the order of the storage. */
  note(changes: Changes): void {
    for (const [table, rows] of changes)
      for (const [id, before] of rows) this.#note(table, id, this.#database.wasSeeded(before))
  }

  /** Applies rows that were stored, changed by another tab or imported. */
  put(rows: readonly StoredRow[]): void {
    for (const { table, id, row } of rows) {
      this.#note(table, id, this.#database.wasSeeded(this.#database.peek(table, id) ?? undefined))
      this.#database.restore(table, id, row)
    }
  }

  /** A row that was seeded counts as seeded even after it was removed and inserted again. */
  #note(table: string, id: string, seeded: boolean): void {
    const key = `${table}:${id}`
    this.#entries.set(key, { table, id, seeded: seeded || this.#entries.get(key)?.seeded === true })
  }

  /** Every row that differs; a removed row that was never seeded needs no entry. */
  rows(): StoredRow[] {
    return [...this.#entries.values()]
      .map(({ table, id, seeded }) => ({ table, id, seeded, row: this.#database.peek(table, id) }))
      .filter(({ row, seeded }) => row !== null || seeded)
      .map(({ table, id, row }) => ({ table, id, row }))
  }
}
