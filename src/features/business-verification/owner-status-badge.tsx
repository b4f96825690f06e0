import Check from '@mui/icons-material/CheckOutlined'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import { toneOf, type Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const TONES: Readonly<Record<BeneficialOwner['status'], Tone>> = {
  approved: 'green',
  pending: 'amber',
  rejected: 'red',
  other: 'grey',
}

export function OwnerStatusBadge({ status }: Pick<BeneficialOwner, 'status'>) {
  return (
    <StatusBadge tone={toneOf(TONES, status)} icon={status === 'approved' ? <Check /> : undefined}>
      {capitalised(status)}
    </StatusBadge>
  )
}
