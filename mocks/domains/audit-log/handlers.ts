import { type AuditLogEntry, listAuditLogs } from '../../../src/contract/audit-log.ts'
import type { AuditRow } from '../../core/audit.ts'
import { handle } from '../../core/handle.ts'

const toEntry = ({ id, action, entity, createdAt }: Readonly<AuditRow>): AuditLogEntry => ({ id, action, entity, createdAt })

export const auditLogHandlers = {
  listAuditLogs: handle(listAuditLogs, ({ db, user }) => {
    const newest = db.auditEntries.where('ownerId', user.id).toReversed()
    return newest.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0)).map(toEntry)
  }),
}
