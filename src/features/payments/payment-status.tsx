import type { PaymentStatus } from '../../contract/payments.ts'
import { toneOf, type Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  queued: 'amber',
  processing: 'blue',
  settled: 'green',
  failed: 'red',
}

export function PaymentStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={toneOf(TONES, status)}>{capitalised(status)}</StatusBadge>
}
