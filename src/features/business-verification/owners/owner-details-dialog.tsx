import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { BeneficialOwner } from '../../../contract/business-verification.ts'
import { useSupportEmail } from '../../../brand/brand.ts'
import { DetailList } from '../../../ui/data/detail-list.tsx'
import { PlainDialog } from '../../../ui/overlays/dialog.tsx'
import { formatDay, formatNumber } from '../../../text/format.ts'
import { nationalityLabel } from '../nationality-choices.ts'
import { OwnerStatusBadge } from './owner-status-badge.tsx'
import { Remark } from '../wizard/step-section.tsx'

/** Details of an owner, read-only because the contract has no call to change them. */
export function OwnerDetailsDialog({ owner, onClose }: { owner: BeneficialOwner; onClose: () => void }) {
  const supportEmail = useSupportEmail()
  return (
    <PlainDialog
      open
      onClose={onClose}
      title={owner.fullName}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DetailList
        items={[
          { label: 'Full name', value: owner.fullName },
          { label: 'Date of birth', value: formatDay(owner.dob) },
          { label: 'Nationality', value: nationalityLabel(owner.nationality) },
          { label: 'Ownership', value: `${formatNumber(owner.ownershipPct)}%` },
          { label: 'Status', value: <OwnerStatusBadge status={owner.status} /> },
        ]}
      />
      <Remark>
        Submitted details can't be edited here. To correct them, email{' '}
        <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link> with the owner's name and the change.
      </Remark>
    </PlainDialog>
  )
}
