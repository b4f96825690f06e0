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

/** Deploys the build as a new version with `data-build="next"`; `unfinished` answers files not uploaded yet. */
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
      message: 'the next worker is waiting',
    })
    .toBe('installed')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the next visit of the only open page activates a new build', async ({ app, page }) => {
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
  expect(await page.evaluate(() => caches.keys()), 'caches, including those of former builds').toHaveLength(1)
})

for (const [what, unfinished] of [
  ['the host answers a missing file with the page', ({ path }) => (path === `${MOUNT}icon.svg` ? PAGE : undefined)],
  [
    'the host still has the former page',
    ({ path }) => (path === MOUNT ? { ...PAGE, body: '<script src="assets/app-of-before.js"></script>' } : undefined),
  ],
] satisfies [string, Hook][]) {
  test(`a partly uploaded build is not activated: ${what}`, async ({ app, page }) => {
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
    await expect.poll(() => asked, { message: 'the next worker requested the missing file' }).toBe(true)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
      .toBeNull()
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
      'no waiting worker for a partial build',
    ).toBeNull()
    deployNext(app)
    // The upload is complete: the next visit installs the whole build.
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

test('after the demo is removed from its host, the next visit removes it from the device', async ({ app, page }) => {
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

test('the demo stays on the device while the sign-in of its host redirects requests', async ({
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
      message: 'the worker checked its host',
    })
    .toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(heading(page)).toHaveText('Accounts')
})

test('calls of another project on the same origin reach that project', async ({ app, page }) => {
  test.slow()
  app.tolerate(/404/)
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  // The worker passes this page through to the network.
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
  // The browser stops an idle worker and restarts it for a page that it still controls.
  await stopWorker(page)
  expect(await call()).toBe('of the project')
  expect(app.escapedCalls).toEqual(['GET /api/user', 'GET /api/user'])
  // These calls belong to the other project.
  app.host.log.length = 0
})

test('a live build deployed in place of the demo removes the demo from the device at once', async ({ app, page }) => {
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

/** Counts page loads, including the one between two builds. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  return () => loads
}

test('a pending call does not delay the activation of a new build', async ({ app, page }) => {
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
  // The fault is consumed once the bank has received the call.
  await expect
    .poll(() => page.evaluate(async () => (await window.corridor.exportState()).network.faults.length))
    .toBe(0)

  const loads = countLoads(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(heading(page)).toBeVisible()
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
})

/** Longer than any test; closing the host ends the response. */
const NEVER = 600_000

test('a new build that cannot activate causes one extra load, not a reload loop', async ({ app, page }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  // A fetch that never ends keeps the former worker busy.
  const file = `${MOUNT}assets/${readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('papaparse'))}`
  let asked = false
  app.host.setHook(({ path }) => {
    if (path !== file) return undefined
    asked = true
    return { delay: NEVER }
  })
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address)
    void fetch(address, { cache: 'no-store' }).catch(() => undefined)
  }, file)
  await expect.poll(() => asked, { message: 'the file is requested' }).toBe(true)

  const loads = countLoads(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
})

test('both tabs keep their build while two are open', async ({ app, page, context }) => {
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
  test('a missing shell file reloads the page once, then shows an error', async ({ app, page }) => {
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

test('a missing entry script shows a message instead of a blank page or a reload loop', async ({ app, page }) => {
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
  for (const isRestored of [true, false]) {
    test(`a missing page file reloads the page once and then shows ${isRestored ? 'the page' : 'an error'}`, async ({
      app,
      page,
    }) => {
      app.tolerate(/Failed to load resource.*cards-page/)
      app.tolerate(/dynamically imported module/)
      let loads = 0
      let gone = true
      page.on('domcontentloaded', () => (loads += 1))
      app.host.setHook(({ path }) => {
        // Only a reload requests the page itself from the host.
        if (isRestored && path === `${MOUNT}cards`) gone = false
        return gone && path.includes('/cards-page-') ? { status: 404, body: 'Not found' } : undefined
      })
      await app.open('/accounts', { signedIn: true })
      await expect(heading(page)).toHaveText('Accounts')
      expect(loads).toBe(1)

      await page.getByRole('link', { name: 'Cards' }).click()
      if (!isRestored) {
        await expect(page.getByRole('alert')).toContainText('This page could not be shown')
        gone = false
        await page.getByRole('button', { name: 'Try again' }).click()
      }
      await expect(heading(page)).toHaveText('Cards')
      await expect(page.getByRole('article')).toHaveCount(5)
      expect(loads, 'loads of the page').toBe(isRestored ? 2 : 3)
    })
  }
})
