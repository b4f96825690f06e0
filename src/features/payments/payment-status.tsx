import type { PaymentStatus } from '../../contract/payments.ts'
import { toneOf, type Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../text/format.ts'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  queued: 'warning',
  processing: 'info',
  settled: 'success',
  failed: 'error',
}

export function PaymentStatusBadge({ status }: { status: string }) {
  return <StatusChip tone={toneOf(TONES, status)} label={capitalised(status)} />
}
