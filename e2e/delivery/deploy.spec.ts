import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { bundledScript } from '../../build/bundled-script.ts'
import { expectFaultUsed, expectRoute, stopWorker } from '../support/bank.ts'
import { countLoads } from '../support/pages.ts'
import { DIST, expect, MOUNT, test, type App } from '../support/test.ts'

type Hook = NonNullable<Parameters<App['host']['setHook']>[0]>

const PAGE = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Elsewhere</title><h1>Something else</h1>',
}

/** Deploys the build as a new version with `data-build="next"`; `unfinished` answers files not uploaded yet. */
function deployNext(app: App, unfinished: Hook = () => undefined): void {
  const worker = readFileSync(join(DIST, 'worker.js'), 'utf8').replaceAll(/(revision:.)[0-9a-f]{12}/g, '$1ffffffffffff')
  expect(worker, 'the revisions in the worker file').toContain('ffffffffffff')
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

/** The states of the workers that are to follow the current one. */
const nextWorkers = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return { installing: installing?.state, waiting: waiting?.state }
  })

const expectWaitingWorker = (page: Page) => expect.poll(() => nextWorkers(page)).toEqual({ waiting: 'installed' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ app, page }) => {
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
})

test('the next visit of the only open page activates a new build', async ({ app, page }) => {
  deployNext(app)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-build', 'next')
  await expectWaitingWorker(page)

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(heading(page)).toBeVisible()
  await expectRoute(page, 'worker')
  const copies = await page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith('msw:')))
  expect(copies, 'caches, including those of former builds').toHaveLength(1)
})

for (const [what, unfinished] of [
  ['the host answers a missing file with the page', ({ path }) => (path === `${MOUNT}icon.svg` ? PAGE : undefined)],
  [
    'the host still has the former page',
    ({ path }) => (path === MOUNT ? { ...PAGE, body: '<script src="assets/app-of-before.js"></script>' } : undefined),
  ],
] satisfies [string, Hook][]) {
  test(`a partly uploaded build is not activated: ${what}`, async ({ app, page }) => {
    let isRequested = false
    deployNext(app, (request) => {
      const answer = unfinished(request)
      isRequested ||= answer !== undefined
      return answer
    })
    await page.reload()
    await expect.poll(() => isRequested, { message: 'the next worker requested the missing file' }).toBe(true)
    await expect.poll(() => nextWorkers(page), { message: 'none waits for a partial build' }).toEqual({})
    deployNext(app)
    // The upload is complete: the next visit installs the whole build.
    await page.reload()
    await expectWaitingWorker(page)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
    await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
  })
}

test('a pending call does not delay the activation of a new build', async ({ app, page }) => {
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  await expectRoute(page, 'worker')
  await page.evaluate(async () => {
    await window.corridor.fault({ path: '/api/cards', delay: 60_000, once: true })
    void fetch('/api/cards').catch(() => undefined)
  })
  await expectFaultUsed(page)

  const loads = countLoads(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
  await expect(heading(page)).toBeVisible()
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
})

/** Longer than any test; closing the host ends the response. */
const NEVER = 600_000

test('a new build that cannot activate causes one extra load, not a reload loop', async ({ app, page }) => {
  deployNext(app)
  await page.reload()
  await expectWaitingWorker(page)
  // A fetch that never ends keeps the former worker busy.
  const file = `${MOUNT}assets/${readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('on-demand-'))}`
  let isRequested = false
  app.host.setHook(({ path }) => {
    if (path !== file) return undefined
    isRequested = true
    return { delay: NEVER }
  })
  await page.evaluate((address) => void fetch(address).catch(() => undefined), file)
  await expect.poll(() => isRequested, { message: 'the file is requested' }).toBe(true)

  const loads = countLoads(page)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
  expect(loads(), 'loads').toBeLessThanOrEqual(2)
})

test('both tabs keep their build while two are open', async ({ app, page, context }) => {
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

const serveAnotherPage: Hook = ({ path }) => (path.startsWith(MOUNT) ? PAGE : undefined)

const expectWorkerAndCachesRemoved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      })),
    )
    .toEqual({ workers: 0, caches: 0 })

test('after the demo is removed from its host, the next visit removes it from the device', async ({ app, page }) => {
  app.host.setHook(serveAnotherPage)
  await page.reload()
  await expect(heading(page)).toHaveText('Accounts')
  await expectWorkerAndCachesRemoved(page)
  await page.reload()
  await expect(heading(page)).toHaveText('Something else')
})

test('the demo stays on the device while the sign-in of its host redirects requests', async ({
  app,
  page,
  context,
}) => {
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
    .poll(() => app.host.log.some(({ path }) => path === '/host-sign-in'), { message: 'the worker checked its host' })
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
  // The worker passes this page through to the network.
  app.host.setHook((request) =>
    request.path.startsWith('/api')
      ? { headers: { 'content-type': 'application/json' }, body: '"of the project"' }
      : serveAnotherPage(request),
  )
  await page.goto(`${app.host.url}other.html`)
  await expect(heading(page)).toHaveText('Something else')
  const call = () => page.evaluate(async () => (await fetch('/api/user')).json() as Promise<unknown>)
  expect(await call()).toBe('of the project')
  await expectWorkerAndCachesRemoved(page)
  // The browser stops an idle worker and restarts it for a page that it still controls.
  await stopWorker(page)
  expect(await call()).toBe('of the project')
  expect(app.escapedCalls).toEqual(['GET /api/user', 'GET /api/user'])
  // These calls belong to the other project.
  app.host.log.length = 0
})

test('a live build deployed in place of the demo removes the demo from the device at once', async ({ app, page }) => {
  test.slow()
  // The page of the demo may be fetching code for later while its host changes.
  app.tolerate(/^Failed to load module script/)
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  const worker = await bundledScript(fileURLToPath(new URL('../../build/former-worker.ts', import.meta.url)), {})
  app.host.setHook((request) =>
    request.path === `${MOUNT}worker.js`
      ? { headers: { 'content-type': 'text/javascript' }, body: worker }
      : serveAnotherPage(request),
  )
  await page.reload()
  await expect(heading(page)).toHaveText('Something else')
  await expectWorkerAndCachesRemoved(page)
})
