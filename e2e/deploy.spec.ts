import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectPrecached, expectRoute } from './support/bank.ts'
import { DIST, expect, MOUNT, test, type App } from './support/test.ts'

/** Puts another build on the host: the same files under another version, with a mark on the page. */
function deployNext(app: App): void {
  const [, version = ''] = /version:.([0-9a-f]{12})/.exec(readFileSync(join(DIST, 'worker.js'), 'utf8')) ?? []
  expect(version, 'the version in the worker file').not.toBe('')
  const worker = readFileSync(join(DIST, 'worker.js'), 'utf8').replaceAll(version, 'ffffffffffff')
  const page = readFileSync(join(DIST, 'index.html'), 'utf8').replace('<html ', '<html data-build="next" ')
  app.host.setHook(({ path }) => {
    if (path === `${MOUNT}worker.js`) return { headers: { 'content-type': 'text/javascript' }, body: worker }
    if (path === MOUNT) return { headers: { 'content-type': 'text/html' }, body: page }
    return undefined
  })
}

const expectWaitingWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), { message: 'the next worker is ready' })
    .toBe('installed')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a new build is taken over by the next visit of the only page', async ({ app, page }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  deployNext(app)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')
  await expectWaitingWorker(page)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(heading(page)).toBeVisible()
  await expectRoute(page, 'worker')
  expect(await page.evaluate(() => caches.keys()), 'caches of former builds').toHaveLength(1)
})

test('while another tab is open the build stays what it was in both', async ({ app, page, context }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  const other = await context.newPage()
  await other.goto(`${app.host.url}cards`)
  await expect(heading(other)).toBeVisible()
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')
  await other.getByRole('link', { name: 'Settings' }).click()
  await expect(heading(other)).toHaveText('Settings')
})

for (const comesBack of [true, false]) {
  test(`a page whose file is gone after a deployment is loaded again once, ${comesBack ? 'and then it opens' : 'and says so where that does not help'}`, async ({ app, page }) => {
    app.tolerate(/Failed to load resource.*cards-page/)
    app.tolerate(/dynamically imported module/)
    let loads = 0
    let gone = true
    page.on('domcontentloaded', () => (loads += 1))
    app.host.setHook(({ path }) => {
      // Only a reload asks the host for the page itself.
      if (comesBack && path === `${MOUNT}cards`) gone = false
      return gone && path.includes('/cards-page-') ? { status: 404, body: 'Not found' } : undefined
    })
    await app.open('/accounts', { signedIn: true, transport: 'page' })
    await expect(heading(page)).toHaveText('Accounts')
    expect(loads).toBe(1)

    await page.getByRole('link', { name: 'Cards' }).click()
    if (!comesBack) {
      await expect(page.getByRole('alert')).toContainText('This page could not be shown')
      gone = false
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await expect(heading(page)).toHaveText('Cards')
    await expect(page.getByRole('article')).toHaveCount(5)
    expect(loads, 'loads of the page').toBe(2)
  })
}
