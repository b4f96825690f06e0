import type { Page } from '@playwright/test'
import { expectRoute } from '../support/bank.ts'
import { handleOf, panelOf } from '../support/dock.ts'
import { sendRandomInput } from '../support/monkey.ts'
import { PATIENCE } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

/** `KIOSK_CYCLES=50 npx playwright test kiosk` for more. */
const CYCLES = Number(process.env.KIOSK_CYCLES ?? 3)

/** Marks the page, so that the next one can be told from it. */
const markPage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['visited'] = ''
  })

/** Nobody does anything for so long; waits for the page that is opened then. */
async function leaveAlone(page: Page, seconds: number): Promise<void> {
  await markPage(page)
  await expect(async () => {
    // Once more if the product has moved the focus in the meantime, e.g. because a toast went away. The last second
    // passes by itself, so that the clock is not moved while the page is left.
    await page.clock.fastForward((seconds - 1) * 1000)
    await expect(page.locator('html:not([data-visited])')).toBeAttached({ timeout: 2_500 * PATIENCE })
  }).toPass()
  await page.waitForFunction(() => 'corridor' in window)
}

/** Everything that one visitor could leave for the next. Names of rows hold the state's random id. */
const whatIsThere = (page: Page) =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const keys = (storage: Storage) =>
      Object.keys(storage)
        .map((key) => key.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id'))
        .toSorted()
    const { rows, network, presentation, signedIn } = await window.corridor.exportState()
    return {
      localStorage: [...new Set(keys(localStorage))],
      sessionStorage: keys(sessionStorage),
      cookies: document.cookie.replaceAll(/=[^;]*/g, ''),
      // MSW's own has the ids of open pages.
      caches: (await caches.keys()).filter((name) => !name.startsWith('msw:')),
      rows: Object.entries(rows).map(([table, list]) => `${table} ${list.length}`),
      network,
      presentation,
      signedIn,
      address: location.pathname + location.search + location.hash,
      visited: [...new Set(navigation.entries().map(({ url }) => url))],
      scheme: document.documentElement.dataset['scheme'],
      scrolled: window.scrollY,
      dialogs: document.querySelectorAll('[role=dialog]').length,
      typed: [...document.querySelectorAll('input')].map(({ value }) => value),
    }
  })

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  // A page goes on loading after its first screen: the mark, and the other pages and overlays ahead.
  await expect(page.getByRole('complementary', { name: 'Note' })).toBeVisible()
  await expect(page.locator('link[href*="/view-sheet-"]'), 'the last overlay').toBeAttached()
  await page.waitForLoadState('networkidle')
  for (let i = 0; i < 2; i += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

test('a kiosk starts again when its visitor has left, and only the shortcut opens its dock', async ({ app, page }) => {
  await page.clock.install()
  await app.open('/cards', { signedIn: true, link: { kiosk: '60' } })
  const frozen = page.getByRole('button', { name: 'Unfreeze', exact: true })
  await page.getByRole('button', { name: 'Freeze', exact: true }).first().click()
  await expect(frozen).toHaveCount(2)
  await app.reload()
  await expect(frozen).toHaveCount(2)
  await page.evaluate(() => localStorage.setItem('corridor-scheme', 'dark'))
  await leaveAlone(page, 60)
  await expect(frozen).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await expect(handleOf(page)).toHaveCount(0)
  await page.keyboard.press('Shift+F2')
  await expect(panelOf(page)).toBeVisible()
  await markPage(page)
  await page.clock.fastForward(120_000)
  await expect(page.locator('html[data-visited]')).toBeAttached()
  await app.reload()
  await expect(handleOf(page)).toBeVisible()
})

test('a kiosk keeps nothing of its visitors, nor grows the heap by 5 %', { tag: '@long' }, async ({ app, page }) => {
  test.setTimeout((30_000 + CYCLES * 7_500) * PATIENCE)
  await page.clock.install()
  await app.open('/payments', { signedIn: true, link: { kiosk: '90', brand: 'Northbank' } })
  await expectRoute(page, 'worker')
  await page.mouse.click(600, 300)
  await leaveAlone(page, 90)
  await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
  const clean = await whatIsThere(page)
  const heaps = [await heapOf(page)]
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    await page.mouse.click(200 + 37 * (cycle % 20), 150 + 53 * (cycle % 11))
    await page.mouse.wheel(0, 400)
    await page.keyboard.type('visitor')
    await page.evaluate(() => localStorage.setItem('corridor-scheme', 'dark'))
    await sendRandomInput(page, { seed: 7000 + cycle, actions: 60, milliseconds: 2000 })
    await leaveAlone(page, 90)
    await expect(page.getByRole('table', { name: 'Payments' })).toBeVisible()
    await expect.poll(() => whatIsThere(page), { message: `after visitor ${cycle + 1}` }).toEqual(clean)
    heaps.push(await heapOf(page))
  }
  const megabytes = heaps.map((bytes) => (bytes / 1e6).toFixed(1))
  test.info().annotations.push({ type: 'heap in MB', description: megabytes.join(' ') })
  const growth = Math.min(...heaps.slice(-3)) / Math.min(...heaps.slice(0, 3))
  expect(growth, megabytes.join(' ')).toBeLessThan(1.05)
})
