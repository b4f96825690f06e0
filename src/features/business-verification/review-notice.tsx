import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Gavel from '@mui/icons-material/GppBadOutlined'
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { BeneficialOwner } from '../../contract/business-verification.ts'
import type { Organization, OrganizationStatus } from '../../contract/organizations.ts'
import { SUPPORT_EMAIL } from '../../product.ts'
import { token, tone, TONES, type Tone } from '../../theme/tokens.ts'

const Notice = styled('div')({
  display: 'flex',
  gap: 12,
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: token.radius.card,
  '& > .MuiSvgIcon-root': { flex: 'none' },
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
  ...Object.fromEntries(
    TONES.map((name) => [`&[data-tone="${name}"]`, { color: tone(name).text, background: tone(name).tint }]),
  ),
})

interface News {
  tone: Tone
  icon: ReactNode
  title: string
  text: string
}

const DECIDED: Record<Exclude<OrganizationStatus, 'PENDING_VERIFICATION'>, News> = {
  ACTIVE: {
    tone: 'green',
    icon: <CheckCircle />,
    title: 'is verified',
    text: 'Every feature is active. There is nothing left to do here.',
  },
  // By its review, or long after it: the status says no more.
  SUSPENDED: {
    tone: 'red',
    icon: <Gavel />,
    title: 'is suspended',
    text: `No money moves until the bank lifts this. Write to ${SUPPORT_EMAIL} to find out why.`,
  },
}

interface ReviewNoticeProps {
  organization: Organization | undefined
  owners: readonly BeneficialOwner[]
  /** Whether all steps are done. */
  finished: boolean
}

function newsOf(status: OrganizationStatus, owners: readonly BeneficialOwner[], finished: boolean): News | undefined {
  // A status this version does not know has no news.
  if (status !== 'PENDING_VERIFICATION') return DECIDED[status]
  const rejected = owners.filter((owner) => owner.status === 'rejected')
  // The review has no good end while one of them stands, and a rejected owner can neither be changed nor taken back here.
  if (rejected.length > 0) {
    const who =
      rejected.length === 1
        ? `${rejected[0]?.fullName} was rejected as a beneficial owner`
        : `${rejected.length} beneficial owners were rejected`
    return {
      tone: 'red',
      icon: <Gavel />,
      title: 'cannot be activated yet',
      text: `${who}. Write to ${SUPPORT_EMAIL} to find out why and how to go on.`,
    }
  }
  const rest = finished ? 'There is nothing left to do here' : 'Finish the other steps meanwhile'
  return {
    tone: 'blue',
    icon: <Hourglass />,
    title: 'is being reviewed',
    text: `${rest}, we will tell you the outcome.`,
  }
}

/** Where the bank's review stands; it changes by itself, so it is announced. */
export function ReviewNotice({ organization, owners, finished }: ReviewNoticeProps) {
  const news = organization && newsOf(organization.status, owners, finished)
  return (
    <div role="status">
      {news && (
        <Notice data-tone={news.tone}>
          {news.icon}
          <p>
            <strong>
              {organization.name} {news.title}.
            </strong>{' '}
            {news.text}
          </p>
        </Notice>
      )}
    </div>
  )
}
