import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const route = (page: Page) => page.locator('html').getAttribute('data-bank')
const askForUser = (page: Page) => page.evaluate(async () => (await fetch('/api/user')).status)

test('calls begin in the page and move to the worker once the page is quiet', async ({ app, page }) => {
  await app.open('/auth')
  expect(await askForUser(page)).toBe(401)
  await expect(page.locator('html')).toHaveAttribute('data-bank', 'worker')
  expect(await askForUser(page)).toBe(401)
})

test('a link can ask for the worker from the first call on', async ({ app, page }) => {
  await app.open('/auth', { transport: 'worker' })
  await expect(page.locator('html')).toHaveAttribute('data-bank', 'worker')
  expect(await askForUser(page)).toBe(401)
})

test('a link can ask to stay in the page', async ({ app, page, context }) => {
  await app.open('/auth', { transport: 'page' })
  expect(await askForUser(page)).toBe(401)
  expect(await route(page)).toBe('page')
  expect(context.serviceWorkers()).toHaveLength(0)
})
