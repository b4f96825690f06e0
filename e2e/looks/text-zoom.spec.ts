import type { Page } from '@playwright/test'
import { openDock } from '../support/dock.ts'
import { expectLargeTextToFit } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'

// A zoom of the text alone leaves the breakpoints as they are.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const zoomText = (page: Page) =>
  page.addInitScript(() => {
    const zoom = new CSSStyleSheet()
    zoom.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [zoom]
  })

test('with the text zoomed to 200 % everything fits at every width', { tag: '@long' }, async ({ app, page }) => {
  test.slow()
  await zoomText(page)
  await expectLargeTextToFit(app, [390, 1100, 1440])
})

test('with the text zoomed to 200 % the badge and the dock are not cut', { tag: '@long' }, async ({ app, page }) => {
  await zoomText(page)
  await app.open('/', { signedIn: true })
  await expect(page.locator('.MuiBadge-badge')).toBeInViewport({ ratio: 1 })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const place of ['Scene', 'Drive', 'Break', 'Hand over'] as const) {
      const panel = await openDock(page, place)
      const cut = await panel
        .locator('h2, h3, p, label, button, [role=combobox]')
        .evaluateAll((all) =>
          all.filter((one) => one.textContent && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        )
      expect.soft(cut, `${place} at ${width} px`).toEqual([])
    }
  }
})
