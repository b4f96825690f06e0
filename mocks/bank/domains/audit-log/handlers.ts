import { type AuditLogEntry, listAuditLogs } from '../../../../src/contract/audit-log.ts'
import type { AuditRow } from '../../store/audit.ts'
import { handle } from '../../http/handle.ts'
import { newestFirst } from '../views.ts'

const toEntry = ({ id, action, entity, createdAt }: Readonly<AuditRow>): AuditLogEntry => ({
  id,
  action,
  entity,
  createdAt,
})

export const auditLogHandlers = {
  listAuditLogs: handle(listAuditLogs, ({ db, user }) => newestFirst(db.auditEntries, user.id, toEntry)),
}
