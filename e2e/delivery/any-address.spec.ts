import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { accountCards } from '../support/bank.ts'
import { basePathOf, DIST, expect, MOUNT, test } from '../support/test.ts'

const TEXTS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

test.describe('on a host without rewrites', () => {
  test('an unknown path two levels deep shows the Not-found screen on the first visit', async ({ app, page }) => {
    // The page first looks for its files beside the address.
    app.tolerate(/Failed to load/)
    await page.goto(`${app.host.url}no/such-page`)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    expect(await basePathOf(page)).toBe('/sales/demo/')
  })

  test('index.html opens by its file name as well as by its folder', { tag: '@long' }, async ({ app, page }) => {
    await page.goto(`${app.host.url}index.html#signin=1`)
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/sales/demo/')
  })

  for (const path of ['auth', 'auth/']) {
    test(`the deep link ${path} opens`, { tag: path === 'auth' ? [] : '@long' }, async ({ app, page }) => {
      await page.goto(app.host.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await basePathOf(page)).toBe('/sales/demo/')
    })
  }
})

test.describe('on a host that answers every path with the page', () => {
  test.use({ hostOptions: { rewrites: true } })

  for (const path of ['no/such-page', 'no/such-page/']) {
    test(
      `the unknown path ${path} shows the Not-found screen`,
      { tag: path === 'no/such-page' ? [] : '@long' },
      async ({ app, page }) => {
        // The page first takes an address that looks like a folder for the folder of the application.
        app.tolerate(/Failed to load|MIME type/)
        await page.goto(app.host.url + path)
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
        expect(await basePathOf(page)).toBe('/sales/demo/')
      },
    )
  }
})

test.describe('in a folder named like a route', () => {
  test.use({ hostOptions: { mount: '/payments/' } })

  test('the application finds its base path', async ({ app, page }) => {
    app.tolerate(/Failed to load/)
    await page.goto(`${app.host.url}auth`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await basePathOf(page)).toBe('/payments/')
  })
})

test.describe('on a host that redirects to addresses without the trailing slash', () => {
  test.use({ hostOptions: { bareMount: true } })

  test('the application opens with a single page load', async ({ app, page }) => {
    // The page first looks for its files beside the address.
    app.tolerate(/Failed to load/)
    await page.goto(app.host.url.slice(0, -1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(app.host.log.filter(({ path }) => path === '/sales/demo' || path === '/sales/demo/')).toHaveLength(1)
  })
})

test(
  'a demo in a nested folder keeps its session after a sign-in to the demo in the parent folder',
  { tag: '@long' },
  async ({ app, page, context }) => {
    // Binary files answer 404: the page works without them.
    app.tolerate(/Failed to load/)
    const below = `${MOUNT}preview/`
    app.host.setHook(({ path }) => {
      const file = path.startsWith(below) ? path.slice(below.length) : ''
      const type = TEXTS[extname(file)]
      return type !== undefined && existsSync(join(DIST, file))
        ? { headers: { 'content-type': type }, body: readFileSync(join(DIST, file), 'utf8') }
        : undefined
    })
    await app.open('/preview/accounts', { signedIn: true, transport: 'page' })
    expect(await basePathOf(page)).toBe(below)
    await expect(accountCards(page)).toHaveCount(8)

    const above = await app.open('/accounts', { signedIn: true, transport: 'page', page: await context.newPage() })
    await expect(accountCards(above)).toHaveCount(8)
    for (const tab of [page, above]) {
      await expect(accountCards(tab)).toHaveCount(8)
      await expect(tab).toHaveURL(/\/accounts$/)
      expect(await tab.evaluate(async () => (await fetch('/api/user')).status)).toBe(200)
    }
  },
)
