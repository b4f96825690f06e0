import type { Db } from './db.ts'
import type { Row, Table } from './table.ts'

export function orphanIn(db: Db): string | undefined {
  for (const [name, table] of Object.entries(db) as [string, Pick<Table<Row>, 'all'>][]) {
    for (const row of table.all()) {
      const { userId: person } = row as { userId?: unknown }
      if (typeof person === 'string' && !db.users.get(person))
        return `The saved demonstration is damaged: its ${name} belong to nobody.`
    }
  }
  return undefined
}
