import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { anyKit } from '../../mocks/bank/testing/any-kit.ts'
import { PAGES } from '../support/addresses.ts'
import { PATIENCE } from '../support/patience.ts'
import { expectLoaded } from '../support/pages.ts'
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

/** What is wider than the page, or printed over what is beside it. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const tooWide = document.documentElement.scrollWidth - innerWidth
    if (tooWide > 0) found.push(`the page is ${tooWide} px too wide`)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const own = text.parentElement
      if (!text.textContent?.trim() || !own?.checkVisibility() || own.closest('.visually-hidden, option')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const isAmount = /[£€$¥]\s?\d/.test(text.textContent)
      for (let around: Element | null = own; around; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around)
        const { left, right, width } = around.getBoundingClientRect()
        // Long names are cut with an ellipsis; amounts must never be.
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        const holds = around.matches(
          'section, li, td, th, button, a, dd, [class*=MuiChip-root], [class*=MuiDialog-paper]',
        )
        if ((isCut ? isAmount : holds) && width > 0 && (box.right > right + 1 || box.left < left - 1))
          found.push(`"${text.textContent.slice(0, 40)}" leaves ${around.tagName} ${around.className}`)
        if (overflowX !== 'visible' || position === 'absolute') break
      }
    }
    return found
  })

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
        expect.soft(await overflowing(page), `${JSON.stringify(kit)} ${path} ${width}`).toEqual([])
      }
    }
  }
})
