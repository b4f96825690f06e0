import type { AuditLogEntry } from '../../contract/audit-log.ts'
import { fold, wordsOf } from '../../ui/search-text.ts'

/** The specification shows this many entries at most. */
export const SHOWN_ENTRIES = 10

export interface AuditFilter {
  text: string
  /** One action, e.g. `payment.settled`; empty for every one. */
  action: string
  /** One kind of entity, e.g. `payment`; empty for every one. */
  entity: string
  /** `YYYY-MM-DD` in the reader's time zone, both days included; empty for open. */
  from: string
  to: string
}

export const NO_FILTER: AuditFilter = { text: '', action: '', entity: '', from: '', to: '' }

/** `payment 3f2a91c0` is a `payment`. */
export const entityKind = (entity: string): string => entity.trim().split(/\s+/)[0] ?? ''

export const actionsIn = (entries: readonly AuditLogEntry[]): string[] => distinct(entries.map((entry) => entry.action))

export const entityKindsIn = (entries: readonly AuditLogEntry[]): string[] => distinct(entries.map((entry) => entityKind(entry.entity)))

export const countFilters = (filter: AuditFilter): number => Object.values(filter).filter((value: string) => value.trim() !== '').length

/** Every word of the text occurs in the entry; the other fields match exactly. Order is kept. */
export function filterAuditLog(entries: readonly AuditLogEntry[], filter: AuditFilter): AuditLogEntry[] {
  const words = wordsOf(filter.text)
  const from = startOfDay(filter.from, 0)
  const until = startOfDay(filter.to, 1)
  return entries.filter((entry) => {
    const row = fold(`${entry.id} ${entry.action} ${describeAction(entry.action)} ${entry.entity}`)
    const at = Date.parse(entry.createdAt)
    return (
      words.every((word) => row.includes(word)) &&
      (filter.action === '' || entry.action === filter.action) &&
      (filter.entity === '' || entityKind(entry.entity) === filter.entity) &&
      (from === undefined || at >= from) &&
      (until === undefined || at < until)
    )
  })
}

/** `payment.settled` -> `Payment settled`. */
export function describeAction(action: string): string {
  const words = action.replace(/[._-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean).toSorted()

/** Local midnight of a day, `daysLater` days on; a day that cannot be read limits nothing. */
function startOfDay(day: string, daysLater: number): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  return match ? new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + daysLater).getTime() : undefined
}
