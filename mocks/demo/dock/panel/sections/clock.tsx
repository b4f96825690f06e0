import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { object, string } from 'yup'
import { optionsOf } from '../../../../../src/ui/forms/select.tsx'
import { Segmented } from '../../../../../src/ui/layout/segmented.tsx'
import { isCalendarDate } from '../../../../../src/contract/values/calendar-date.ts'
import { withSpeed } from '../../../../bank/store/clock/clock.ts'
import { useBankData, useBankTime, useDock } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { DockForm, Field } from '../fields.tsx'
import { Act, Hint, Row, Section, type SectionProps } from '../kit.tsx'
import { useReplace, useRun } from '../run.tsx'

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const SHOWN = 3
const MINUTE = 60_000

const KINDS: Readonly<Record<string, string>> = {
  'payment.process': 'A payment goes to processing',
  'payment.settle': 'A payment settles',
  'payment.fail': 'A payment fails',
  'owner.review': 'The review of an owner ends',
  'organization.review': 'The review of the company ends',
}

const spoken = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 90) return `${seconds} s`
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`
}

/** The same in every browser, unlike a date field: `2026-11-20 18:30` in the browser's time zone. */
const localText = (time: number): string => {
  const at = new Date(time)
  return new Date(time - at.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16).replace('T', ' ')
}

const timeSchema = object({
  time: string()
    .trim()
    .required('Enter a date and a time')
    .matches(/^20\d\d-\d\d-\d\d[ T]\d\d:\d\d$/, 'Write it as 2026-11-20 18:30')
    // `Date.parse` reads 31 February as 3 March.
    .test(
      'real',
      'There is no such time',
      (text) => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text.replace(' ', 'T'))),
    ),
})

const SPEEDS = optionsOf({ 0: 'Pause', 1: 'Real time', 60: '×60' })

export function ClockSection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const now = useBankTime()
  const { speed, due } = useBankData(({ clock, db }) => ({
    speed: clock.speed,
    due: db.dueChanges.all().toSorted((a, b) => a.at - b.at),
  }))
  const run = useRun()
  const next = due[0]
  const setSpeed = (to: number) =>
    to === 0
      ? corridor.pause()
      : to === 1
        ? corridor.resume()
        : bank.setClock((clock, wall) => withSpeed(clock, wall, to))
  return (
    <Section title={title} count={due.length}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <div>
          <Typography sx={{ ...mono, fontSize: '1.375rem', lineHeight: 1.2 }}>
            {new Date(now).toLocaleTimeString('en-GB')}
          </Typography>
          <Hint>{DAY.format(now)}</Hint>
        </div>
        <Segmented
          label="Speed of the clock"
          value={String(speed)}
          options={SPEEDS}
          onChange={(to) => void run(() => setSpeed(Number(to)))}
        />
      </Stack>
      <Row>
        <Act
          primary
          disabled={!next}
          done="Moved on to the next event."
          work={() => corridor.advance(`${Math.max(1, Math.ceil(((next?.at ?? 0) - bank.now()) / 1000))}s`)}
        >
          Next event
        </Act>
        <Act done="Moved on by one hour." work={() => corridor.advance('1h')}>
          +1 hour
        </Act>
        <Act done="Moved on by one day." work={() => corridor.advance('1d')}>
          +1 day
        </Act>
      </Row>
      {next ? (
        <List aria-label="Upcoming">
          {due.slice(0, SHOWN).map(({ id, kind, at }) => (
            <ListItem key={id} sx={{ justifyContent: 'space-between', gap: 1, padding: '1px 0' }}>
              <Typography variant="body2">{KINDS[kind] ?? kind}</Typography>
              <Typography variant="body2" sx={mono}>
                in {spoken(at - now)}
              </Typography>
            </ListItem>
          ))}
        </List>
      ) : (
        <Hint>Payments and reviews under way appear here.</Hint>
      )}
    </Section>
  )
}

/** Sets the bank's clock. An earlier time starts the scenario again, because its rows are dated by its beginning. */
export function SetClockSection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const run = useRun()
  const replace = useReplace()
  const setTime = ({ time: text }: { time: string }) => {
    const time = Date.parse(text.trim().replace(' ', 'T'))
    const done = 'The clock is set.'
    if (time >= bank.now() - MINUTE)
      return run(() => bank.setClock((clock, wall) => ({ ...clock, wall, bank: Math.max(time, bank.now()) })), done)
    const { scenario, seed, payments } = bank.record
    const work = () => corridor.scenario(scenario, { seed, now: time, payments })
    return replace({ title: 'Start the scenario again at an earlier date?', work, done })
  }
  const epoch = useBankData(({ record }) => record.epoch)
  return (
    <Section title={title}>
      <DockForm
        key={epoch}
        label="Date and time"
        values={{ time: localText(bank.now()) }}
        schema={timeSchema}
        submit="Set the clock"
        onSubmit={setTime}
      >
        <Field name="time" label="Date and time" help="An earlier date starts the scenario again at that time." />
      </DockForm>
    </Section>
  )
}
