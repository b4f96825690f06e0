import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectPrecached, expectRoute, stopWorker } from '../support/bank.ts'
import { bundledScript } from '../../build/bundled-script.ts'
import { DIST, expect, inBothTransports, MOUNT, test, type App } from '../support/test.ts'

type Hook = NonNullable<Parameters<App['host']['setHook']>[0]>

const PAGE = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Elsewhere</title><h1>Something else</h1>',
}

/** Puts another build on the host: the same files under another version, with a mark on the page. What is still missing is answered by `unfinished`. */
function deployNext(app: App, unfinished: Hook = () => undefined): void {
  const [, version = ''] = /version:.([0-9a-f]{12})/.exec(readFileSync(join(DIST, 'worker.js'), 'utf8')) ?? []
  expect(version, 'the version in the worker file').not.toBe('')
  const worker = readFileSync(join(DIST, 'worker.js'), 'utf8').replaceAll(version, 'ffffffffffff')
  const page = readFileSync(join(DIST, 'index.html'), 'utf8').replace('<html ', '<html data-build="next" ')
  app.host.setHook((request) => {
    const { path } = request
    const missing = unfinished(request)
    if (missing) return missing
    if (path === `${MOUNT}worker.js`) return { headers: { 'content-type': 'text/javascript' }, body: worker }
    if (path === MOUNT) return { headers: { 'content-type': 'text/html' }, body: page }
    return undefined
  })
}

const expectWaitingWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), {
      message: 'the next worker is ready',
    })
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

for (const [what, unfinished] of [
  ['a file that is missing is answered with the page', ({ path }) => (path === `${MOUNT}icon.svg` ? PAGE : undefined)],
  [
    'the page is still the one of before',
    ({ path }) => (path === MOUNT ? { ...PAGE, body: '<script src="assets/app-of-before.js"></script>' } : undefined),
  ],
] satisfies [string, Hook][]) {
  test(`a build that is still being uploaded is not taken over: ${what}`, async ({ app, page }) => {
    test.slow()
    await app.open('/cards', { signedIn: true })
    await expectRoute(page, 'worker')
    await expectPrecached(page)
    let asked = false
    deployNext(app, (request) => {
      const answer = unfinished(request)
      asked ||= answer !== undefined
      return answer
    })
    await page.reload()
    await expect.poll(() => asked, { message: 'the next worker asked for what is missing' }).toBe(true)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBeNull()
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
      'half a build that waits',
    ).toBeNull()
    deployNext(app)
    // With the upload at its end the next visit finds the whole build.
    await page.reload()
    await expectWaitingWorker(page)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
    await expect(page.getByRole('article')).toHaveCount(5)
  })
}

const SOMETHING_ELSE: Hook = ({ path }) => (path.startsWith(MOUNT) ? PAGE : undefined)

const expectNothingLeft = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      })),
    )
    .toEqual({ workers: 0, caches: 0 })

test('a demonstration that is gone from its host is gone from the device with the visit after', async ({
  app,
  page,
}) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  app.host.setHook(SOMETHING_ELSE)
  await page.reload()
  await expect(heading(page)).toHaveText('Accounts')
  await expectNothingLeft(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Something else')
})

test('a demonstration behind a sign-in of its host stays on the device while nobody is signed in there', async ({
  app,
  page,
  context,
}) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  app.host.setHook(({ path }) =>
    path === '/host-sign-in'
      ? PAGE
      : path.startsWith(MOUNT)
        ? { status: 302, headers: { location: '/host-sign-in' } }
        : undefined,
  )
  await page.reload()
  await expect(heading(page)).toHaveText('Accounts')
  await expect
    .poll(() => app.host.log.some(({ path }) => path === '/host-sign-in'), {
      message: 'the worker has looked after itself',
    })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Accounts')
})

test('another project on the same address has its own calls answered', async ({ app, page }) => {
  test.slow()
  app.tolerate(/404/)
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  // A page that the worker lets through to the network, as it does any while Corridor itself is developed.
  app.host.setHook((request) =>
    request.path.startsWith('/api')
      ? { headers: { 'content-type': 'application/json' }, body: '"of the project"' }
      : SOMETHING_ELSE(request),
  )
  await page.goto(`${app.host.url}other.html`)
  await expect(heading(page)).toHaveText('Something else')
  const call = () => page.evaluate(async () => (await fetch('/api/user')).json() as Promise<unknown>)
  expect(await call()).toBe('of the project')
  await expectNothingLeft(page)
  // The browser ends the worker when it idles, and starts it again for a page that it still has in charge.
  await stopWorker(page)
  expect(await call()).toBe('of the project')
  expect(app.escapedCalls).toEqual(['GET /api/user', 'GET /api/user'])
  // It was the project's own.
  app.host.log.length = 0
})

test('a product beside a real bank, put where the demonstration was, takes it off the device at once', async ({
  app,
  page,
}) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  const worker = await bundledScript(fileURLToPath(new URL('../../build/former-worker.ts', import.meta.url)), {})
  app.host.setHook((request) =>
    request.path === `${MOUNT}worker.js`
      ? { headers: { 'content-type': 'text/javascript' }, body: worker }
      : SOMETHING_ELSE(request),
  )
  await page.reload()
  await expect(heading(page)).toHaveText('Something else')
  await expectNothingLeft(page)
})

/** Loads of the page, the one between two builds among them. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

test('a new build is taken over even while a call is under way, which then nobody waits for', async ({ app, page }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  await expectRoute(page, 'worker')
  await page.evaluate(async () => {
    await window.corridor.fault({ path: '/api/cards', delay: 60_000, once: true })
    void fetch('/api/cards').catch(() => undefined)
  })
  // Under way is a call once the bank has it.
  await expect
    .poll(() => page.evaluate(async () => (await window.corridor.exportState()).network.faults.length))
    .toBe(0)

  const loads = countLoads(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(heading(page)).toBeVisible()
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
})

/** Longer than any test; ends with its host. */
const FOR_EVER = 600_000

test('a new build that cannot take over costs one more load, not an endless one', async ({ app, page }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  // The former worker is kept busy by a file that it fetches for ever.
  const file = `${MOUNT}assets/${readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('papaparse'))}`
  let asked = false
  app.host.setHook(({ path }) => {
    if (path !== file) return undefined
    asked = true
    return { delay: FOR_EVER }
  })
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address)
    void fetch(address, { cache: 'no-store' }).catch(() => undefined)
  }, file)
  await expect.poll(() => asked, { message: 'the file is asked for' }).toBe(true)

  const loads = countLoads(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
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

inBothTransports(() => {
  test('a frame whose file is gone after a deployment is loaded again once, and then says so', async ({
    app,
    page,
  }) => {
    app.tolerate(/Failed to load resource.*shell/)
    app.tolerate(/dynamically imported module/)
    const loads = countLoads(page)
    let gone = true
    app.host.setHook(({ path }) => (gone && path.includes('/shell-') ? { status: 404, body: 'Not found' } : undefined))
    await app.open('/cards', { signedIn: true })
    await expect(page.getByRole('alert')).toContainText('This page could not be shown')
    expect(loads()).toBe(2)
    gone = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(5)
    expect(loads()).toBe(3)
  })
})

test('a page whose own script is gone says so instead of staying blank or loading for ever', async ({ app, page }) => {
  app.tolerate(/Failed to load resource/)
  const loads = countLoads(page)
  const manifest = JSON.parse(readFileSync(join(DIST, 'corridor.json'), 'utf8')) as Record<string, { file: string }>
  const entry = manifest['index.html']?.file ?? ''
  app.host.setHook(({ path }) => (path === MOUNT + entry ? { status: 404, body: 'Not found' } : undefined))
  await page.goto(`${app.host.url}cards#signin=1&transport=page`)
  await expect(page.getByText('Corridor could not find its files on this host. Please reload the page.')).toBeVisible()
  expect(loads()).toBe(1)
})

inBothTransports(() => {
  for (const comesBack of [true, false]) {
    test(`a page whose file is gone after a deployment is loaded again once, ${comesBack ? 'and then it opens' : 'and says so where that does not help'}`, async ({
      app,
      page,
    }) => {
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
      await app.open('/accounts', { signedIn: true })
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
      expect(loads, 'loads of the page').toBe(comesBack ? 2 : 3)
    })
  }
})
