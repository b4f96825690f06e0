import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { startTransition, useId, useOptimistic } from 'react'
import { useAction } from '../../api/use-action.ts'
import { listCards, updateCard, type Card, type CardStatus } from '../../contract/cards.ts'
import { demonstration } from '../../demonstration/demonstration.ts'
import { token, toneOf, type Tone } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { capitalised } from '../../text/format.ts'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { CardFace } from './card-face.tsx'
import { CardSpend } from './card-spend.tsx'
import { describeLimit, limitTexts, useLimitsPreview } from './card-limits.ts'

const Tile = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: 16,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
})
/** The face beside what it is, or above it where there is no room. */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  '& > :first-of-type': { flex: '1 1 10.5rem' },
  '& > * + *': { flex: '1 1 7.5rem', minWidth: 0 },
})
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' }))
const Limits = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 16px',
  margin: 0,
  '& dt': { color: token.muted, fontSize: token.size.body2 },
  '& dd': { margin: 0, fontWeight: 500 },
})
const State = styled('div')({ marginTop: 8 })
const Note = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })
/** Icons with their names below, in one row, or in several with large text. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 'auto -16px -16px',
  padding: '4px 0',
  borderTop: `1px solid ${token.hairline}`,
  '& > .MuiButton-root': {
    // A long name has more room, so that four fit on 320 px.
    flex: '1 1 auto',
    flexDirection: 'column',
    gap: 2,
    padding: '6px 4px',
    color: token.muted,
    fontSize: token.size.caption,
    '&:hover, &:focus-visible': { color: token.ink },
    '& .MuiButton-startIcon': { margin: 0 },
  },
  // Print has no buttons, and would show only the line above them.
  '@media print': { display: 'none' },
})

const TONES: Readonly<Record<CardStatus, Tone>> = { active: 'success', frozen: 'info', blocked: 'error' }

export const CARD_OVERLAYS = ['limits', 'transactions', 'details'] as const
type CardOverlay = (typeof CARD_OVERLAYS)[number]

export function CardTile({ card, onOpen }: { card: Card; onOpen: (overlay: CardOverlay) => void }) {
  const id = useId()
  const { brand, cardholder, cardType, currency, last4 } = card
  const change = useAction(updateCard, {
    refreshes: [listCards],
    success: { title: 'Card updated', description: 'Card has been updated successfully.' },
  })
  // Frozen at once: the bank refuses it only for a blocked card, and a refusal takes it back.
  const [status, showStatus] = useOptimistic(card.status)
  const [preview] = useLimitsPreview(card)
  const { daily, monthly } = preview ?? limitTexts(card)
  // The button changes with the bank's answer, because it cannot be pressed before.
  const frozen = card.status === 'frozen'
  const blocked = status === 'blocked'

  const toggle = () => {
    const next = frozen ? 'active' : 'frozen'
    // Not within the transition, which would hold back that the button is busy.
    const answered = change.run({ params: { id: card.id }, body: { status: next } })
    startTransition(async () => {
      showStatus(next)
      await answered
    })
  }

  return (
    <Tile aria-labelledby={id}>
      <Head>
        {/* All that it shows is said beside it. */}
        <div aria-hidden>
          <CardFace card={{ ...card, status }} />
        </div>
        <div>
          <div id={id}>
            <Title dir="auto">{cardholder}</Title>
            <Note>
              {brand} {cardType}
            </Note>
            <Note>
              {currency} <span className="visually-hidden">ending in {last4}</span>
            </Note>
          </div>
          <State>
            <StatusChip
              tone={toneOf(TONES, status)}
              icon={status === 'frozen' ? <AcUnitOutlined /> : undefined}
              label={capitalised(status)}
            />
          </State>
        </div>
      </Head>
      <div>
        <Limits>
          <div>
            <dt>Daily limit</dt>
            <dd>{describeLimit(daily, currency)}</dd>
          </div>
          <div>
            <dt>Monthly limit</dt>
            <dd>{describeLimit(monthly, currency)}</dd>
          </div>
        </Limits>
        {preview && <Note>Preview, kept on this device. The bank does not apply it.</Note>}
      </div>
      {demonstration().illustrated && <CardSpend card={card} monthlyLimit={monthly} />}
      {blocked && <Note id={`${id}-blocked`}>Blocked by the bank. It can't be frozen or unfrozen.</Note>}
      <Actions>
        <Button
          variant="text"
          startIcon={<AcUnitOutlined />}
          disabled={blocked}
          aria-describedby={blocked ? `${id}-blocked` : id}
          {...busyProps(change.busy, toggle)}
        >
          {frozen ? 'Unfreeze' : 'Freeze'}
        </Button>
        <Button variant="text" startIcon={<TuneOutlined />} aria-describedby={id} onClick={() => onOpen('limits')}>
          Set Limits
        </Button>
        <Button
          variant="text"
          startIcon={<ReceiptLongOutlined />}
          aria-describedby={id}
          onClick={() => onOpen('transactions')}
        >
          Transactions
        </Button>
        {cardType === 'virtual' && (
          <Button
            variant="text"
            startIcon={<VisibilityOutlined />}
            aria-describedby={id}
            onClick={() => onOpen('details')}
          >
            View Details
          </Button>
        )}
      </Actions>
    </Tile>
  )
}

const SkeletonAction = styled('div')({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: '6px 4px',
  fontSize: token.size.caption,
})

export function CardTileSkeleton() {
  return (
    <Tile as="div">
      <Head>
        <div>
          <Skeleton variant="rounded" height="auto" sx={{ aspectRatio: '1.586' }} />
        </div>
        <div>
          <Skeleton width="80%" height={24} />
          <Skeleton width="90%" height={20} />
          <Skeleton width="45%" height={30} />
        </div>
      </Head>
      <div>
        <Skeleton width="64%" height={20} />
        <Skeleton width="80%" height={21} />
      </div>
      <div>
        <Skeleton width="50%" height={24} />
        <Skeleton width="64%" height={20} />
      </div>
      <Actions>
        {[40, 56, 72].map((width) => (
          <SkeletonAction key={width}>
            <Skeleton variant="rounded" width={18} height={18} />
            <Skeleton width={width} />
          </SkeletonAction>
        ))}
      </Actions>
    </Tile>
  )
}
