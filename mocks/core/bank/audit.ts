import { primaryKey } from '@mswjs/data'
import { table, type RowOf } from '../database/table.ts'

export type AuditRow = RowOf<typeof auditEntries>

/** What an entry is about: `payment 3f2a91c0`. The log names rows as the product does, by the beginning of their ids. */
export const entityOf = (kind: 'organization' | 'owner' | 'payment' | 'trade', id: string): string =>
  `${kind} ${id.slice(0, 8)}`

export const auditEntries = table({
  model: {
    id: primaryKey(String),
    userId: String,
    action: String,
    entity: String,
    createdAt: String,
    /** How many rows there were before it: orders entries of the same instant. */
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/audit-logs'],
})
