import { useEffect, useState, useSyncExternalStore } from 'react'
import { chapterAt } from '../../overlays/tour-card.tsx'
import { useBankData, useDock } from '../../dock-context.ts'
import { shippedTours } from '../../../tours/shipped.ts'
import { readTourText, writeTourText, type Tour } from '../../../tours/tour.ts'
import { saveTours, savedTours, type TourControl } from '../../../tours/tour-player.ts'
import { Button, saveFile, Section, Tag, useSaying } from '../controls.tsx'

export function ToursTab() {
  return (
    <>
      <Running />
      <Tours />
    </>
  )
}

const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

/** The tour that is running, with the presenter's notes. */
function Running() {
  const { tour: running, command } = useDock()
  const state = useSyncExternalStore(running.subscribe, running.state)
  const [now, setNow] = useState(() => Date.now())
  const { run, saying } = useSaying()
  const sent = useBankData(({ db, signedIn }) => db.payments.where('userId', signedIn()?.id ?? '').at(-1))
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (!state) return null
  const { tour, index, playing, busy, problem, startedAt } = state
  const step = tour.steps[index]
  const next = tour.steps[index + 1]
  const control = (wish: TourControl) => run(() => command({ type: 'tour control', control: wish }))
  return (
    <Section title={tour.title} hint={`${chapterAt(state) ?? 'Step'} · ${index + 1} of ${tour.steps.length}`}>
      <p>
        <b>{step?.title}</b> <span className="small mono">{minutes(Math.max(0, now - startedAt))}</span>
      </p>
      <p className="hint">{problem || step?.text}</p>
      {step?.notes && <p className="notice words">{step.notes}</p>}
      <p className="small">{next ? `Next: ${next.title}` : 'This is the last step.'}</p>
      {sent && (
        <p className="small">
          Latest payment: {sent.beneficiaryName} <Tag tone="info">{sent.status}</Tag>
        </p>
      )}
      <div className="row">
        <Button kind="main" disabled={busy} onClick={() => control(next ? 'next' : 'end')}>
          {next ? 'Next' : 'Done'}
        </Button>
        <Button disabled={busy || index === 0} onClick={() => control('back')}>
          Back
        </Button>
        <Button onClick={() => control(playing ? 'pause' : 'play')}>{playing ? 'Pause' : 'Play'}</Button>
        <Button onClick={() => run(() => command({ type: 'fill form' }))}>Fill</Button>
        <Button kind="quiet" onClick={() => control('end')}>
          End the tour
        </Button>
      </div>
      {saying}
    </Section>
  )
}

function Tours() {
  const { bank, basePath, command } = useDock()
  const { storage } = bank.options
  const [own, setOwn] = useState(() => savedTours(storage, basePath))
  const [draft, setDraft] = useState<string>()
  const { run, saying } = useSaying()
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
  const start = (id: string, play: boolean) => run(() => command({ type: 'tour', id, play }))
  const isOwn = (tour: Tour) => own.includes(tour)
  return (
    <Section
      title="Tours"
      hint="They operate the real product: step by step, or by themselves until somebody touches the page."
    >
      <ul className="list">
        {[...shippedTours, ...own].map((tour) => (
          <li key={tour.id}>
            <b className="cut">{tour.title}</b>
            <p className="small">
              {tour.steps.length} {tour.steps.length === 1 ? 'step' : 'steps'}
            </p>
            <div className="row">
              <Button kind="main" aria-label={`Start ${tour.title}`} onClick={() => start(tour.id, false)}>
                Start
              </Button>
              <Button aria-label={`Play ${tour.title}`} onClick={() => start(tour.id, true)}>
                Play
              </Button>
              <Button
                kind="quiet"
                aria-label={`${isOwn(tour) ? 'Edit' : 'Copy and edit'} ${tour.title}`}
                onClick={() => setDraft(writeTourText(isOwn(tour) ? tour : { ...tour, id: `my-${tour.id}` }))}
              >
                Edit
              </Button>
              <Button
                kind="quiet"
                aria-label={`Export ${tour.title}`}
                onClick={() => run(() => saveFile(`${tour.id}.tour.json`, writeTourText(tour)))}
              >
                Export
              </Button>
              {isOwn(tour) && (
                <Button
                  kind="quiet"
                  aria-label={`Delete ${tour.title}`}
                  onClick={() => run(() => keep(own.filter((other) => other !== tour)))}
                >
                  Delete
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {draft !== undefined && (
        <div className="fields">
          <label className="field wide">
            The tour as JSON
            <textarea
              rows={16}
              spellCheck={false}
              className="mono"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
          </label>
          <div className="row">
            <Button kind="main" onClick={() => run(() => add(draft), 'Saved in this browser.')}>
              Save the tour
            </Button>
            <Button kind="quiet" onClick={() => setDraft(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <label className="field">
        Import a tour
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) run(async () => add(await file.text()), 'Imported.')
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {saying}
    </Section>
  )
}
