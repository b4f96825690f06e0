import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Gavel from '@mui/icons-material/GppBadOutlined'
import Hourglass from '@mui/icons-material/HourglassEmptyOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
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
  ...Object.fromEntries(TONES.map((name) => [`&[data-tone="${name}"]`, { color: tone(name).text, background: tone(name).tint }])),
})

const NEWS: Record<OrganizationStatus, { tone: Tone; icon: ReactNode; title: string; text: string }> = {
  ACTIVE: { tone: 'green', icon: <CheckCircle />, title: 'is verified', text: 'Every feature is active. There is nothing left to do here.' },
  PENDING_VERIFICATION: {
    tone: 'blue',
    icon: <Hourglass />,
    title: 'is being reviewed',
    text: 'Finish the other steps meanwhile, we will tell you the outcome.',
  },
  SUSPENDED: { tone: 'red', icon: <Gavel />, title: 'is suspended', text: `The review did not succeed. Write to ${SUPPORT_EMAIL} to find out why.` },
}

/** Where the bank's review stands; it changes by itself, so it is announced. */
export function ReviewNotice({ organization }: { organization: Organization | undefined }) {
  const news = organization && NEWS[organization.status]
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
