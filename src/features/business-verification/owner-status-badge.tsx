import Check from '@mui/icons-material/CheckOutlined'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import type { Tone } from '../../theme/tokens.ts'
import { capitalised } from '../../ui/format.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'

const TONES: Readonly<Record<string, Tone>> = { approved: 'green', pending: 'amber', rejected: 'red' }

export function OwnerStatusBadge({ status }: Pick<BeneficialOwner, 'status'>) {
  return (
    <StatusBadge tone={TONES[status] ?? 'grey'} icon={status === 'approved' ? <Check /> : undefined}>
      {capitalised(status)}
    </StatusBadge>
  )
}
