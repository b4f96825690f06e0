import { accountCards, createAccount, expectRoute } from '../support/bank.ts'
import { handleOf } from '../support/dock.ts'
import { expect, inBothTransports, test as base } from '../support/test.ts'

/** Playwright disables the back-forward cache, and the headless shell has none. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

// The cache rejects pages with an error status, which a plain host sends for the routes of the application.
test.use({ hostOptions: { rewrites: true } })

inBothTransports(() => {
  test(
    'a page restored from the back-forward cache shows changes made meanwhile',
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
        // A message to a cached page evicts it, so no second page with a dock may be open.
        await expect(handleOf(open)).toBeVisible()
      }
      await page.evaluate(() => {
        window.addEventListener(
          'pageshow',
          ({ persisted }) => (document.documentElement.dataset['persisted'] = String(persisted)),
        )
      })
      await page.goto(`${app.host.origin}/elsewhere`)
      await createAccount(other, 'EUR')
      await expect(accountCards(other)).toHaveCount(9)
      // The page is restored, not loaded: no load event fires.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('html'), 'restored from the cache').toHaveAttribute('data-persisted', 'true')
      await expect(accountCards(page)).toHaveCount(9)
      await createAccount(page, 'GBP')
      await expect(accountCards(page)).toHaveCount(10)
      await expect(accountCards(other)).toHaveCount(10)
    },
  )
})
