import { styled } from '@mui/material/styles'
import type { Card } from '../../contract/cards.ts'
import { toMajor } from '../../contract/values/money.ts'
import { demonstration } from '../../demonstration/demonstration.ts'
import { token } from '../../theme/tokens.ts'
import { formatDateTime, formatMoney } from '../../text/format.ts'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { DemoTag } from './demo-tag.tsx'
import { useSampleSpend } from './use-sample-spend.ts'

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })
const Item = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${token.hairline}` },
  '& small': { display: 'block', color: token.muted, fontSize: token.size.body2 },
})
const Amount = styled('span')({ flex: 'none', fontWeight: 500 })

interface SpendSheetProps {
  onClose: () => void
  card: Card
}

export function SpendSheet({ onClose, card }: SpendSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title="Transactions"
      part="card-spend"
      description={
        <>
          {card.cardholder}, card ending in {card.last4} <DemoTag />
        </>
      }
    >
      {demonstration().illustrated ? (
        <SpendList card={card} />
      ) : (
        <EmptyState title="Transactions can't be shown yet" text="Ask support for a list of this card's payments." />
      )}
    </Sheet>
  )
}

function SpendList({ card }: { card: Card }) {
  const known = useSampleSpend(card)
  if (!known) return <SkeletonRows rows={8} />
  if (known.spend.length === 0)
    return <EmptyState title="No transactions yet" text="Payments with this card appear here." />
  return (
    <List>
      {known.spend.map(({ id: key, merchant, category, amountMinor, at }) => (
        <Item key={key}>
          <div>
            {merchant}
            <small>
              {category} · {formatDateTime(at)}
            </small>
          </div>
          <Amount>{formatMoney(-toMajor(amountMinor, card.currency), card.currency)}</Amount>
        </Item>
      ))}
    </List>
  )
}
