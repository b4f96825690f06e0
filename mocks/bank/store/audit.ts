import { primaryKey } from '@mswjs/data'
import { instant } from './database/forms.ts'
import { table, type RowOf } from './database/table.ts'

export type AuditRow = RowOf<typeof auditEntries>

/** Formats an audit entity, e.g. `payment 3f2a91c0`: like the product, the log shows the beginning of an id. */
export const entityOf = (kind: 'organization' | 'owner' | 'payment' | 'trade', id: string): string =>
  `${kind} ${id.slice(0, 8)}`

export const auditEntries = table({
  model: {
    id: primaryKey(String),
    userId: String,
    action: String,
    entity: String,
    createdAt: instant,
    /** Number of rows inserted before it: orders entries with the same time. */
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/audit-logs'],
})
