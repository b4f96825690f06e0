import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { HostOptions } from '../../.ci/serve.mjs'
import { accountCards } from '../support/bank.ts'
import { basePathOf, DIST, expect, MOUNT, test } from '../support/test.ts'

const TEXTS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const NOT_FOUND = '404 Page Not Found'
const WELCOME = /^Welcome back/

/** Where the page is hosted, which address is opened, and its heading. */
const VISITS: readonly (readonly [
  where: string,
  options: Partial<HostOptions>,
  path: string,
  heading: string | RegExp,
])[] = [
  ['on a host without rewrites', {}, 'no/such-page', NOT_FOUND],
  ['by the name of its file', {}, 'index.html#signin=1', WELCOME],
  ['by a deep link', {}, 'auth', /^Sign in/],
  ['by a deep link with a slash', {}, 'auth/', /^Sign in/],
  ['on a host that answers every path with the page', { rewrites: true }, 'no/such-page', NOT_FOUND],
  ['there with a slash', { rewrites: true }, 'no/such-page/', NOT_FOUND],
  ['in a folder named like a route', { mount: '/payments/' }, 'auth', /^Sign in/],
]

for (const [where, hostOptions, path, heading] of VISITS)
  test.describe(where, () => {
    test.use({ hostOptions })
    test(`${path} is shown`, async ({ app, page }) => {
      // The first requests for files are relative to this address and fail; the page then finds its folder.
      app.tolerate(/Failed to load|MIME type/)
      await page.goto(app.host.url + path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await basePathOf(page)).toBe(hostOptions.mount ?? MOUNT)
    })
  })

test.describe('on a host that redirects to addresses without the trailing slash', () => {
  test.use({ hostOptions: { bareMount: true } })

  test('the application opens with a single page load', async ({ app, page }) => {
    // The first requests for files are relative to this address and fail; the page then finds its folder.
    app.tolerate(/Failed to load/)
    await page.goto(app.host.url.slice(0, -1))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(app.host.log.filter(({ path }) => path === '/sales/demo' || path === '/sales/demo/')).toHaveLength(1)
  })
})

test('a sign-in to the demo one folder up leaves the session', { tag: '@long' }, async ({ app, page, context }) => {
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
})
