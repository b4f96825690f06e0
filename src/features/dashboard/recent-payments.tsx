import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { PAYMENT_STATUSES, railName, signedAmount, type Payment } from '../../contract/payments.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { paths } from '../../routing/paths.ts'
import { media, token, tone, toneOf, type Tone } from '../../theme/tokens.ts'
import { capitalised, formatDate } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Panel } from '../../ui/layout/panel.tsx'

const SHOWN = 6

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })
const Item = styled('li')({ '& + &': { borderTop: `1px solid ${token.hairline}` } })

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 16px',
  alignContent: 'center',
  minHeight: 60,
  padding: '8px 20px',
  [media.phone]: { padding: '8px 16px' },
} as const
const Row = styled(Link)({
  ...rowStyle,
  color: token.ink,
  textDecoration: 'none',
  '&:hover': { background: token.hover },
  '&:focus-visible': { outlineOffset: -2 },
})
const EmptyRow = styled('div')({ ...rowStyle, rowGap: 10 })

const whole = { minWidth: 0, overflowWrap: 'anywhere' } as const
const Name = styled('span')({ ...whole, fontWeight: 550 })
const Amount = styled('span')({ textAlign: 'right', fontWeight: 550 })
const Facts = styled('span')({ ...whole, color: token.muted, fontSize: token.size.body2 })
const Status = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 6,
  fontSize: token.size.body2,
  '&::before': { content: '""', width: 6, height: 6, borderRadius: '50%', background: 'var(--dot)' },
})

const TONES: Readonly<Record<(typeof PAYMENT_STATUSES)[number], Tone>> = {
  queued: 'warning',
  processing: 'info',
  settled: 'success',
  failed: 'error',
}

interface RecentPaymentsProps {
  /** Newest first; undefined while loading, null when loading failed. */
  payments: readonly Payment[] | undefined | null
  onRetry: () => void
}

export function RecentPayments({ payments, onRetry }: RecentPaymentsProps) {
  const openOverlay = useOpenOverlay()
  return (
    <Panel
      bare
      title="Recent payments"
      part="recent-payments"
      actions={
        <Button
          size="small"
          variant="text"
          color="primary"
          component={Link}
          to={paths.payments}
          // Its text is in line with the amounts below.
          sx={{ marginRight: '-10px', maxWidth: 'none' }}
        >
          View all
        </Button>
      }
    >
      {payments === null ? (
        <EmptyState
          icon={<ErrorOutlineOutlined />}
          title="Payments could not be loaded"
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      ) : payments?.length === 0 ? (
        <EmptyState
          title="No payments yet"
          text="Your latest payments appear here."
          action={<Button onClick={() => openOverlay('pay')}>Make your first payment</Button>}
        />
      ) : (
        <List aria-busy={payments === undefined}>
          {payments
            ? payments.slice(0, SHOWN).map((payment) => <PaymentItem key={payment.id} payment={payment} />)
            : Array.from({ length: SHOWN }, (_, row) => (
                <Item key={row}>
                  <EmptyRow>
                    <Skeleton variant="rounded" width={`${80 - (row % 3) * 12}%`} height={12} />
                    <Skeleton variant="rounded" width={84} height={12} />
                    <Skeleton variant="rounded" width="60%" height={10} />
                    <Skeleton variant="rounded" width={56} height={10} sx={{ justifySelf: 'end' }} />
                  </EmptyRow>
                </Item>
              ))}
        </List>
      )}
    </Panel>
  )
}

function PaymentItem({ payment }: { payment: Payment }) {
  const { id, beneficiary, currency, rail, status, createdAt } = payment
  const { dot, text } = tone(toneOf(TONES, status))
  return (
    <Item>
      <Row to={`${paths.payments}?payment=${id}`}>
        <Name dir="auto">{beneficiary.name}</Name>
        <Amount>
          <Money amount={signedAmount(payment)} currency={currency} />
        </Amount>
        <Facts>
          {formatDate(createdAt)} · {railName(rail)}
        </Facts>
        <Status style={{ color: text, '--dot': dot } as CSSProperties}>{capitalised(status)}</Status>
      </Row>
    </Item>
  )
}
