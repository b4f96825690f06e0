import type { AuditLogEntry } from '../../../contract/audit-log.ts'
import type { Payment } from '../../../contract/payments.ts'
import { shortId } from '../../../text/format.ts'

export interface TimelineStep {
  status: string
  state: 'done' | 'current' | 'ahead' | 'failed'
  /** ISO 8601 instant; absent when the bank has not reported it. */
  at?: string
}

const PATH = ['queued', 'processing', 'settled'] as const

/** The past and future steps of a payment. Its record has the creation time only; the audit log has the others. */
export function timelineOf(payment: Payment, auditLog: readonly AuditLogEntry[] = []): TimelineStep[] {
  const { status, createdAt } = payment
  const moved = (to: string) =>
    auditLog.find(({ action, entity }) => action === `payment.${to}` && entity === `payment ${shortId(payment.id)}`)
      ?.createdAt
  const step = (of: string, state: TimelineStep['state']): TimelineStep => {
    const at = of === 'queued' ? createdAt : state === 'ahead' ? undefined : moved(of)
    return { status: of, state, ...(at && { at }) }
  }
  if (status === 'failed')
    return [
      step('queued', 'done'),
      ...(moved('processing') ? [step('processing', 'done')] : []),
      step('failed', 'failed'),
    ]
  const reached = PATH.findIndex((one) => one === status)
  // An unknown status has no known position among the others.
  if (reached === -1) return [step('queued', 'done'), step(status, 'current')]
  return PATH.map((one, index) =>
    step(one, index < reached || status === 'settled' ? 'done' : index === reached ? 'current' : 'ahead'),
  )
}
