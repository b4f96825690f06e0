import { get } from './endpoint.ts'
import { instant, listOf, record, text, uuid, type ReplyOf } from './values/reply.ts'

const entry = record('AuditLogEntry', {
  id: uuid,
  /** Object and past participle with a dot between them, e.g. `payment.settled`. */
  action: text,
  /** The changed record, e.g. `payment 3f2a91c0`. */
  entity: text,
  createdAt: instant,
})
export type AuditLogEntry = ReplyOf<typeof entry>

export const listAuditLogs = get('/api/audit-logs').returns(listOf(entry))
