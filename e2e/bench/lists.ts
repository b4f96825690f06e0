import type { Page } from '@playwright/test'
import { AHEAD, closePage, heapOf, openPage, PROFILES, seenAt, settle, withBrowser, type Profile } from './browser.ts'
import type { MeasuredHost } from './host.ts'
import type { Sight } from './probe.ts'
import { median, quantile } from './statistics.ts'

// Times that must not depend on the length of a list, and memory that must not grow.

const ROWS: Sight = { selector: 'main tbody tr:not([data-spacer])', least: 8 }
const SEARCH = 'main input[type="search"]'

export interface ListSample {
  /** From the click on the link to rows on the screen, with the code loaded. */
  open: number
  /** Median time from a key to the frame that shows it. */
  keystroke: number
  /** From the last key to the filtered rows. */
  filtered: number
}

export function sampleList(host: MeasuredHost, profile: Profile, payments: number): Promise<ListSample> {
  return withBrowser(profile, async (context) => {
    const opened = await openPage(
      context,
      { ...profile, network: undefined },
      { start: { selector: 'nav[aria-label="Main"] a' } },
    )
    const { page } = opened
    host.begin(undefined)
    await page.goto(host.origin + address('/accounts', payments), { waitUntil: 'commit' })
    await seenAt(page, 'start')
    await settle(page, host, AHEAD)
    const open = await clickUntil(page, 'nav a[href$="/payments"]', ROWS)
    await page.locator(SEARCH).first().click()
    const keys: number[] = []
    for (const key of 'coffee') keys.push(await keyTime(page, key))
    const filtered = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now()
          const look = () => {
            if (location.search.includes('coffee')) requestAnimationFrame(() => resolve(performance.now() - start))
            else requestAnimationFrame(look)
          }
          look()
        }),
    )
    await closePage(opened)
    return { open, keystroke: median(keys) ?? NaN, filtered }
  })
}

const address = (path: string, payments: number) =>
  payments <= 100
    ? `${path}#scenario=established&signin=1&dock=off`
    : `${path}#scenario=enterprise&payments=${payments}&signin=1&dock=off`

async function clickUntil(page: Page, click: string, expect: Sight): Promise<number> {
  const name = `list ${click}`
  await page.evaluate(([key, sight]) => window.probe.watch(key, sight), [name, expect] as const)
  await page.locator(click).first().click({ noWaitAfter: true })
  const at = await seenAt(page, name)
  const input = await page.evaluate(() => window.probe.lastInput)
  if (at === null || input === null) throw new Error(`${click}: nothing came`)
  return at - input
}

/** From a key to the frame that shows it. */
export async function keyTime(page: Page, key: string): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'keydown',
          (event) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.addEventListener('message', () => resolve(performance.now() - event.timeStamp))
              port1.start()
              port2.postMessage(0)
            }),
          { capture: true, once: true },
        )
      }),
  )
  // Wait one task, so that the listener is registered.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.keyboard.press(key)
  return time
}

export interface ScrollSample {
  /** From the start of the visit to rows on the screen. */
  open: number
  /** Late frames in per cent. */
  dropped: number
  /** Frames with blank space in the list. */
  blank: number
  /** Maximum number of rendered rows. */
  rows: number
}

export function sampleScroll(host: MeasuredHost, payments: number): Promise<ScrollSample> {
  return withBrowser(PROFILES.desktop, async (context) => {
    const opened = await openPage(context, PROFILES.desktop, { rows: ROWS })
    const { page } = opened
    host.begin(undefined)
    await page.goto(host.origin + address('/payments', payments), { waitUntil: 'commit' })
    const open = (await seenAt(page, 'rows')) ?? NaN
    await settle(page, host)
    const scrolled = await page.evaluate(
      () =>
        new Promise<{ frames: number[]; blank: number; rows: number }>((resolve) => {
          const frames: number[] = []
          let blank = 0
          let rows = 0
          let last = performance.now()
          const step = (now: number) => {
            frames.push(now - last)
            last = now
            const bodies = [...document.querySelectorAll('main tbody tr:not([data-spacer])')].map((row) =>
              row.getBoundingClientRect(),
            )
            rows = Math.max(rows, bodies.length)
            const top = Math.min(...bodies.map((box) => box.top))
            const bottom = Math.max(...bodies.map((box) => box.bottom))
            if (top > innerHeight * 0.5 || bottom < innerHeight - 1) blank += 1
            if (frames.length >= 180) resolve({ frames: frames.slice(2), blank, rows })
            else {
              window.scrollBy(0, 240)
              requestAnimationFrame(step)
            }
          }
          requestAnimationFrame(step)
        }),
    )
    await closePage(opened)
    const usual = median(scrolled.frames) ?? 16.7
    const late = scrolled.frames.filter((frame) => frame > usual * 1.5).length
    return { open, dropped: (100 * late) / scrolled.frames.length, blank: scrolled.blank, rows: scrolled.rows }
  })
}

export interface GrowthSample {
  /** Heap growth over two hundred navigations, in per cent. */
  growth: number
  /** Desktop: median times from the click to the page, with the code loaded. */
  route: number
  longest: number
}

const ROUTES = ['/accounts', '/payments', '/cards', '/currency-exchange', '/settings', '/psp-integrations', '/']

/** Visits all pages once to warm up the engine, then compares the heap before and after two hundred navigations. */
export function sampleGrowth(host: MeasuredHost): Promise<GrowthSample> {
  return withBrowser(PROFILES.desktop, async (context) => {
    const opened = await openPage(context, PROFILES.desktop, { start: { selector: 'nav[aria-label="Main"] a' } })
    const { page, session } = opened
    host.begin(undefined)
    await page.goto(host.origin + address('/', 50), { waitUntil: 'commit' })
    await seenAt(page, 'start')
    await settle(page, host)
    await changePages(page, WARM_UP)
    const before = await heapOf(session)
    const times = await changePages(page, 200)
    const after = await heapOf(session)
    await closePage(opened)
    return {
      growth: (100 * (after - before)) / before,
      route: median(times) ?? NaN,
      longest: quantile(times, 0.95) ?? NaN,
    }
  })
}

const WARM_UP = 100

/**
 * Times from each click to the frame with the heading of the page. The loop runs inside the page, because every call
 * from outside adds to its heap.
 */
function changePages(page: Page, changes: number): Promise<number[]> {
  return page.evaluate(
    async ([routes, count]) => {
      const times: number[] = []
      for (let i = 0; i < count; i++) {
        const to = routes[i % routes.length]
        const target = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a')].find(
          (anchor) => anchor.pathname === to,
        )
        if (!target) throw new Error(`There is no way to ${to}`)
        const old = document.querySelector('main h1')
        const start = performance.now()
        target.click()
        for (;;) {
          await new Promise(requestAnimationFrame)
          const next = document.querySelector('main h1')
          if (location.pathname === to && next && next !== old) break
        }
        await new Promise((resolve) => setTimeout(resolve))
        times.push(performance.now() - start)
      }
      return times
    },
    [ROUTES, changes] as const,
  )
}
