import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useAction } from '../../api/use-action.ts'
import { listCards, updateCard, type Card, type CardStatus } from '../../contract/cards.ts'
import { token, toneOf, type Tone } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { capitalised } from '../../text/format.ts'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { CardFace } from './card-face.tsx'
import { describeLimit, limitTexts, useLimitsPreview } from './card-limits.ts'

const Tile = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  padding: 16,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.sheet,
})
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 })
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0, minWidth: 0 }))
const Limits = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '0 16px',
  margin: 0,
  '& dt': { color: token.muted, fontSize: token.size.body2 },
  '& dd': { margin: 0, fontWeight: 500 },
})
const Note = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })
const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  marginTop: 'auto',
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
})

const TONES: Readonly<Record<CardStatus, Tone>> = { active: 'success', frozen: 'info', blocked: 'error' }

export type CardPanel = 'limits' | 'transactions' | 'details'

export function CardTile({ card, onOpen }: { card: Card; onOpen: (panel: CardPanel) => void }) {
  const id = useId()
  const { brand, cardType, currency, last4, status } = card
  const change = useAction(updateCard, {
    refreshes: [listCards],
    success: { title: 'Card updated', description: 'Card has been updated successfully.' },
  })
  const [preview] = useLimitsPreview(card)
  const { daily, monthly } = preview ?? limitTexts(card)
  const frozen = status === 'frozen'
  const blocked = status === 'blocked'

  return (
    <Tile aria-labelledby={id}>
      <CardFace card={card} />
      <Head>
        <Title id={id}>
          {brand} {cardType} {currency} card <span className="visually-hidden">ending in {last4}</span>
        </Title>
        <StatusChip
          tone={toneOf(TONES, status)}
          icon={frozen ? <AcUnitOutlined /> : undefined}
          label={capitalised(status)}
        />
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
      {blocked && <Note id={`${id}-blocked`}>The bank has blocked this card, so it cannot be frozen or unfrozen.</Note>}
      <Actions>
        <Button
          disabled={blocked}
          aria-describedby={blocked ? `${id}-blocked` : id}
          {...busyProps(
            change.busy,
            () => void change.run({ params: { id: card.id }, body: { status: frozen ? 'active' : 'frozen' } }),
          )}
        >
          {frozen ? 'Unfreeze' : 'Freeze'}
        </Button>
        <Button aria-describedby={id} onClick={() => onOpen('limits')}>
          Set Limits
        </Button>
        <Button aria-describedby={id} onClick={() => onOpen('transactions')}>
          Transactions
        </Button>
        {cardType === 'virtual' && (
          <Button aria-describedby={id} onClick={() => onOpen('details')}>
            View Details
          </Button>
        )}
      </Actions>
    </Tile>
  )
}
