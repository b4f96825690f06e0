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

export const auditEntries = table<AuditRow>({
  model: { id: primaryKey(String), userId: String, action: String, entity: String, createdAt: String, position: Number },
  indexes: ['userId'],
  feeds: ['/api/audit-logs'],
})
