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

  note(changes: Changes): StoredRow[] {
    const touched = [...changes].flatMap(([table, rows]) =>
      [...rows].map(([id, before]) => ({ table, id, before, row: this.#database.peek(table, id) })),
    )
    for (const { table, id, before } of touched)
      this.#entries.set(`${table}:${id}`, { table, id, seeded: this.#database.wasSeeded(before) })
    return touched.map(({ table, id, row }) => ({ table, id, row }))
  }

  /** Applies rows that were stored, changed by another tab or imported. */
  put(rows: readonly StoredRow[]): void {
    for (const { table, id, row } of rows) {
      const seeded = this.#database.wasSeeded(this.#database.peek(table, id) ?? undefined)
      this.#entries.set(`${table}:${id}`, {
        table,
        id,
        seeded: seeded || this.#entries.get(`${table}:${id}`)?.seeded === true,
      })
      this.#database.restore(table, id, row)
    }
  }

  /** Every row that differs; a removed row that was never seeded needs no entry. */
  rows(): StoredRow[] {
    return [...this.#entries.values()]
      .map(({ table, id, seeded }) => ({ table, id, seeded, row: this.#database.peek(table, id) }))
      .filter(({ row, seeded }) => row !== null || seeded)
      .map(({ table, id, row }) => ({ table, id, row }))
  }
}
