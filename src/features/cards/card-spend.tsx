import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { Card } from '../../contract/cards.ts'
import { toMajor } from '../../contract/values/money.ts'
import { token } from '../../theme/tokens.ts'
import { formatMoney } from '../../text/format.ts'
import { DemoTag } from './demo-tag.tsx'
import { useSampleSpend } from './use-sample-spend.ts'

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px 12px',
  color: token.muted,
  fontSize: token.size.body2,
})
const Label = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })
const Spent = styled('span')({ flexBasis: '100%', '& b': { color: token.ink, fontWeight: 550 } })

interface CardSpendProps {
  card: Card
  /** In major units, as typed; empty for no limit. */
  monthlyLimit: string
}

/** The spend of this month, against the monthly limit where there is one. */
export function CardSpend({ card, monthlyLimit }: CardSpendProps) {
  const id = useId()
  const known = useSampleSpend(card)
  const spent = toMajor(known?.spentThisMonth ?? 0, card.currency)
  const limit = Number(monthlyLimit)
  return (
    <div>
      <Line>
        <Label>
          <span id={id}>Spent this month</span>
          <DemoTag />
        </Label>
        <Spent>
          {known ? (
            <b>{formatMoney(spent, card.currency)}</b>
          ) : (
            <Skeleton width="4rem" sx={{ display: 'inline-block' }} />
          )}
          {limit > 0 && ` of ${formatMoney(limit, card.currency)}`}
        </Spent>
      </Line>
      {limit > 0 && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, Math.round((spent / limit) * 100))}
          aria-labelledby={id}
          sx={{ height: 4, marginTop: 1 }}
        />
      )}
    </div>
  )
}
