import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const route = (page: Page) => page.locator('html').getAttribute('data-bank')
const askForUser = (page: Page) => page.evaluate(async () => (await fetch('/api/user')).status)

test('calls start in the page and move to the worker once the page is idle', async ({ app, page }) => {
  await app.open('/auth')
  expect(await askForUser(page)).toBe(401)
  await expect(page.locator('html')).toHaveAttribute('data-bank', 'worker')
  expect(await askForUser(page)).toBe(401)
})

test('a link can select the page transport', async ({ app, page, context }) => {
  await app.open('/auth', { transport: 'page' })
  expect(await askForUser(page)).toBe(401)
  expect(await route(page)).toBe('page')
  expect(context.serviceWorkers()).toHaveLength(0)
})
