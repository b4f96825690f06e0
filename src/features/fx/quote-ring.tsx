import { styled } from '@mui/material/styles'
import { QUOTE_VALID_MS } from '../../contract/fx.ts'
import { token, tone } from '../../theme/tokens.ts'
import { counted } from '../../text/format.ts'

const SIZE = 56
const RADIUS = 25
const LENGTH = 2 * Math.PI * RADIUS

const Ring = styled('div')({ position: 'relative', width: SIZE, height: SIZE, flex: 'none' })
const Seconds = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
  fontSize: '1rem',
})
const Rest = styled('circle')({ transition: 'stroke-dashoffset 250ms linear' })

/** A countdown of the quote, as a number and a shrinking ring. `timeLeft` is in milliseconds. */
export function QuoteRing({ timeLeft }: { timeLeft: number }) {
  const seconds = Math.ceil(timeLeft / 1000)
  const color = seconds > 10 ? token.accentText : seconds > 0 ? tone('warning').dot : tone('default').dot
  return (
    <Ring role="timer" aria-label={`${counted(seconds, 'second')} left`}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} fill="none" stroke={token.hairline} strokeWidth={4} />
        <Rest
          cx={SIZE / 2}
          cy={SIZE / 2}
          r={RADIUS}
          fill="none"
          stroke={color}
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - timeLeft / QUOTE_VALID_MS)}
          opacity={timeLeft > 0 ? 1 : 0}
          transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
        />
      </svg>
      <Seconds aria-hidden>{seconds}</Seconds>
    </Ring>
  )
}
