import type { Verdict } from './limits.ts'
import type { Sample, Visit } from './sample.ts'

const rounded = (value: number | null): string => (value === null ? '-' : String(Math.round(value)))

const visitLine = ({
  firstPaint,
  data,
  alive,
  blocked,
  longestTask,
  scriptBytes,
  requests,
  shift,
  shifted,
  callMs,
  heap,
  errors,
}: Visit): string =>
  [
    `paint ${rounded(firstPaint)} data ${rounded(data)} alive ${rounded(alive)}`,
    `blocked ${rounded(blocked)} longest ${rounded(longestTask)}`,
    `js ${(scriptBytes / 1024).toFixed(1)} KiB in ${requests} requests`,
    `shift ${shift.toFixed(4)}`,
    callMs === null ? '' : `call ${callMs.toFixed(1)}`,
    heap === null ? '' : `heap ${heap.toFixed(1)}`,
    shifted.join('; '),
    errors.join('; '),
  ]
    .filter(Boolean)
    .join(' | ')

/** One line per sample during the run. */
export const lines = (name: string, { first, again, others }: Sample): string =>
  [
    `${name} (others ${others.toFixed(1)})`,
    `   first ${visitLine(first)}`,
    ...first.steps.map(
      (step) => `      ${step.name} ${rounded(step.ms)} (interaction ${step.interaction}, ${step.requests} requests)`,
    ),
    `   again ${visitLine(again)}`,
  ].join('\n')

function shown({ unit }: Verdict, value: number): string {
  const digits = unit === 'KiB' || (unit === 'ms' && value >= 10) ? 0 : 2
  return `${value.toFixed(digits)}${unit === '×' || unit === '' ? '' : ' '}${unit}`
}

/** The format of the README. */
export const table = (verdicts: Verdict[], runs: number): string =>
  [
    'Phone profile (processor 4 times slower, 1.6 Mbit/s, 150 ms round trip, brotli), ' +
      `medians of ${runs}; × is the ratio to a baseline of the same run.`,
    '',
    '| What | At most | Measured | |',
    '|---|---|---|---|',
    ...verdicts.map((verdict) => {
      const { what, limit, value } = verdict
      const holds = value !== undefined && value <= limit
      const measured = value === undefined ? 'not measured' : shown(verdict, value)
      return `| ${what} | ${shown(verdict, limit)} | ${measured} | ${holds ? '' : 'missed'} |`
    }),
  ].join('\n')
