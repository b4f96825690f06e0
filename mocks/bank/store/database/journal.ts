import type { BankDatabase } from './db.ts'
import type { StoredRow } from '../storage/stored-bank.ts'
import type { Changes, Definitions } from './table.ts'

/** Which rows differ from the seed. */
export class Journal {
  readonly #database: BankDatabase
  readonly #definitions: Definitions
  #entries = new Map<string, { table: string; id: string; seeded: boolean }>()

  constructor(database: BankDatabase, definitions: Definitions) {
    this.#database = database
    this.#definitions = definitions
  }

  clear(): void {
    this.#entries.clear()
  }

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

  /** Applies rows that another tab has changed, except where ours supersede them. Returns ours, to be stored again. */
  merge(rows: readonly StoredRow[]): (StoredRow & { seeded: boolean })[] {
    const kept = rows.flatMap(({ table, id, row }) => {
      const entry = this.#entries.get(`${table}:${id}`)
      const own = entry && this.#database.peek(table, id)
      return own && row && this.#definitions[table]?.supersedes?.(own, row) ? [{ ...entry, row: own }] : []
    })
    this.put(rows.filter(({ table, id }) => !kept.some((own) => own.table === table && own.id === id)))
    return kept
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
