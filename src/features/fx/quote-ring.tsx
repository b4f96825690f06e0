import CircularProgress, { circularProgressClasses } from '@mui/material/CircularProgress'
import { styled } from '@mui/material/styles'
import { QUOTE_VALID_MS } from '../../contract/fx.ts'
import { token, tone } from '../../theme/tokens.ts'
import { counted } from '../../text/format.ts'

const Place = styled('div')({ position: 'relative', flex: 'none' })
const Ring = styled(CircularProgress)({
  display: 'block',
  [`& .${circularProgressClasses.track}`]: { stroke: token.hairline, opacity: 1 },
  [`& .${circularProgressClasses.circle}`]: { strokeLinecap: 'round', transition: 'stroke-dashoffset 250ms linear' },
  // Its round end would stay as a dot.
  [`&[aria-valuenow="0"] .${circularProgressClasses.circle}`]: { visibility: 'hidden' },
})
const Seconds = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 600,
  fontSize: '1rem',
})

/** A countdown of the quote, as a number and a shrinking ring. `timeLeft` is in milliseconds. */
export function QuoteRing({ timeLeft }: { timeLeft: number }) {
  const seconds = Math.ceil(timeLeft / 1000)
  return (
    <Place role="timer" aria-label={`${counted(seconds, 'second')} left`}>
      <Ring
        aria-hidden
        variant="determinate"
        enableTrackSlot
        size={56}
        thickness={3.2}
        max={QUOTE_VALID_MS}
        value={timeLeft}
        sx={{ color: seconds > 10 ? token.accentText : tone('warning').dot }}
      />
      <Seconds aria-hidden>{seconds}</Seconds>
    </Place>
  )
}
