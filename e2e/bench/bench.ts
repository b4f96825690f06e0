import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildIsStale, say } from '../../.ci/project.mjs'
import { PROFILES } from './browser.ts'
import { sampleDatabase } from './database.ts'
import { buildBaselines } from './baselines/build.ts'
import { serveMeasured, type MeasuredHost } from './host.ts'
import { sampleDesktop, sampleKeystrokes, type DesktopSample, type KeystrokeSample } from './interactions.ts'
import {
  sampleGrowth,
  sampleList,
  sampleScroll,
  type GrowthSample,
  type ListSample,
  type ScrollSample,
} from './lists.ts'
import { precachedBytes } from './precache.ts'
import { verdicts, type Results } from './limits.ts'
import { sample, type Sample } from './sample.ts'
import { SUBJECTS, type Subject } from './subjects.ts'
import { lines, table } from './report.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OUTPUT = join(ROOT, '.bench')

/**
 * `npm run bench`: measures the application and its baselines, interleaved in one run, so that other load affects all
 * alike. Options: `--runs 5`, `--only dashboard,stack`, `--lists no`, `--hurry` (no wait for an idle machine).
 */
export async function bench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      lists: { type: 'string', default: 'yes' },
      hurry: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  const only = values.only?.split(',')
  const subjects = SUBJECTS.filter(({ name }) => !only || only.includes(name))
  mkdirSync(OUTPUT, { recursive: true })

  if (
    buildIsStale() &&
    spawnSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn'], { cwd: ROOT, stdio: 'inherit' })
      .status !== 0
  )
    return 1
  const baselines = await buildBaselines(join(OUTPUT, 'baselines'))
  const hosts = new Map<Subject['files'], MeasuredHost>()
  for (const files of new Set<Subject['files']>([...subjects.map((subject) => subject.files), 'app'])) {
    hosts.set(files, await serveMeasured(files === 'app' ? join(ROOT, 'dist') : join(baselines, files)))
  }
  const hostOf = (files: Subject['files']) => {
    const host = hosts.get(files)
    if (!host) throw new Error(`${files} is not served`)
    return host
  }

  const samples: Record<string, Sample[]> = Object.fromEntries(subjects.map(({ name }) => [name, []]))
  const lists: {
    few: ListSample[]
    many: ListSample[]
    scroll: ScrollSample[]
    growth: GrowthSample[]
    keystrokes: KeystrokeSample[][]
    desktop: DesktopSample[]
  } = {
    few: [],
    many: [],
    scroll: [],
    growth: [],
    keystrokes: [],
    desktop: [],
  }
  for (let run = 1; run <= runs; run++) {
    for (const subject of subjects) {
      const taken = await attempt(`${subject.name} ${run}`, () =>
        sample(subject, hostOf(subject.files), PROFILES.mobile, values.hurry ? 0 : 2),
      )
      if (!taken) continue
      samples[subject.name]?.push(taken)
      say(lines(`${run}/${runs} ${subject.name}`, taken))
    }
    if (values.lists === 'no') continue
    const app = hostOf('app')
    const few = await attempt('50 payments', () => sampleList(app, PROFILES.mobile, 50))
    const many = await attempt('10,000 payments', () => sampleList(app, PROFILES.mobile, 10_000))
    const scroll = await attempt('100,000 payments', () => sampleScroll(app, 100_000))
    const growth = await attempt('200 changes of page', () => sampleGrowth(app))
    const keystrokes = await attempt('keystrokes', () => sampleKeystrokes(app))
    const desktop = await attempt('desktop', () => sampleDesktop(app))
    if (few) lists.few.push(few)
    if (many) lists.many.push(many)
    if (scroll) lists.scroll.push(scroll)
    if (growth) lists.growth.push(growth)
    if (keystrokes) lists.keystrokes.push(keystrokes)
    if (desktop) lists.desktop.push(desktop)
    say(`${run}/${runs} lists ${JSON.stringify({ few, many, scroll, growth, keystrokes, desktop })}`)
  }
  for (const host of hosts.values()) host.close()

  const results: Results = {
    samples,
    ...lists,
    database: sampleDatabase(),
    precached: precachedBytes(join(ROOT, 'dist')),
  }
  const text = table(verdicts(results), runs)
  say(`\n${text}`)
  writeFileSync(join(OUTPUT, 'results.json'), JSON.stringify(results, null, 1))
  writeFileSync(join(OUTPUT, 'results.md'), `${text}\n`)
  return 0
}

/** A failed sample does not stop the run; the table shows what is missing. */
async function attempt<T>(name: string, take: () => Promise<T>): Promise<T | undefined> {
  try {
    return await take()
  } catch (error) {
    say(`${name} failed: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
