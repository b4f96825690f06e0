import type { PaymentStatus } from '../../contract/payments.ts'
import { tone, toneOf, type Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../text/format.ts'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'

const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  queued: 'warning',
  processing: 'info',
  settled: 'success',
  failed: 'error',
}

/** The colours of a status. */
export const paymentTone = (status: string) => tone(toneOf(TONES, status))

export function PaymentStatusBadge({ status }: { status: string }) {
  return <StatusChip tone={toneOf(TONES, status)} label={capitalised(status)} />
}
