import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { toCsv, type CsvColumn } from '../../../documents/csv.ts'

const COLUMNS: readonly CsvColumn<AuditLogEntry>[] = [
  { header: 'Date', text: (entry) => entry.createdAt },
  { header: 'Action', text: (entry) => entry.action },
  { header: 'Entity', text: (entry) => entry.entity },
  { header: 'ID', text: (entry) => entry.id },
]

/** A CSV of the entries with full IDs, which the screen shortens. */
export const auditLogCsv = (entries: readonly AuditLogEntry[]): Promise<string> => toCsv(COLUMNS, entries)
