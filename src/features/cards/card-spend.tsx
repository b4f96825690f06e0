import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { now } from '../../clock.ts'
import type { Card } from '../../contract/cards.ts'
import { toMajor } from '../../contract/values/money.ts'
import { token } from '../../theme/tokens.ts'
import { formatMoney } from '../../text/format.ts'
import { DemoTag } from './demo-tag.tsx'
import { sampleSpend, spentInMonthOf } from './sample-spend.ts'

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
  const [time] = useState(now)
  const spent = toMajor(spentInMonthOf(sampleSpend(card, time), time), card.currency)
  const limit = Number(monthlyLimit)
  return (
    <div>
      <Line>
        <Label>
          <span id={id}>Spent this month</span>
          <DemoTag />
        </Label>
        <Spent>
          <b>{formatMoney(spent, card.currency)}</b>
          {limit > 0 && ` of ${formatMoney(limit, card.currency)}`}
        </Spent>
      </Line>
      {limit > 0 && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (spent / limit) * 100)}
          aria-labelledby={id}
          sx={{ height: 4, marginTop: 1 }}
        />
      )}
    </div>
  )
}
