import type { DatabaseSample } from './database.ts'
import type { DesktopSample, KeystrokeSample } from './interactions.ts'
import type { GrowthSample, ListSample, ScrollSample } from './lists.ts'
import type { Sample, Visit } from './sample.ts'
import { median, ratio } from './statistics.ts'

export interface Results {
  samples: Record<string, Sample[]>
  few: ListSample[]
  many: ListSample[]
  scroll: ScrollSample[]
  growth: GrowthSample[]
  /** Every form, once per run. */
  keystrokes: KeystrokeSample[][]
  desktop: DesktopSample[]
  database: DatabaseSample
  /** Bytes. */
  precached: number
}

export interface Verdict {
  what: string
  limit: number
  /** Undefined if not measured in this run. */
  value: number | undefined
  /** `×` is a ratio to a baseline of the same run. */
  unit: '×' | 'ms' | '%' | 'KiB' | ''
}

const most = (values: (number | undefined)[]) =>
  values.length === 0 ? undefined : Math.max(...values.map((value) => value ?? NaN))

/** The limits and the measured values. */
export function verdicts(results: Results): Verdict[] {
  const first = (name: string, read: (visit: Visit) => number | null | undefined) =>
    median((results.samples[name] ?? []).map((sample) => read(sample.first)))
  const again = (name: string, read: (visit: Visit) => number | null | undefined) =>
    median((results.samples[name] ?? []).map((sample) => read(sample.again)))
  const step = (subject: string, ...names: string[]) =>
    median(
      (results.samples[subject] ?? []).flatMap(({ first: visit }) =>
        visit.steps.filter(({ name }) => names.includes(name)).map(({ ms }) => ms),
      ),
    )
  const ours = ['sign-in', 'dashboard'].filter((name) => results.samples[name]?.length)
  // The slowest step of each run.
  const interactions = (results.samples.dashboard ?? []).map(({ first: visit }) =>
    Math.max(...visit.steps.map(({ interaction }) => interaction)),
  )
  // The median of each form over all runs.
  const forms = (results.keystrokes[0] ?? []).map(({ form }) => form)
  const keystrokes = forms.map((form) =>
    median(results.keystrokes.flatMap((run) => run.filter((sample) => sample.form === form).map(({ ms }) => ms))),
  )
  const pages = ['route', 'back', 'cards', 'exchange', 'integrations', 'settings', 'dashboard']

  return [
    {
      what: 'first visit: the sign-in form can be read',
      limit: 1.25,
      value: ratio(
        first('sign-in', (v) => v.firstPaint),
        first('html', (v) => v.firstPaint),
      ),
      unit: '×',
    },
    {
      what: 'first visit: a sign-in goes through',
      limit: 1.1,
      value: ratio(
        first('sign-in', (v) => v.alive),
        first('stack', (v) => v.data),
      ),
      unit: '×',
    },
    {
      what: 'JavaScript until then',
      limit: 1.1,
      value: ratio(
        first('sign-in', (v) => v.scriptBytes),
        first('stack', (v) => v.scriptBytes),
      ),
      unit: '×',
    },
    {
      what: 'first visit by a link: figures on the dashboard',
      limit: 1.15,
      value: ratio(
        first('dashboard', (v) => v.data),
        first('stack', (v) => v.data),
      ),
      unit: '×',
    },
    {
      what: 'JavaScript until then',
      limit: 1.15,
      value: ratio(
        first('dashboard', (v) => v.scriptBytes),
        first('stack', (v) => v.scriptBytes),
      ),
      unit: '×',
    },
    {
      // `offline` shows prerendered figures first, which are not the bank's; its own come when it is interactive.
      what: 'return visit: figures on the dashboard',
      limit: 1.4,
      value: ratio(
        again('dashboard', (v) => v.data),
        again('offline', (v) => v.alive),
      ),
      unit: '×',
    },
    { what: 'requests to the network for it', limit: 0, value: again('dashboard', (v) => v.requests), unit: '' },
    {
      what: 'main thread blocked until the dashboard, first visit',
      limit: 1.3,
      value: ratio(
        first('dashboard', (v) => v.blocked),
        first('stack', (v) => v.blocked),
      ),
      unit: '×',
    },
    {
      what: 'longest task',
      limit: 250,
      value: most(ours.map((name) => first(name, (v) => v.longestTask))),
      unit: 'ms',
    },
    {
      what: 'route change, code loaded',
      limit: 1.5,
      value: ratio(step('dashboard', ...pages), step('stack', 'route', 'back')),
      unit: '×',
    },
    {
      what: 'route change on a desktop (2 frames)',
      limit: 33.4,
      value: median(results.growth.map(({ route }) => route)),
      unit: 'ms',
    },
    {
      what: 'route change on a desktop, first time (3 frames)',
      limit: 50,
      value: median(results.desktop.map(({ firstTime }) => firstTime)),
      unit: 'ms',
    },
    {
      what: 'form dialog opens',
      limit: 1.5,
      value: ratio(step('dashboard', 'dialog'), step('stack', 'dialog')),
      unit: '×',
    },
    { what: 'interaction to next paint over all pages', limit: 150, value: median(interactions), unit: 'ms' },
    {
      what: 'interaction to next paint on a desktop',
      limit: 48,
      value: median(results.desktop.map(({ interaction }) => interaction)),
      unit: 'ms',
    },
    { what: 'a keystroke in any form, processor 4 times slower', limit: 50, value: most(keystrokes), unit: 'ms' },
    {
      what: 'a mocked call',
      limit: 1.2,
      value: ratio(
        first('dashboard', (v) => v.callMs),
        first('stack', (v) => v.callMs),
      ),
      unit: '×',
    },
    {
      what: '10,000 payments against 50: open',
      limit: 1.5,
      value: ratio(median(results.many.map(({ open }) => open)), median(results.few.map(({ open }) => open))),
      unit: '×',
    },
    {
      what: '10,000 payments against 50: a keystroke',
      limit: 1.2,
      value: ratio(
        median(results.many.map(({ keystroke }) => keystroke)),
        median(results.few.map(({ keystroke }) => keystroke)),
      ),
      unit: '×',
    },
    {
      what: '100,000 payments, desktop: from nothing to rows',
      limit: 2000,
      value: median(results.scroll.map(({ open }) => open)),
      unit: 'ms',
    },
    {
      what: 'dropped frames scrolling them',
      limit: 1,
      value: median(results.scroll.map(({ dropped }) => dropped)),
      unit: '%',
    },
    { what: 'frames with blank rows', limit: 0, value: most(results.scroll.map(({ blank }) => blank)), unit: '' },
    { what: 'database of 100,000 rows: read by key, p95', limit: 1, value: results.database.read, unit: 'ms' },
    { what: 'database of 100,000 rows: update, p95', limit: 1, value: results.database.update, unit: 'ms' },
    {
      what: 'heap after the dashboard',
      limit: 2,
      value: ratio(
        first('dashboard', (v) => v.heap),
        first('stack', (v) => v.heap),
      ),
      unit: '×',
    },
    {
      what: 'its growth over 200 changes of page',
      limit: 5,
      value: median(results.growth.map(({ growth }) => growth)),
      unit: '%',
    },
    { what: 'everything kept for offline use', limit: 815, value: results.precached / 1024, unit: 'KiB' },
    {
      what: 'layout shift, first and later visits',
      limit: 0.005,
      value: most(ours.flatMap((name) => [first(name, (v) => v.shift), again(name, (v) => v.shift)])),
      unit: '',
    },
  ]
}
