import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Gavel from '@mui/icons-material/GppBadOutlined'
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined'
import Alert, { type AlertColor } from '@mui/material/Alert'
import type { ReactNode } from 'react'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import type { Organization, OrganizationStatus } from '../../contract/organizations.ts'
import { SUPPORT_EMAIL } from '../../product.ts'

interface News {
  severity: AlertColor
  icon: ReactNode
  title: string
  text: string
}

const DECIDED: Record<Exclude<OrganizationStatus, 'PENDING_VERIFICATION'>, News> = {
  ACTIVE: {
    severity: 'success',
    icon: <CheckCircle />,
    title: 'is verified',
    text: 'Every feature is active. There is nothing left to do here.',
  },
  SUSPENDED: {
    severity: 'error',
    icon: <Gavel />,
    title: 'is suspended',
    text: `No money moves until the bank lifts this. Write to ${SUPPORT_EMAIL} to find out why.`,
  },
}

interface ReviewNoticeProps {
  organization: Organization | undefined
  owners: readonly BeneficialOwner[]
  /** Whether all steps are completed. */
  finished: boolean
}

function newsOf(status: OrganizationStatus, owners: readonly BeneficialOwner[], finished: boolean): News | undefined {
  if (status !== 'PENDING_VERIFICATION') return DECIDED[status]
  const rejected = owners.filter((owner) => owner.status === 'rejected')
  // A rejected owner blocks the activation and cannot be changed in the wizard.
  if (rejected.length > 0) {
    const who =
      rejected.length === 1
        ? `${rejected[0]?.fullName} was rejected as a beneficial owner`
        : `${rejected.length} beneficial owners were rejected`
    return {
      severity: 'error',
      icon: <Gavel />,
      title: 'cannot be activated yet',
      text: `${who}. Write to ${SUPPORT_EMAIL} to find out why and how to go on.`,
    }
  }
  const rest = finished ? 'There is nothing left to do here' : 'Finish the other steps meanwhile'
  return {
    severity: 'info',
    icon: <Hourglass />,
    title: 'is being reviewed',
    text: `${rest}, we will tell you the outcome.`,
  }
}

/** The state of the review. A live region, because it changes without user action. */
export function ReviewNotice({ organization, owners, finished }: ReviewNoticeProps) {
  const news = organization && newsOf(organization.status, owners, finished)
  return (
    <div role="status">
      {news && (
        <Alert role="none" severity={news.severity} icon={news.icon} sx={{ marginBottom: 2 }}>
          <strong>
            {organization.name} {news.title}.
          </strong>{' '}
          {news.text}
        </Alert>
      )}
    </div>
  )
}
