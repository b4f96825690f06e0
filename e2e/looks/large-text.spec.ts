import { expectLargeTextToFit } from '../support/texts.ts'
import { test } from '../support/test.ts'

// The setting of the browser, which scales the breakpoints too.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
  },
  contextOptions: { reducedMotion: 'reduce' },
})

test('with text twice as large everything fits on a phone and on a desktop', { tag: '@long' }, async ({ app }) => {
  test.slow()
  await expectLargeTextToFit(app, [390, 1440])
})
