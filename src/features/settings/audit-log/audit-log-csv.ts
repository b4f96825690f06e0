import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { toCsv, type CsvColumn } from '../../../documents/csv.ts'

const COLUMNS: readonly CsvColumn<AuditLogEntry>[] = [
  { header: 'Date', text: (entry) => entry.createdAt },
  { header: 'Action', text: (entry) => entry.action },
  { header: 'Entity', text: (entry) => entry.entity },
  { header: 'ID', text: (entry) => entry.id },
]

/** Every entry given, with its whole id: a file is for machines, the screen shortens. */
export const auditLogCsv = (entries: readonly AuditLogEntry[]): Promise<string> => toCsv(COLUMNS, entries)
