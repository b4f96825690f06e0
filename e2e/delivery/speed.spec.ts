import type { Page } from '@playwright/test'
import { expectRoute } from '../support/bank.ts'
import { gate } from '../support/gate.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const total = (page: Page) => page.getByRole('region', { name: 'Total Balance' })
test('a return visit makes no network request', async ({ app, page }) => {
  test.slow()
  await app.open('/', { signedIn: true, link: { dock: 'off' } })
  await expect(total(page)).toContainText('£')
  await expectRoute(page, 'worker')

  await page.goto('about:blank')
  const before = app.host.log.length
  await page.goto(app.host.url)
  await expect(total(page)).toContainText('£')
  expect(app.host.log.slice(before).filter(({ path }) => !path.endsWith('/worker.js'))).toEqual([])
})

test('the page, its application and the bank are requested at the same time', async ({ app, page }) => {
  const bank = gate()
  app.host.setHook(({ path }) => (path.includes('/bank-') ? { delay: bank.opened } : undefined))
  await page.goto(app.address('/cards', { signedIn: true, transport: 'page' }))
  // The application cannot run without the bank's chunk.
  await expect.poll(() => app.host.log.some(({ path }) => path.includes('/cards-page-'))).toBe(true)
  bank.open()
  await expect(heading(page)).toBeVisible()
})

test('a quick sign-in does not wait for the code of later pages', async ({ app, page }) => {
  // The clock moves only when this test says so, however long the page takes to open.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(app.address('/auth', { scenario: 'established', transport: 'page' }))
  const form = page.locator('#root:not([data-screen]) form')
  await expect.poll(() => page.clock.runFor(100).then(() => form.count())).toBe(1)
  const later = () => app.host.log.filter(({ path }) => /-page-/.test(path) && !path.includes('sign-in-page'))
  await page.clock.runFor(1000)
  expect(later()).toEqual([])
  await page.clock.runFor(10_000)
  await expect.poll(() => later().length).toBeGreaterThan(0)
})

test('the code of every page is prefetched after the first page is shown', async ({ app }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  for (const name of ['accounts', 'payments', 'cards', 'currency-exchange', 'psp-integrations', 'settings'])
    await expect.poll(() => app.host.log.some(({ path }) => path.includes(`/${name}-page-`)), name).toBe(true)
})

test('a page has its title and focus before its first paint', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'page' })
  await expect(total(page)).toContainText('£')
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        // Mutation observers run after the page is in the document and before the next task.
        new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent === 'Accounts')
            resolve({ focus: document.activeElement?.textContent, title: document.title.split(' · ')[0] })
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  expect(await seen).toEqual({ focus: 'Accounts', title: 'Accounts' })
})
