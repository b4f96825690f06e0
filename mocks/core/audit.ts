import { primaryKey } from '@mswjs/data'
import { table } from './table.ts'

export interface AuditRow {
  id: string
  userId: string
  action: string
  entity: string
  createdAt: string
  /** How many rows there were before it: orders what happened in the same instant. */
  position: number
}

/** What an entry is about: `payment 3f2a91c0`. The log names rows as the product does, by the beginning of their ids. */
export const entityOf = (kind: 'organization' | 'owner' | 'payment' | 'trade', id: string): string =>
  `${kind} ${id.slice(0, 8)}`

export const auditEntries = table<AuditRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    action: String,
    entity: String,
    createdAt: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/audit-logs'],
})
