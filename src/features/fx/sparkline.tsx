import { styled } from '@mui/material/styles'
import { token } from '../../theme/tokens.ts'

const WIDTH = 96
const HEIGHT = 28
const PADDING = 2

const Picture = styled('svg')({ display: 'block', width: '100%', height: HEIGHT, overflow: 'visible' })

/** A grey line chart without axes: red would be an alarm. Decorative, because the value is shown beside it. */
export function Sparkline({ points }: { points: readonly number[] }) {
  const least = Math.min(...points)
  const span = Math.max(...points) - least || 1
  const place = points.map((value, index) => ({
    x: (index / Math.max(1, points.length - 1)) * WIDTH,
    y: HEIGHT - PADDING - ((value - least) / span) * (HEIGHT - 2 * PADDING),
  }))
  const line = place.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={`${line} L${WIDTH} ${HEIGHT} L0 ${HEIGHT} Z`} fill={token.muted} opacity={0.1} />
      <path
        d={line}
        fill="none"
        stroke={token.muted}
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Picture>
  )
}
