import { useState } from 'react'
import { advanced, withSpeed } from '../../../../bank/store/clock/clock.ts'
import { Button, Field, Section, useSaying } from '../controls.tsx'
import { useBankData, useDock } from '../../dock-context.ts'
import { useBankTime } from '../use-bank-time.ts'

const SHOWN = 8
const MINUTE = 60_000

const KINDS: Readonly<Record<string, string>> = {
  'payment.process': 'A payment goes to processing',
  'payment.settle': 'A payment settles',
  'payment.fail': 'A payment fails',
  'owner.review': 'The review of an owner ends',
  'organization.review': 'The review of the company ends',
}

export const spoken = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`
}

/** A time as a date field writes it, in the browser's time zone. */
const localText = (time: number): string => {
  const at = new Date(time)
  return new Date(time - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function ClockTab() {
  const { bank, corridor } = useDock()
  const { run, saying } = useSaying()
  const now = useBankTime()
  const { speed, due } = useBankData(({ clock, db }) => ({
    speed: clock.speed,
    due: db.dueChanges.all().toSorted((a, b) => a.at - b.at),
  }))
  const next = due[0]
  const [chosen, setChosen] = useState(() => localText(bank.now()))
  const setTime = async () => {
    const time = Date.parse(chosen)
    if (Number.isNaN(time)) throw new Error('Choose a date and a time.')
    const { scenario, seed, payments } = bank.record
    // Nothing that has happened can be undone, so an earlier time is the beginning of the scenario.
    if (time < bank.now() - MINUTE)
      await corridor.scenario(scenario, { seed, now: time, ...(payments !== null && { payments }) })
    else await bank.setClock((clock, wall) => ({ ...clock, wall, bank: Math.max(time, bank.now()) }))
  }
  const setSpeed = (to: number) => run(() => bank.setClock((clock, wall) => withSpeed(clock, wall, to)))

  return (
    <>
      <Section title="Clock">
        <p className="clock">{new Date(now).toLocaleTimeString('en-GB')}</p>
        <p className="hint">
          {new Date(now).toLocaleDateString('en-GB', {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          })}
        </p>
        <div className="row">
          <Button aria-pressed={speed === 0} onClick={() => setSpeed(0)}>
            Pause
          </Button>
          <Button aria-pressed={speed === 1} onClick={() => setSpeed(1)}>
            Real time
          </Button>
          <Button aria-pressed={speed === 60} onClick={() => setSpeed(60)}>
            ×60
          </Button>
        </div>
        <div className="row">
          <Button
            kind="main"
            disabled={!next}
            onClick={() =>
              run(
                () => bank.setClock((clock, wall) => advanced(clock, wall, Math.max(0, (next?.at ?? 0) - bank.now()))),
                'Done.',
              )
            }
          >
            Next event
          </Button>
          <Button onClick={() => run(() => corridor.advance('1h'))}>+1 hour</Button>
          <Button onClick={() => run(() => corridor.advance('1d'))}>+1 day</Button>
        </div>
        <form
          className="fields"
          style={{ marginTop: 10 }}
          onSubmit={(event) => {
            event.preventDefault()
            run(setTime, 'The clock is set.')
          }}
        >
          <Field
            wide
            label="Date and time"
            type="datetime-local"
            required
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
          <button type="submit" className="button">
            Set the clock
          </button>
        </form>
        <p className="hint">An earlier date starts the scenario again at that time.</p>
        {saying}
      </Section>
      <Section title={`Upcoming · ${due.length}`} hint={due.length === 0 ? 'Nothing is due.' : ''}>
        <ul className="list">
          {due.slice(0, SHOWN).map(({ id, kind, at }) => (
            <li key={id} className="row">
              <span className="grow">{KINDS[kind] ?? kind}</span>
              <span className="mono">in {spoken(at - now)}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
