import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../.ci/chromium.mjs'
import type { MeasuredHost } from './host.ts'
import { installProbe } from './probe.ts'
import type { Step, Subject } from './subjects.ts'

/** The figures of a visit by their names; times in milliseconds. */
export type Figures = Record<string, number>

/** A first visit and two return visits. */
export interface Sample {
  first: Figures
  again?: Figures
  later?: Figures
}

/** Code for all pages is fetched after three seconds without input. */
const AHEAD = 4500

/** Visits a site with an empty browser profile, and again if the subject says so. */
export async function sample(subject: Subject, host: MeasuredHost): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-bench-'))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    args: CHROMIUM_ARGS,
    // The reference pages are laid out for a desktop: the phone's profile has its processor and network only.
    viewport: { width: 1350, height: 940 },
    locale: 'en-GB',
  })
  try {
    const first = await visit(context, subject, host)
    if (subject.again === undefined) return { first }
    const { script: _, steps: __, ...plain } = subject
    const back = { ...plain, start: subject.again }
    return { first, again: await visit(context, back, host), later: await visit(context, back, host) }
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function visit(context: BrowserContext, subject: Subject, host: MeasuredHost): Promise<Figures> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: subject.profile === 'desktop' ? 1 : 4 })
  const seenAt = await listenTo(page)
  await page.addInitScript(installProbe, { data: subject.data, alive: subject.alive ?? subject.data })
  if (subject.script !== undefined) await page.addInitScript(subject.script)
  host.begin(subject.profile === undefined)
  await page.goto(host.origin + subject.start, { waitUntil: 'commit' })
  const data = await seenAt('data')
  const alive = await seenAt('alive')
  const sent = host.sent()
  await settle(page, host, subject.steps ? AHEAD : 1500)

  const { longTasks, firstPaint } = await page.evaluate(() => window.probe)
  const script = sent.filter(({ type }) => type.includes('javascript'))
  const figures: Figures = {
    firstPaint,
    data,
    alive,
    // Total blocking time: of each long task what is over 50 ms.
    blocked: longTasks.filter(({ start }) => start < alive).reduce((sum, { duration }) => sum + duration - 50, 0),
    longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    script: script.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: sent.length,
    heap: await heapOf(session),
  }
  for (const step of subject.steps ?? []) figures[step.name] = await take(page, seenAt, step)
  if (subject.field !== undefined) figures.keystroke = await typeInto(page, subject.field)
  const { interaction, shift } = await page.evaluate(() => window.probe)
  await page.goto('about:blank')
  await page.close()
  return { ...figures, interaction, shift }
}

type SeenAt = (name: string) => Promise<number>

/** Lets the page say what it shows: Playwright's own questions take 50 ms and more of a page that is starting. */
async function listenTo(page: Page): Promise<SeenAt> {
  const seen = new Map<string, number>()
  const sights = new EventEmitter()
  await page.exposeFunction('tellSeen', (name: string, at: number) => {
    if (!seen.has(name)) seen.set(name, at)
    sights.emit(name)
  })
  return async (name) => {
    if (!seen.has(name)) await once(sights, name, { signal: AbortSignal.timeout(60_000) })
    return seen.get(name) ?? NaN
  }
}

async function take(page: Page, seenAt: SeenAt, { name, click, expect }: Step): Promise<number> {
  await page.evaluate(([key, sight]) => window.probe.watch(key, sight), [name, expect] as const)
  await page.locator(click).first().click({ noWaitAfter: true })
  const at = await seenAt(name)
  // The browser reports an interaction some time after it has ended.
  await pause(600)
  return at - (await page.evaluate(() => window.probe.lastInput))
}

async function typeInto(page: Page, field: string): Promise<number> {
  await page.locator(field).first().click()
  await page.locator(field).first().pressSequentially('coffee', { delay: 200 })
  return median(await page.evaluate(() => window.probe.keys)) ?? NaN
}

/** Waits until there has been no request and no long task for a while. */
async function settle(page: Page, host: MeasuredHost, quiet: number): Promise<void> {
  const end = Date.now() + 60_000
  for (let last = '', since = Date.now(); Date.now() < end && Date.now() - since < quiet; await pause(100)) {
    const state = `${host.sent().length} ${await page.evaluate(() => window.probe.longTasks.length)}`
    if (state !== last) since = Date.now()
    last = state
  }
}

/** Bytes that are left after a garbage collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN
}

/** Undefined for an empty list, so that what is missing never passes. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values
    .filter((value): value is number => value !== undefined && !Number.isNaN(value))
    .toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}
