import { accountCards, expectRoute } from '../support/bank.ts'
import { openDock } from '../support/dock.ts'
import { expect, test } from '../support/test.ts'

test('a reload, another page and an unknown address work offline once the build is cached', async ({
  app,
  page,
  context,
}) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await context.setOffline(true)
  await page.reload()
  await expect(accountCards(page)).not.toHaveCount(0)
  // The browser itself looks for a newer worker at any time, and has no offline mode.
  const requests = () => app.host.log.filter(({ path }) => !path.endsWith('/worker.js'))
  const before = requests().length
  await page.goto(`${app.host.url}cards`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible()
  expect(requests().slice(before), 'requests that reached the host').toEqual([])
  app.tolerate(/Failed to load resource/)
  await page.goto(`${app.host.url}no/such-page`)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('another application in a subfolder stays reachable', { tag: '@long' }, async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  app.host.setHook(({ path }) =>
    path === '/sales/demo/other/'
      ? { headers: { 'content-type': 'text/html' }, body: '<link rel="icon" href="data:,"><h1>Other</h1>' }
      : undefined,
  )
  await page.goto(`${app.host.url}other/`)
  await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible()
})

test('the dock opens and saves the OpenAPI document offline', { tag: '@long' }, async ({ app, page, context }) => {
  await app.open('/', { signedIn: true })
  await expectRoute(page, 'worker')
  const panel = await openDock(page, 'Inspect')
  await panel.getByRole('button', { name: 'Contract', exact: true }).click()
  await context.setOffline(true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download OpenAPI' }).click(),
  ])
  expect(await download.failure()).toBeNull()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    panel.getByRole('link', { name: 'Open OpenAPI' }).click(),
  ])
  await expect(tab.locator('body')).toContainText('"openapi": "3.1.0"')
  await tab.close()
})
