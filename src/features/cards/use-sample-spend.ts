import { useEndpoint } from '../../api/use-endpoint.ts'
import { listAuditLogs, type AuditLogEntry } from '../../contract/audit-log.ts'
import type { Card } from '../../contract/cards.ts'
import { useToday } from '../../demonstration/use-today.ts'
import { sampleSpend, spentInMonthOf } from './sample-spend.ts'

/**
 * The sample transactions of a card, and what they add up to this month, in minor units. None was made while the card
 * was frozen or blocked. Undefined until the audit log, which knows when that was, has been read.
 */
export function useSampleSpend(card: Card) {
  const time = useToday()
  const { data: auditLog, error } = useEndpoint(listAuditLogs)
  if (!auditLog && !error) return undefined
  const changes = changesOf(card, auditLog)
  const stop = changes.find(({ action }) => action !== UNFROZEN)
  const recent = sampleSpend(card, time)
  // A card that was frozen for long has nothing recent to show, so add what came before that.
  const before = stop ? sampleSpend(card, Date.parse(stop.createdAt)) : []
  const spend = [...recent, ...before.filter(({ id }) => !recent.some((one) => one.id === id))].filter(({ at }) => {
    const last = changes.find(({ createdAt }) => createdAt <= at)
    return !last || last.action === UNFROZEN
  })
  return { spend, spentThisMonth: spentInMonthOf(spend, time) }
}

const UNFROZEN = 'card.unfrozen'

/** The log's entries about freezing and blocking this card, newest first. */
const changesOf = ({ last4 }: Card, auditLog: readonly AuditLogEntry[] = []) =>
  auditLog.filter(
    ({ action, entity }) => entity === `card ${last4}` && ['card.frozen', UNFROZEN, 'card.blocked'].includes(action),
  )
