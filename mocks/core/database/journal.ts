import type { BankDatabase } from './db.ts'
import type { StoredRow } from '../storage/stored-bank.ts'
import type { Changes } from './table.ts'

/** Which rows differ from the seed: together with it they are the whole bank. */
export class Journal {
  readonly #database: BankDatabase
  #entries = new Map<string, { table: string; id: string; seeded: boolean }>()

  constructor(database: BankDatabase) {
    this.#database = database
  }

  clear(): void {
    this.#entries.clear()
  }

  /** What a transaction touched, as it is now. */
  note(changes: Changes): (StoredRow & { seeded: boolean })[] {
    const touched = [...changes].flatMap(([table, rows]) =>
      [...rows].map(([id, before]) => ({
        table,
        id,
        row: this.#database.peek(table, id),
        seeded: this.#database.wasSeeded(before),
      })),
    )
    for (const { table, id, seeded } of touched) this.#entries.set(`${table}:${id}`, { table, id, seeded })
    return touched
  }

  /** Puts rows in place that were stored, changed in another tab or imported. */
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

  /** Every row that differs. One that is in nobody's seed and was removed needs no trace. */
  rows(): StoredRow[] {
    return [...this.#entries.values()]
      .map(({ table, id, seeded }) => ({ table, id, seeded, row: this.#database.peek(table, id) }))
      .filter(({ row, seeded }) => row !== null || seeded)
      .map(({ table, id, row }) => ({ table, id, row }))
  }
}
