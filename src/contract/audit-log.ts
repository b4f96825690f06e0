import { get } from './endpoint.ts'
import { instant, listOf, record, text, uuid } from './values/reply.ts'

export interface AuditLogEntry {
  id: string
  /** Object and past participle with a dot between them, e.g. `payment.settled`. */
  action: string
  /** The changed record, e.g. `payment 3f2a91c0`. */
  entity: string
  /** ISO-8601 UTC instant. */
  createdAt: string
}

const entry = record<AuditLogEntry>('AuditLogEntry', { id: uuid, action: text, entity: text, createdAt: instant })

export const listAuditLogs = get('/api/audit-logs').returns(listOf(entry))
