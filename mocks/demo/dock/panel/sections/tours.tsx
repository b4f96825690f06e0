import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { object, string } from 'yup'
import { shippedTours } from '../../../tours/shipped.ts'
import { savedTours, saveTours } from '../../../tours/saved-tours.ts'
import { chapterAt, type TourControl } from '../../../tours/tour-player.ts'
import { readTourText, writeTourText, type Tour } from '../../../tours/tour.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { DockForm, Field, FileButton, Row } from '../kit/fields.tsx'
import { saveFile } from '../kit/files.ts'
import { Act, useRun } from '../kit/run.tsx'
import { Hint, Section } from '../kit/section.tsx'
import { SubmitAct } from '../kit/submit-act.tsx'

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** The tour that is running, with the presenter's notes. */
export function RunningTour() {
  const { tour: running, command } = useDock()
  const state = useSyncExternalStore(running.subscribe, running.state)
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
  const control = (wish: TourControl) => command({ type: 'tour control', control: wish })
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
        <Act variant="contained" color="primary" disabled={busy} work={() => control(next ? 'next' : 'end')}>
          {next ? 'Next' : 'Done'}
        </Act>
        <Act disabled={busy || index === 0} work={() => control('back')}>
          Back
        </Act>
        <Act work={() => control(playing ? 'pause' : 'play')}>{playing ? 'Pause' : 'Play'}</Act>
        <Act work={() => command({ type: 'fill form' })}>Fill</Act>
        <Act variant="text" work={() => control('end')}>
          End the tour
        </Act>
      </Row>
    </Stack>
  )
}

export function ToursSection() {
  const { bank, basePath, command } = useDock()
  const { storage } = bank.options
  const run = useRun()
  const [own, setOwn] = useState(() => savedTours(storage, basePath))
  const [draft, setDraft] = useState<string>()
  const keep = (next: readonly Tour[]) => {
    saveTours(storage, basePath, next)
    setOwn([...next])
  }
  const add = (text: string) => {
    const tour = readTourText(text)
    if (shippedTours.some(({ id }) => id === tour.id))
      throw new Error(`"${tour.id}" is a shipped tour: give it another id.`)
    keep([...own.filter(({ id }) => id !== tour.id), tour])
    setDraft(undefined)
  }
  return (
    <Section title="Tours" count={shippedTours.length + own.length}>
      <Hint>They operate the real product: step by step, or by themselves until somebody touches the page.</Hint>
      <List>
        {[...shippedTours, ...own].map((tour) => {
          const { id, title, steps } = tour
          const isOwn = own.includes(tour)
          return (
            <ListItem key={id} sx={{ gap: 0.5, padding: '3px 0' }}>
              <ListItemText
                primary={title}
                secondary={`${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`}
                slotProps={{ primary: { sx: { lineHeight: 1.3 } } }}
              />
              <Act aria-label={`Start ${title}`} work={() => command({ type: 'tour', id })}>
                Start
              </Act>
              <Act aria-label={`Play ${title}`} work={() => command({ type: 'tour', id, play: true })}>
                Play
              </Act>
              <Act
                variant="text"
                aria-label={`${isOwn ? 'Edit' : 'Copy and edit'} ${title}`}
                work={() => setDraft(writeTourText(isOwn ? tour : { ...tour, id: `my-${id}` }))}
              >
                Edit
              </Act>
              <Act
                variant="text"
                aria-label={`Export ${title}`}
                work={() => saveFile(`${id}.tour.json`, writeTourText(tour))}
              >
                Export
              </Act>
              {isOwn && (
                <Act
                  variant="text"
                  aria-label={`Delete ${title}`}
                  work={() => keep(own.filter((other) => other !== tour))}
                >
                  Delete
                </Act>
              )}
            </ListItem>
          )
        })}
      </List>
      {draft !== undefined && (
        <DockForm
          label="Edit a tour"
          values={{ draft }}
          schema={object({ draft: string().required('Paste a tour') })}
          done="Saved in this browser."
          onSubmit={(values) => add(values.draft)}
        >
          <Field name="draft" label="The tour as JSON" multiline minRows={8} maxRows={16} isCode />
          <Row>
            <SubmitAct>Save the tour</SubmitAct>
            <Act variant="text" work={() => setDraft(undefined)}>
              Cancel
            </Act>
          </Row>
        </DockForm>
      )}
      <div>
        <FileButton
          label="Import a tour"
          accept="application/json,.json"
          onFile={(file) => void run(async () => add(await file.text()), 'Imported.')}
        />
      </div>
    </Section>
  )
}
