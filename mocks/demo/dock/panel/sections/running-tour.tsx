import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { chapterAt, type TourControl, type TourState } from '../../../tours/tour-player.ts'
import { useBankData, useDock, useStore, useWallTime } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { Act, Hint, Row } from '../kit.tsx'

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** The tour that is running, with the presenter's notes. */
export function RunningTour() {
  const { tour: running, command } = useDock()
  const state = useStore(running)
  const sent = useBankData(({ db, signedIn }) => db.payments.where('userId', signedIn()?.id ?? '').at(-1))
  const now = useWallTime()
  if (!state) return null
  const { tour, index, busy, problem, startedAt } = state
  const step = tour.steps[index]
  const next = tour.steps[index + 1]
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
      <TourButtons state={state} control={command.controlTour}>
        <Act disabled={busy || index === 0} work={() => command.controlTour('back')}>
          Back
        </Act>
        <Act work={() => command.fillForm()}>Fill</Act>
      </TourButtons>
    </Stack>
  )
}

interface TourButtonsProps {
  state: TourState
  control: (wish: TourControl) => unknown
  children?: ReactNode
}

/** What a running tour can be asked, also on its card. */
export function TourButtons({ state: { tour, index, busy, playing }, control, children }: TourButtonsProps) {
  const isLast = index === tour.steps.length - 1
  const next = { text: isLast ? 'Done' : 'Next', step: isLast ? ('end' as const) : ('next' as const) }
  return (
    <Row>
      {(tour.steps[index]?.choices ?? [next]).map(({ text, step }) => (
        <Act key={text} primary disabled={busy} work={() => control(step)}>
          {text}
        </Act>
      ))}
      {children}
      {!isLast && (
        <Act aria-pressed={playing} work={() => control(playing ? 'pause' : 'play')}>
          {playing ? 'Pause' : 'Play'}
        </Act>
      )}
      <Act quiet work={() => control('end')}>
        End the tour
      </Act>
    </Row>
  )
}
