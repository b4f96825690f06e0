import AcUnitOutlined from '@mui/icons-material/AcUnitOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useAction } from '../../api/use-action.ts'
import { listCards, updateCard, type Card, type CardStatus } from '../../contract/cards.ts'
import { isIllustrated } from '../../placeholders.ts'
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
  borderRadius: token.radius.sheet,
})
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 })
const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}))
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
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: 2,
  margin: 'auto -16px -8px',
  padding: '8px 8px 0',
  borderTop: `1px solid ${token.hairline}`,
  '& > .MuiButton-root': { justifyContent: 'flex-start', paddingInline: 10 },
})

const TONES: Readonly<Record<CardStatus, Tone>> = { active: 'success', frozen: 'info', blocked: 'error' }

export type CardPanel = 'limits' | 'transactions' | 'details'

export function CardTile({ card, onOpen }: { card: Card; onOpen: (panel: CardPanel) => void }) {
  const id = useId()
  const { brand, cardholder, cardType, currency, last4, status } = card
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
        <div id={id}>
          <Title dir="auto">{cardholder}</Title>
          <Note>
            {brand} {cardType} · {currency} <span className="visually-hidden">ending in {last4}</span>
          </Note>
        </div>
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
      {isIllustrated() && <CardSpend card={card} monthlyLimit={monthly} />}
      {blocked && <Note id={`${id}-blocked`}>Blocked by the bank. It can't be frozen or unfrozen.</Note>}
      <Actions>
        <Button
          variant="text"
          startIcon={<AcUnitOutlined />}
          disabled={blocked}
          aria-describedby={blocked ? `${id}-blocked` : id}
          {...busyProps(
            change.busy,
            () => void change.run({ params: { id: card.id }, body: { status: frozen ? 'active' : 'frozen' } }),
          )}
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
