import { expectLargeTextToFit } from '../support/texts.ts'
import { test } from '../support/test.ts'

// A zoom of the text alone leaves the breakpoints as they are.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of [390, 1100, 1440]) {
  test(
    `with the text zoomed to 200 % everything fits on a ${width} px screen`,
    { tag: '@long' },
    async ({ app, page }) => {
      await page.addInitScript(() => {
        const zoom = new CSSStyleSheet()
        zoom.replaceSync('html { font-size: 200% }')
        document.adoptedStyleSheets = [zoom]
      })
      await page.setViewportSize({ width, height: 844 })
      await expectLargeTextToFit(app)
    },
  )
}
