import { median, type Figures, type Sample } from './sample.ts'
import { STEPS } from './subjects.ts'

type Unit = '×' | 'ms' | ''

/** A limit: of a value, or of its ratio to the one of a reference page in the same run. */
type Row = [what: string, limit: number, unit: Unit, value: number | undefined, reference?: number | undefined]

const ROUTES = STEPS.map(({ name }) => name).filter((name) => name.startsWith('to '))

const route = (figures: Figures = {}) => median(ROUTES.map((name) => figures[name]))

/** The README shows the first ten rows. */
function rows(samples: Record<string, Sample[]>): Row[] {
  const medians = (name: string, visit: keyof Sample = 'first'): Figures => {
    const visits = (samples[name] ?? []).map((sample) => sample[visit] ?? {})
    const entries = Object.keys(visits[0] ?? {}).map((key) => [key, median(visits.map((figures) => figures[key]))])
    return Object.fromEntries(entries) as Figures
  }
  const [html, stack, signIn, dashboard] = ['html', 'stack', 'sign-in', 'dashboard'].map((name) => medians(name))
  const [few, many, most, desktop] = ['50 payments', '10000 payments', '100000 payments', 'desktop'].map((name) =>
    medians(name),
  )
  const again = medians('dashboard', 'again')
  const later = medians('dashboard', 'later')
  const offline = medians('offline', 'again')
  const highest = (key: string) =>
    Math.max(...[signIn, dashboard, again, later].map((figures) => figures?.[key] ?? NaN))
  return [
    ['the sign-in form can be read', 1.2, '×', signIn?.firstPaint, html?.firstPaint],
    ['a sign-in goes through', 1.15, '×', signIn?.alive, stack?.data],
    ['by a link: figures on the dashboard', 1.15, '×', dashboard?.data, stack?.data],
    ['return visit: figures, against `stack`', 1, '×', again.data, medians('stack', 'again').data],
    ['return visit: figures, against `offline`', 1.5, '×', again.data, offline.alive],
    ['later return visits: figures', 1.2, '×', later.data, offline.alive],
    ['route change, code loaded', 1.3, '×', route(dashboard), route(stack)],
    ['dialog opens', 1.3, '×', dashboard?.dialog, stack?.dialog],
    ['interaction to next paint over all pages', 150, 'ms', dashboard?.interaction],
    ['100,000 payments, desktop: from nothing to rows', 2000, 'ms', most?.data],
    ['JavaScript until the figures', 1.17, '×', dashboard?.script, stack?.script],
    ['requests to the network for a return visit', 0, '', again.requests],
    ['route change on a desktop, first time', 50, 'ms', route(desktop)],
    ['main thread blocked, first visit', 1.15, '×', dashboard?.blocked, stack?.blocked],
    ['longest task', 250, 'ms', highest('longestTask')],
    ['heap after the dashboard', 2.2, '×', dashboard?.heap, stack?.heap],
    ['layout shift, first and later visits', 0.001, '', highest('shift')],
    ['10,000 payments against 50: open', 1.5, '×', many?.open, few?.open],
    ['10,000 payments against 50: a keystroke', 1.2, '×', many?.keystroke, few?.keystroke],
  ]
}

const shown = (value: number, unit: Unit) =>
  unit === 'ms' ? `${value.toFixed(0)} ms` : unit === '×' ? `${value.toFixed(2)} ×` : String(Number(value.toFixed(4)))

/** A Markdown table: the limits, and the medians of all runs. */
export const table = (samples: Record<string, Sample[]>): string =>
  [
    '| What | At most | Measured | Figure | |',
    '|---|---|---|---|---|',
    ...rows(samples).map(([what, limit, unit, value, reference]) => {
      const measured = unit === '×' ? (value ?? NaN) / (reference ?? NaN) : (value ?? NaN)
      const figure = unit !== '×' || value === undefined ? '' : value.toFixed(0)
      const result = Number.isNaN(measured) ? 'not measured' : shown(measured, unit)
      return `| ${what} | ${shown(limit, unit)} | ${result} | ${figure} | ${measured <= limit ? '' : 'missed'} |`
    }),
  ].join('\n')
