import { primaryKey } from '@mswjs/data'
import { table } from './table.ts'

export interface AuditRow {
  id: string
  ownerId: string
  action: string
  entity: string
  createdAt: string
}

export const auditEntries = table<AuditRow>({
  model: { id: primaryKey(String), ownerId: String, action: String, entity: String, createdAt: String },
  indexes: ['ownerId'],
  feeds: ['/api/audit-logs'],
})
