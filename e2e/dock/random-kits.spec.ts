import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { anyKit } from '../../mocks/bank/testing/any-kit.ts'
import { PAGES } from '../support/addresses.ts'
import { PATIENCE } from '../support/patience.ts'
import { expectLoaded, overflow } from '../support/pages.ts'
import { textsBeyondTheirFrame } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'

/** `PROSPECT_KITS=20 npx playwright test random-kits` for more. */
const KITS = Number(process.env['PROSPECT_KITS'] ?? 3)

/** Opens a route without a reload, as a link does, and waits until its page has loaded. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
  await expectLoaded(page)
}

test(`no page overflows with ${KITS} random prospect kits, on a desktop and on a phone @long`, async ({
  app,
  page,
}) => {
  test.setTimeout((30_000 + KITS * 6_000) * PATIENCE)
  await app.open('/', { signedIn: true, link: { dock: 'off', quiet: '1', brand: 'W'.repeat(60) } })
  for (const kit of fc.sample(anyKit, { numRuns: KITS, seed: 31 })) {
    await page.evaluate((wish) => window.corridor.prospect(wish), kit)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [...PAGES, 'payments?pay=EUR', '?analytics=']) {
        await goTo(page, app.host.url + path)
        const what = `${JSON.stringify(kit)} ${path} ${width}`
        expect.soft(await overflow(page), what).toBeLessThanOrEqual(0)
        expect.soft(await textsBeyondTheirFrame(page), what).toEqual([])
      }
    }
  }
})
