import Check from '@mui/icons-material/CheckOutlined'
import type { BeneficialOwner } from '../../../contract/business-verification.ts'
import { toneOf, type Tone } from '../../../theme/tokens.ts'
import { capitalised } from '../../../text/format.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'

const TONES: Readonly<Record<BeneficialOwner['status'], Tone>> = {
  approved: 'success',
  pending: 'warning',
  rejected: 'error',
  other: 'default',
}

export function OwnerStatusBadge({ status }: Pick<BeneficialOwner, 'status'>) {
  return (
    <StatusChip
      tone={toneOf(TONES, status)}
      icon={status === 'approved' ? <Check /> : undefined}
      label={capitalised(status)}
    />
  )
}
