import type { Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const TONES: Readonly<Record<string, Tone>> = { queued: 'amber', processing: 'blue', settled: 'green', failed: 'red' }

/** A status that this version does not know is shown as the bank calls it, grey. */
export function PaymentStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={(Object.hasOwn(TONES, status) && TONES[status]) || 'grey'}>{capitalised(status)}</StatusBadge>
}
