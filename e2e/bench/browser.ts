import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../.ci/chromium.mjs'
import type { MeasuredHost } from './host.ts'
import { MOBILE, type Network } from './network.ts'
import { installProbe, type Sight } from './probe.ts'

export interface Profile {
  name: 'mobile' | 'desktop'
  /** CPU slowdown of the page. */
  slowdown: number
  network: Network | undefined
  viewport: { width: number; height: number }
}

// The baselines have a desktop layout only: the profile has the processor and network of a phone, not its screen.
const viewport = { width: 1350, height: 940 }
export const PROFILES: Record<Profile['name'], Profile> = {
  mobile: { name: 'mobile', slowdown: 4, network: MOBILE, viewport },
  desktop: { name: 'desktop', slowdown: 1, network: undefined, viewport },
}

/** Starts a browser with an empty profile, as on a first visit. */
export async function withBrowser<T>(
  { viewport: size }: Profile,
  work: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-bench-'))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath && { executablePath }),
    headless: true,
    args: CHROMIUM_ARGS,
    viewport: size,
    locale: 'en-GB',
  })
  try {
    return await work(context)
  } finally {
    await context.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

export interface OpenPage {
  page: Page
  session: CDPSession
  errors: string[]
}

export async function openPage(
  context: BrowserContext,
  profile: Profile,
  sights: Record<string, Sight>,
  script?: string,
): Promise<OpenPage> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  if (profile.slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown })
  await page.addInitScript(installProbe, sights)
  if (script !== undefined) await page.addInitScript(script)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)))
  return { page, session, errors }
}

/** When the page showed it, or null if it never did. */
export async function seenAt(page: Page, name: string, limit = 60_000): Promise<number | null> {
  const end = Date.now() + limit
  while (Date.now() < end) {
    const at = await page.evaluate((key) => window.probe.seen[key]?.at ?? null, name).catch(() => null)
    if (at !== null) return at
    await pause(40)
  }
  return null
}

/** Idle milliseconds after which all pages are prefetched, which begins after three seconds. */
export const AHEAD = 4500

/** Waits until there has been no request and no long task for a while. */
export async function settle(page: Page, host: MeasuredHost, quiet = 1500): Promise<void> {
  const end = Date.now() + 60_000
  let last = ''
  let since = Date.now()
  while (Date.now() < end && Date.now() - since < quiet) {
    const longTasks = await page.evaluate(() => window.probe.longTasks.length).catch(() => 0)
    const state = `${host.transfers().length} ${longTasks}`
    if (state !== last) {
      last = state
      since = Date.now()
    }
    await pause(100)
  }
}

/** Heap in MiB after two garbage collections. */
export async function heapOf(session: CDPSession): Promise<number> {
  for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20
}

/** Closes the page with its unload events, as closing a tab does. */
export async function closePage({ page }: OpenPage): Promise<void> {
  await page.goto('about:blank').catch(() => undefined)
  await pause(150)
  await page.close()
}
