import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectRoute, stopWorker } from '../support/bank.ts'
import { bundledScript } from '../../build/bundled-script.ts'
import { expect, MOUNT, test, type App } from '../support/test.ts'

type Hook = NonNullable<Parameters<App['host']['setHook']>[0]>

const PAGE = {
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Elsewhere</title><h1>Something else</h1>',
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

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
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
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
  test.slow()
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
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
