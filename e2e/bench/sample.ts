import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import {
  AHEAD,
  closePage,
  heapOf,
  openPage,
  seenAt,
  settle,
  withBrowser,
  type OpenPage,
  type Profile,
} from './browser.ts'
import type { MeasuredHost } from './host.ts'
import { calm, othersBetween, readCpu } from './machine.ts'
import type { Step, Subject } from './subjects.ts'

export interface StepSample {
  name: string
  ms: number | null
  /** The longest interaction to next paint; the browser reports none below 16 ms. */
  interaction: number
  requests: number
}

export interface Visit {
  firstPaint: number | null
  data: number | null
  alive: number | null
  /** Total blocking time until data was shown: milliseconds of tasks beyond 50 each. */
  blocked: number
  longestTask: number
  shift: number
  shifted: string[]
  /** Bytes transferred until data was shown, headers included. */
  scriptBytes: number
  bytes: number
  requests: number
  steps: StepSample[]
  callMs: number | null
  heap: number | null
  errors: string[]
}

export interface Sample {
  first: Visit
  again: Visit
  /** Processors used by other processes. */
  others: number
}

const RETRIES = 2
const TOLERABLE = 0.5

/** Takes a few samples and keeps the least disturbed one. */
export async function sample(
  subject: Subject,
  host: MeasuredHost,
  profile: Profile,
  retries = RETRIES,
): Promise<Sample> {
  let kept: Sample | undefined
  for (let i = 0; i <= retries; i++) {
    await calm(retries > 0 ? 15 : 1)
    const next = await withBrowser(profile, async (context): Promise<Sample> => {
      const before = readCpu()
      const first = await visit(context, subject, host, profile, 'first')
      const again = await visit(context, subject, host, profile, 'again')
      // Read before the browser closes, because the CPU times of its processes end with them.
      return { first, again, others: othersBetween(before, readCpu()) }
    })
    if (!kept || next.others < kept.others) kept = next
    if (kept.others <= TOLERABLE) break
  }
  if (!kept) throw new Error('No sample was taken')
  return kept
}

async function visit(
  context: BrowserContext,
  subject: Subject,
  host: MeasuredHost,
  profile: Profile,
  which: 'first' | 'again',
): Promise<Visit> {
  // Ignore effects of the scripts of the first visit.
  const alive = which === 'first' || subject.script === undefined ? subject.alive : undefined
  const sights = { data: subject.data, ...(alive && { alive }) }
  const open = await openPage(context, profile, sights, which === 'first' ? subject.script : undefined)
  const { page, session, errors } = open
  host.begin(profile.network)
  const start = which === 'again' ? (subject.again ?? subject.start) : subject.start
  await page.goto(host.origin + start, { waitUntil: 'commit' })
  const data = await seenAt(page, 'data')
  const aliveAt = alive ? await seenAt(page, 'alive') : data
  const transfers = [...host.transfers()]
  // The steps measure pages with prefetched code.
  await settle(page, host, which === 'first' && subject.steps ? AHEAD : undefined)
  const seen = await page.evaluate(() => ({ longTasks: window.probe.longTasks, firstPaint: window.probe.firstPaint }))
  const until = Math.max(data ?? 0, aliveAt ?? 0)
  const tasks = seen.longTasks.filter(([at]) => at < until)
  const bytes = (type: RegExp) =>
    transfers.filter((transfer) => type.test(transfer.type)).reduce((sum, transfer) => sum + transfer.bytes, 0)

  const result: Visit = {
    firstPaint: seen.firstPaint,
    data,
    alive: aliveAt,
    blocked: tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...seen.longTasks.map(([, duration]) => duration)),
    shift: 0,
    shifted: [],
    scriptBytes: bytes(/javascript/),
    bytes: bytes(/./),
    requests: transfers.length,
    steps: [],
    callMs: null,
    heap: null,
    errors,
  }
  if (which === 'first' && data !== null) {
    result.heap = await heapOf(session)
    if (subject.call !== undefined) result.callMs = await timeCalls(open, subject.call)
    for (const step of subject.steps ?? []) result.steps.push(await take(open, step, host))
  }
  Object.assign(result, await page.evaluate(() => ({ shift: window.probe.shift, shifted: window.probe.shifted })))
  await closePage(open)
  return result
}

/** Performs one step and measures it. */
export async function take({ page }: OpenPage, { name, click, expect }: Step, host: MeasuredHost): Promise<StepSample> {
  const before = host.transfers().length
  const interactions = await page.evaluate(
    async ([key, sight]) => {
      window.probe.watch(key, sight)
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
      return window.probe.interactions.length
    },
    [name, expect] as const,
  )
  if ((await page.evaluate((key) => window.probe.seen[key]?.at ?? null, name)) !== null)
    throw new Error(`${name}: already there before the click`)
  await page.locator(click).first().click({ noWaitAfter: true, timeout: 15_000 })
  const at = await seenAt(page, name, 20_000)
  await pause(600)
  const { input, durations } = await page.evaluate(
    (from) => ({ input: window.probe.lastInput, durations: window.probe.interactions.slice(from) }),
    interactions,
  )
  return {
    name,
    ms: at === null || input === null ? null : at - input,
    interaction: Math.max(0, ...durations),
    requests: host.transfers().length - before,
  }
}

/** Median time of sixty consecutive calls. */
function timeCalls({ page }: OpenPage, address: string): Promise<number> {
  return page.evaluate(async (path) => {
    const times: number[] = []
    for (let i = 0; i < 60; i++) {
      const start = performance.now()
      const reply = await fetch(path)
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
      await reply.json()
      times.push(performance.now() - start)
    }
    return times.toSorted((a, b) => a - b)[30] ?? NaN
  }, address)
}
