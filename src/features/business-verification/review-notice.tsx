import Gavel from '@mui/icons-material/GppBadOutlined'
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useSupportEmail } from '../../brand/brand.ts'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import type { Organization } from '../../contract/organizations.ts'
import { COMPANY_SAYS } from '../../session/application.ts'

const alert = { role: 'none', sx: { marginBottom: 2 } } as const

interface ReviewNoticeProps {
  organization: Organization | undefined
  owners: readonly BeneficialOwner[]
  /** Whether all steps are completed. */
  finished: boolean
  /** Whether the company was activated before all steps were completed. */
  stepsLeft: boolean
}

/** Names the rejected owners, who block the activation and cannot be changed in the wizard; empty without any. */
export function rejectedOwners(owners: readonly BeneficialOwner[]): string {
  const [first, ...others] = owners.filter(({ status }) => status === 'rejected')
  if (!first) return ''
  return others.length === 0
    ? `${first.fullName} was rejected as a beneficial owner.`
    : `${others.length + 1} beneficial owners were rejected.`
}

function News({ organization, owners, finished, stepsLeft }: ReviewNoticeProps) {
  const supportEmail = useSupportEmail()
  if (organization?.status === 'ACTIVE') {
    return (
      <Alert {...alert} severity="success" icon={<VerifiedUser />}>
        <strong>{organization.name} is verified.</strong> {COMPANY_SAYS.active.next}
        {stepsLeft && ' The remaining steps are no longer needed.'}
      </Alert>
    )
  }
  if (organization?.status === 'SUSPENDED') {
    const { title, next } = COMPANY_SAYS.suspended
    return (
      <Alert {...alert} severity="error" icon={<Gavel />}>
        <strong>{title}.</strong> {next}
      </Alert>
    )
  }
  if (organization?.status !== 'PENDING_VERIFICATION') return null
  const rejected = rejectedOwners(owners)
  if (rejected) {
    return (
      <Alert {...alert} severity="error" icon={<Gavel />}>
        <strong>{organization.name} can't be activated yet.</strong> {rejected} Contact{' '}
        <Link href={`mailto:${supportEmail}`} color="inherit">
          {supportEmail}
        </Link>{' '}
        to resolve this.
      </Alert>
    )
  }
  return (
    <Alert {...alert} severity="info" icon={<Hourglass />}>
      {finished ? (
        <>
          <strong>{COMPANY_SAYS.received.title}.</strong> {COMPANY_SAYS.received.next}
        </>
      ) : (
        <>
          <strong>Review started.</strong> Finish the remaining steps; we'll email you the outcome.
        </>
      )}
    </Alert>
  )
}

/** The state of the review. A live region, because it changes without user action. */
export const ReviewNotice = (props: ReviewNoticeProps) => (
  <div role="status">
    <News {...props} />
  </div>
)
