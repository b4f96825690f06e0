import type { Db } from './db.ts'
import type { Row, Table } from './table.ts'

/** Every record names people that exist; a state where one does not was tampered with. */
export function orphanIn(db: Db): string | undefined {
  for (const [name, table] of Object.entries(db) as [string, Pick<Table<Row>, 'all'>][]) {
    for (const row of table.all()) {
      const { userId, ownerId } = row as { userId?: unknown; ownerId?: unknown }
      const person = userId ?? ownerId
      if (typeof person === 'string' && !db.users.get(person)) return `The saved demonstration is damaged: its ${name} belong to nobody.`
    }
  }
  return undefined
}
