import type { Page } from '@playwright/test'
import { accountCards, expectPrecached, expectRoute, fillNewAccount, submitNewAccount } from '../support/bank.ts'
import { handleOf } from '../support/dock.ts'
import { expect, inBothTransports, test as base } from '../support/test.ts'

/** Playwright switches this cache off in every browser it starts, and the headless shell has none. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

// The cache takes no page that came with the status of an error, as that of an unknown address on a plain host.
test.use({ hostOptions: { rewrites: true } })

async function addAccount(page: Page, currency: string): Promise<void> {
  await fillNewAccount(page, currency)
  await submitNewAccount(page, currency)
}

inBothTransports(() => {
  test(
    'a page that comes back from the back-forward cache has its bank, and what happened there meanwhile',
    { tag: '@whole-browser' },
    async ({ app, page, context, transport }) => {
      app.host.setHook(({ path }) =>
        path === '/elsewhere'
          ? { headers: { 'content-type': 'text/html' }, body: '<link rel="icon" href="data:,"><h1>Elsewhere</h1>' }
          : undefined,
      )
      await app.open('/accounts', { signedIn: true })
      await expect(accountCards(page)).toHaveCount(8)
      const other = await context.newPage()
      await other.goto(`${app.host.url}accounts`)
      await expect(accountCards(other)).toHaveCount(8)
      for (const open of [page, other]) {
        await expectRoute(open, transport ?? 'worker')
        // What is said to a page in the cache throws it out; the demo layers of two tabs hear each other.
        await expect(handleOf(open)).toBeVisible()
      }
      if (transport === 'worker') await expectPrecached(other)
      await page.evaluate(() => {
        window.addEventListener(
          'pageshow',
          ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)),
        )
      })
      await page.goto(`${app.host.origin}/elsewhere`)
      await addAccount(other, 'EUR')
      await expect(accountCards(other)).toHaveCount(9)
      // It is not loaded again, so there is no load to wait for.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), 'out of the cache').toHaveAttribute('data-persisted', 'true')
      await expect(accountCards(page)).toHaveCount(9)
      await addAccount(page, 'GBP')
      await expect(accountCards(page)).toHaveCount(10)
      await expect(accountCards(other)).toHaveCount(10)
    },
  )
})
