import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { chapterAt, type TourControl } from '../../../tours/tour-player.ts'
import { useBankData, useDock, useStore } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { Act, Hint, Row } from '../kit.tsx'

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** The tour that is running, with the presenter's notes. */
export function RunningTour() {
  const { tour: running, command } = useDock()
  const state = useStore(running)
  const [now, setNow] = useState(() => Date.now())
  const sent = useBankData(({ db, signedIn }) => db.payments.where('userId', signedIn()?.id ?? '').at(-1))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!state) return null
  const { tour, index, playing, busy, problem, startedAt } = state
  const step = tour.steps[index]
  const next = tour.steps[index + 1]
  const control = (wish: TourControl) => command.controlTour(wish)
  return (
    <Stack
      role="region"
      aria-label={tour.title}
      spacing={1}
      sx={{ padding: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Hint>
        {tour.title} · {chapterAt(state) ?? 'Step'} · {index + 1} of {tour.steps.length} ·{' '}
        <span style={mono}>{minutes(Math.max(0, now - startedAt))}</span>
      </Hint>
      <Typography variant="h3">{step?.title}</Typography>
      <Hint>{problem || step?.text}</Hint>
      {step?.notes && (
        <Alert icon={false} severity="warning">
          {step.notes}
        </Alert>
      )}
      <Hint>{next ? `Next: ${next.title}` : 'This is the last step.'}</Hint>
      {sent && (
        <Row>
          <Hint>Latest payment: {sent.beneficiaryName}</Hint>
          <Chip label={sent.status} color="info" />
        </Row>
      )}
      <Row>
        <Act primary disabled={busy} work={() => control(next ? 'next' : 'end')}>
          {next ? 'Next' : 'Done'}
        </Act>
        <Act disabled={busy || index === 0} work={() => control('back')}>
          Back
        </Act>
        <Act work={() => control(playing ? 'pause' : 'play')}>{playing ? 'Pause' : 'Play'}</Act>
        <Act work={() => command.fillForm()}>Fill</Act>
        <Act quiet work={() => control('end')}>
          End the tour
        </Act>
      </Row>
    </Stack>
  )
}
