import { sendRandomInput } from '../support/monkey.ts'
import { PATIENCE } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

/** `MONKEY_SECONDS=60 npx playwright test monkey` runs a minute on each page. */
const seconds = Number(process.env.MONKEY_SECONDS ?? 0)
const MEASURE =
  seconds > 0
    ? { actions: Number.MAX_SAFE_INTEGER, milliseconds: seconds * 1000 }
    : { actions: 60, milliseconds: 4_000 }

const ROUTES: readonly { path: string; scenario?: string; signedOut?: true }[] = [
  { path: '/' },
  { path: '/accounts' },
  { path: '/payments' },
  { path: '/payments?pay=GBP' },
  { path: '/cards' },
  { path: '/currency-exchange' },
  { path: '/psp-integrations' },
  { path: '/settings' },
  { path: '/verify', scenario: 'onboarding' },
  { path: '/verify', scenario: 'empty' },
  { path: '/auth', signedOut: true },
  { path: '/signup', signedOut: true },
  { path: '/verify-email?token=no-such-token', signedOut: true },
]

for (const [index, { path, scenario = 'established', signedOut = false }] of ROUTES.entries()) {
  test.describe(path, () => {
    // Alternately, because a transport knows nothing of pages.
    test.use({ transport: index % 2 === 0 ? 'page' : 'worker' })
    test(`random input on ${path} (${scenario}) breaks neither page nor bank`, async ({ app, page }, info) => {
      if (seconds > 0) test.setTimeout(seconds * 1000 + 15_000 * PATIENCE)
      await app.open(path, { scenario, signedIn: !signedOut, link: { dock: 'off' } })
      await expect(page.locator('h1')).toBeVisible()
      const done = await sendRandomInput(page, { seed: 2026 + index, ...MEASURE })
      info.annotations.push({ type: 'last actions', description: done.join('\n') })
      expect(done.length).toBeGreaterThan(0)
      await page.evaluate(() => window.corridor.clearFaults())
      await expect(page.getByText('This page could not be shown')).toHaveCount(0)
      await expect(page.getByRole('heading').first()).toBeAttached()
      // The random input may have signed out: sign in again for the final check of the ledger.
      await page.evaluate(() => window.corridor.signIn())
    })
  })
}
