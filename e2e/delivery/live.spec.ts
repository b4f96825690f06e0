import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { buildIsStale, run } from '../../.ci/project.mjs'
import { startLiveBank, type LiveBank } from '../support/live-bank.ts'

const LIVE = fileURLToPath(new URL('../../dist-live', import.meta.url))

const test = base.extend<{ bank: LiveBank }>({
  // Playwright requires a destructuring pattern as the first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  bank: async ({}, use) => {
    const bank = await startLiveBank()
    await use(bank)
    await bank.close()
  },
})

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  if (!process.env.CORRIDOR_BUILT && buildIsStale('dist-live'))
    expect(await run('npx', ['vite', 'build', '--mode', 'live', '--logLevel', 'warn'])).toBe(0)
})

/** Texts that survive minification and occur only in the demo. */
const DEMO_ONLY = [
  'x-corridor-bank',
  '__msw-cookie-store__',
  'mockServiceWorker',
  'corridor-dock',
  'sarah@halden.example',
  'DEMO-FAIL',
  'primaryKey',
  'Bermondsey',
  'set-aside',
  'scrypt',
  'Demo dock',
]

test('the live build contains nothing of the mock bank, its database, seeds or dock', { tag: '@long' }, () => {
  const files = readdirSync(LIVE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html|css|json|webmanifest)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(5)
  const found = files.flatMap((name) => {
    const text = readFileSync(join(LIVE, name), 'utf8')
    return DEMO_ONLY.filter((word) => text.includes(word)).map((word) => `${word} in ${name}`)
  })
  expect(found).toEqual([])
})

test('the live build works with a real bank from sign-in to sign-out', { tag: '@long' }, async ({ page, bank }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${bank.url}accounts`)
  await page.getByLabel('Email').fill('ada@live.example')
  await page.getByLabel('Password').fill('wrong-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password').fill('a-real-password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('live_session')

  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByText('Live account')).toBeVisible()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await page.getByRole('button', { name: 'Create EUR account' }).click()
  await expect(page.getByText('Your new account has been created successfully.')).toBeVisible()

  await page.goto(`${bank.url}payments?pay=GBP`)
  const form = page.getByRole('dialog', { name: 'New Payment' })
  await form.getByRole('radio', { name: 'Faster Payments' }).check()
  await form.getByLabel('Amount').fill('5000')
  await form.getByLabel('Beneficiary name').fill('Northgate Printers')
  await form.getByLabel('Beneficiary account').fill('60-16-13 31926819')
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('422: Insufficient funds. Available £1,200.50')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(bank.url)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => 'corridor' in window)).toBe(false)
  expect(bank.calls).toEqual(
    expect.arrayContaining([
      'POST /api/login',
      'GET /api/user',
      'POST /api/accounts',
      'POST /api/payments',
      'POST /api/logout',
    ]),
  )
  expect(errors).toEqual([])
})
