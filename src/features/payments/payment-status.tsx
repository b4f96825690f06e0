import type { Tone } from '../../theme/tokens.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const TONES: Readonly<Record<string, Tone>> = { queued: 'amber', processing: 'blue', settled: 'green', failed: 'red' }

/** A status that this version does not know is shown as the bank calls it, grey. */
export function PaymentStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={(Object.hasOwn(TONES, status) && TONES[status]) || 'grey'}>{statusName(status)}</StatusBadge>
}

export const statusName = (status: string): string => status.charAt(0).toUpperCase() + status.slice(1)
