import { get } from './endpoint.ts'

export interface AuditLogEntry {
  id: string
  /** Verb phrase in dotted form, e.g. `payment.settled`. */
  action: string
  /** What it happened to, e.g. `payment 3f2a91c0`. */
  entity: string
  /** ISO-8601 UTC instant. */
  createdAt: string
}

export const listAuditLogs = get('/api/audit-logs').returns<AuditLogEntry[]>()
