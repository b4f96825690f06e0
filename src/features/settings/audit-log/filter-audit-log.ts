import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import { isoBounds, type Period } from '../../../documents/period.ts'
import type { FindRecord } from './audited-record.tsx'
import { capitalised } from '../../../text/format.ts'
import { fold, wordsOf } from '../../../text/search-text.ts'

/** The maximum number of entries on screen, by the specification. */
export const SHOWN_ENTRIES = 10

export interface AuditFilter extends Period {
  text: string
  /** For example `payment.settled`; empty for all. */
  action: string
  /** For example `payment`; empty for all. */
  entity: string
}

export const NO_FILTER: AuditFilter = { text: '', action: '', entity: '', from: '', to: '' }

/** `payment 3f2a91c0` → `payment`. */
const entityKind = (entity: string): string => entity.trim().split(/\s/)[0] ?? ''

export const actionsIn = (entries: readonly AuditLogEntry[]): string[] => distinct(entries.map((entry) => entry.action))

export const entityKindsIn = (entries: readonly AuditLogEntry[]): string[] =>
  distinct(entries.map((entry) => entityKind(entry.entity)))

export const countFilters = (filter: AuditFilter): number =>
  Object.values(filter).filter((value: string) => value.trim() !== '').length

/** The entries that contain every word of the text and match the other filters exactly, in the original order. */
export function filterAuditLog(
  entries: readonly AuditLogEntry[],
  filter: AuditFilter,
  findRecord: FindRecord = () => undefined,
): AuditLogEntry[] {
  const words = wordsOf(filter.text)
  const { start, end } = isoBounds(filter)
  return entries.filter((entry) => {
    const { id, action, entity } = entry
    const row = fold([id, action, describeAction(action), entity, findRecord(entry.entity)?.text].join(' '))
    return (
      words.every((word) => row.includes(word)) &&
      (filter.action === '' || entry.action === filter.action) &&
      (filter.entity === '' || entityKind(entry.entity) === filter.entity) &&
      entry.createdAt >= start &&
      entry.createdAt < end
    )
  })
}

/** Actions whose code does not read as a sentence. */
const ACTIONS: Readonly<Record<string, string>> = {
  'fx.executed': 'FX trade executed',
  'organization.submitted': 'Business profile submitted',
  'user.verification-sent': 'Verification email sent',
  'user.verified': 'Email verified',
}

/** `payment.settled` → `Payment settled`. */
export const describeAction = (action: string): string =>
  (Object.hasOwn(ACTIONS, action) && ACTIONS[action]) || capitalised(action.replace(/[._-]+/g, ' ').trim())

const distinct = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean).toSorted()
