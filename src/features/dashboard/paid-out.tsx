import { styled } from '@mui/material/styles'
import { formatMoney } from '../../text/format.ts'
import { token } from '../../theme/tokens.ts'
import type { DashboardFigures } from './figures.ts'

const HEIGHT = 26

const Trend = styled('span')({
  color: token.muted,
  fontSize: token.size.caption,
  lineHeight: 1.4,
  '& svg': { display: 'block', marginBlockEnd: 4 },
})

/** Where the balance has gone: a bar for each day. The sum is the text of the picture. */
export function PaidOut({ total, days }: DashboardFigures['paidOut']) {
  if (total === 0) return null
  const shown = formatMoney(total, 'GBP')
  const most = Math.max(...days)
  return (
    <Trend role="img" aria-label={`${shown} paid out in the last 30 days`} title={shown}>
      <svg
        width="100%"
        height={HEIGHT}
        viewBox={`0 0 ${days.length * 3 - 1} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="currentColor"
      >
        {days.map((day, index) => {
          const height = Math.max(1, (day / most) * HEIGHT)
          return <rect key={index} x={index * 3} y={HEIGHT - height} width="2" height={height} />
        })}
      </svg>
      Paid out, 30 days
    </Trend>
  )
}
