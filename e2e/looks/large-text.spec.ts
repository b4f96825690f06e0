import { expectLargeTextToFit } from '../support/texts.ts'
import { test } from '../support/test.ts'

// The setting of the browser, which scales the breakpoints too.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
  contextOptions: { reducedMotion: 'reduce' },
})

for (const width of [390, 1440]) {
  test(`with text twice as large everything fits on a ${width} px screen`, { tag: '@long' }, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 844 })
    await expectLargeTextToFit(app)
  })
}
