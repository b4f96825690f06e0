import { useState } from 'react'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { now } from '../../clock.ts'
import { listAuditLogs, type AuditLogEntry } from '../../contract/audit-log.ts'
import type { Card } from '../../contract/cards.ts'
import { sampleSpend, spentInMonthOf } from './sample-spend.ts'

/**
 * The sample transactions of a card, and what they add up to this month, in minor units. A card that is frozen or
 * blocked has none after that moment. Undefined until the audit log, which knows the moment, has been read.
 */
export function useSampleSpend(card: Card) {
  // Fixed on mount, so that nothing changes while it is shown.
  const [time] = useState(now)
  const stopped = card.status !== 'active'
  const { data: auditLog, error } = useEndpoint(listAuditLogs, { enabled: stopped })
  if (stopped && !auditLog && !error) return undefined
  const spend = sampleSpend(card, (stopped && stoppedAt(card, auditLog)) || time)
  return { spend, spentThisMonth: spentInMonthOf(spend, time) }
}

/** Undefined when the log, newest first, does not have it. */
function stoppedAt({ status, last4 }: Card, auditLog: readonly AuditLogEntry[] = []): number | undefined {
  const entry = auditLog.find(({ action, entity }) => action === `card.${status}` && entity === `card ${last4}`)
  return entry && Date.parse(entry.createdAt)
}
