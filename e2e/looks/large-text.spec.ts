import { openSignedIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
  contextOptions: { reducedMotion: 'reduce' },
})

for (const width of [390, 1280]) {
  test(
    `with text twice as large no page is wider than a ${width} px screen`,
    { tag: '@long' },
    async ({ app, page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/accounts', '/payments', '/cards', '/currency-exchange', '/settings', '/verify']) {
        await openSignedIn(app, path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overflow, path).toBe(0)
      }
    },
  )
}
