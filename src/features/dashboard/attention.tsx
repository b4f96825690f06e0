import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ComponentType, CSSProperties } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../api/api-error.ts'
import { useSupportEmail } from '../../brand/brand.ts'
import type { Payment } from '../../contract/payments.ts'
import { dayOf } from '../../documents/period.ts'
import { paths } from '../../routing/paths.ts'
import { RetryActions } from '../../session/read-states.tsx'
import { COMPANY_SAYS, COMPLETE_VERIFICATION, type CompanyState } from '../../session/application.ts'
import { token, tone, type Tone } from '../../theme/tokens.ts'
import { passesFocusOn } from '../../ui/feedback/focus.ts'
import { capitalised, counted } from '../../text/format.ts'

const Strip = styled('section')({
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  overflow: 'hidden',
})

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  listStyle: 'none',
  margin: '0 -1px -1px 0',
  padding: 0,
  '& > li': { borderRight: `1px solid ${token.hairline}`, borderBottom: `1px solid ${token.hairline}` },
})

const line = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 52,
  padding: '8px 20px',
} as const
const Row = styled(Link)({
  ...line,
  height: '100%',
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { background: token.hover },
  '&:focus-visible': { outlineOffset: -2 },
})

/** Beside its icon, also with large text. */
const Words = styled('span')({ flex: '1 1 min(11rem, 100% - 2.5rem)', minWidth: 0 })
const Go = styled('span')({
  flex: 'none',
  marginLeft: 'auto',
  color: token.accentText,
  fontWeight: 550,
  fontSize: token.size.body2,
})
const Calm = styled('li')({ ...line, color: token.muted })

interface Concern {
  tone: Tone
  Icon: ComponentType<{ style?: CSSProperties }>
  text: string
  action: string
  to: string
  /** Whether the browser follows the link, not the router. */
  reloadDocument?: true
}

interface Facts {
  onTheirWay: number
  /** Those that failed lately and were not made again. */
  failed: readonly Payment[]
  /** Undefined until it has loaded, or when it failed to load. */
  company: CompanyState | undefined
}

interface AttentionProps extends Facts {
  loading: boolean
  /** Whether the figures above are samples, which the strip would contradict. */
  samples: boolean
  /** The lists of this page that failed to load or to refresh. */
  unread: readonly { name: string; error: unknown }[]
  onRetry: () => void
}

function concerns({ onTheirWay, failed, company }: Facts, supportEmail: string): Concern[] {
  const list: Concern[] = []
  if (company === 'refused') {
    const { title, next } = COMPANY_SAYS[company]
    list.push({
      tone: 'error',
      Icon: ErrorOutlineOutlined,
      text: `${title}. ${next}`,
      action: 'Contact support',
      to: `mailto:${supportEmail}`,
      // The router of a page from disk would take the address for a route.
      reloadDocument: true,
    })
  } else if (company === 'received' || company === 'unfinished') {
    const received = company === 'received'
    const { title, next } = COMPANY_SAYS.received
    list.push({
      tone: received ? 'info' : 'warning',
      Icon: VerifiedUserOutlined,
      text: received ? `${title}. ${next}` : COMPLETE_VERIFICATION,
      action: received ? 'View' : 'Verify',
      to: paths.businessVerification,
    })
  }
  const oldest = failed.at(-1)
  if (oldest) {
    // Without those before it, which the count leaves out.
    const from = dayOf(new Date(oldest.createdAt))
    // A single payment opens at once, because its details offer "Pay again".
    const details = failed.length === 1 ? `&payment=${oldest.id}` : ''
    list.push({
      tone: 'error',
      Icon: ErrorOutlineOutlined,
      text: `${counted(failed.length, 'payment')} failed`,
      action: 'Review',
      to: `${paths.payments}?from=${from}&status=failed${details}`,
    })
  }
  if (onTheirWay > 0) {
    list.push({
      tone: 'info',
      Icon: ScheduleOutlined,
      text: `${counted(onTheirWay, 'payment')} ${onTheirWay === 1 ? 'is on its way' : 'are on their way'}`,
      action: 'View',
      to: paths.payments,
    })
  }
  return list
}

/** Lists what needs action, or says that nothing does. */
export function Attention({ loading, samples, unread, onRetry, ...facts }: AttentionProps) {
  const list = concerns(facts, useSupportEmail())
  // The shell says that a company is suspended.
  const quiet = samples || facts.company === 'suspended'
  const calm = !loading && list.length === 0 && unread.length === 0
  if (quiet && calm) return null
  return (
    <Strip data-part="attention" aria-label="Needs your attention" aria-busy={loading}>
      <List>
        {loading
          ? [220, 180].map((width) => (
              <Calm key={width}>
                <Skeleton variant="circular" width={20} height={20} />
                <Skeleton variant="rounded" width={width} height={14} />
              </Calm>
            ))
          : list.map(({ tone: name, Icon, text, action, ...link }) => (
              <li key={link.to}>
                <Row {...link}>
                  <Icon style={{ color: tone(name).dot }} />
                  <Words>{text}</Words>
                  <Go>{action}</Go>
                </Row>
              </li>
            ))}
        {!loading && unread.length > 0 && (
          <Calm ref={passesFocusOn}>
            <ErrorOutlineOutlined style={{ color: tone('error').dot }} />
            <Words role="alert">
              {`${capitalised(unread.map(({ name }) => name).join(' and '))} could not be loaded. ${errorMessage(unread[0]?.error)}`}
            </Words>
            <RetryActions small error={unread[0]?.error} onRetry={onRetry} />
          </Calm>
        )}
        {calm && (
          <Calm>
            <CheckCircleOutlined style={{ color: tone('success').dot }} />
            You're all caught up.
          </Calm>
        )}
      </List>
    </Strip>
  )
}
