import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { build } from '../../.ci/project.mjs'
import { serve, type Host } from '../../.ci/serve.mjs'
import { databaseName } from '../../mocks/bank/store/storage/browser-rooms.ts'
import { paths } from '../../src/routing/paths.ts'
import { expectRoute } from '../support/bank.ts'
import { LIVE, startLiveBank, type LiveBank } from '../support/live-bank.ts'
import { expectSettled, walk } from '../support/pages.ts'
import { signIn } from '../support/sign-in.ts'
import { PATIENCE } from '../support/patience.ts'
import { DIST, MOUNT } from '../support/test.ts'

const test = base.extend<{ scenario: string; bank: LiveBank }>({
  scenario: ['established', { option: true }],
  bank: async ({ scenario }, use) => {
    const bank = await startLiveBank(scenario)
    await use(bank)
    await bank.close()
  },
})

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  if (!process.env.CORRIDOR_BUILT) expect(await build('dist-live', ['--mode', 'live'])).toBe(true)
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

const isHiddenFromSearch = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8').includes('noindex')

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
  expect([DIST, LIVE].map(isHiddenFromSearch)).toEqual([true, false])
})

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

test('the live build works with a real bank from sign-in to sign-out', { tag: '@long' }, async ({ page, bank }) => {
  const errors = collectErrors(page)
  await page.goto(`${bank.url}accounts`)
  await signIn(page, 'sarah@halden.example', 'wrong-password')
  await expect(page.getByRole('form', { name: 'Sign in' }).getByText('Invalid email or password')).toBeVisible()
  await page.getByLabel('Password').fill('corridor-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('corridor_session')

  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts' }).click()
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')
  await expect(accounts).toHaveCount(8)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR')
  await page.getByRole('button', { name: 'Create EUR account' }).click()
  await expect(page.getByText('Your new account has been created successfully.')).toBeVisible()
  await expect(accounts).toHaveCount(9)

  await page.goto(`${bank.url}payments?pay=GBP`)
  const form = page.getByRole('dialog', { name: 'New Payment' })
  await form.getByRole('radio', { name: 'Faster Payments' }).check()
  await form.getByLabel('Amount').fill('900000')
  await form.getByLabel('Beneficiary name').fill('Northgate Printers')
  await form.getByLabel('Beneficiary account').fill('60-16-13 31926819')
  await form.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText(/422: Insufficient funds\. Available £/)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(bank.url)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => 'corridor' in window)).toBe(false)
  expect(bank.calls()).toEqual(
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

/** Answers of the live build, with a bank in which nobody is signed in. */
function deployLive(host: Host): void {
  const headers = { 'content-type': 'application/json' }
  host.setHook(({ path }) => {
    if (path.startsWith('/api')) return { status: 401, headers, body: '{"message":"Sign in first"}' }
    if (!path.startsWith(MOUNT)) return undefined
    const name = extname(path) ? path.slice(MOUNT.length) : 'index.html'
    const type = TYPES[extname(name)]
    // Other files are the same in both builds.
    return type ? { headers: { 'content-type': type }, body: readFileSync(join(LIVE, name), 'utf8') } : undefined
  })
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Names of everything that a page has stored in the browser. */
const leftovers = (page: Page) =>
  page.evaluate(async () => ({
    items: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'another'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookie: document.cookie,
  }))

test('a live build in place of the demo leaves nothing of it in the browser', { tag: '@long' }, async ({ page }) => {
  test.slow()
  const host = await serve({ directory: DIST, mount: MOUNT })
  for (const room of ['', '&room=second']) {
    await page.goto('about:blank')
    await page.goto(`${host.url}accounts#scenario=established&signin=1&brand=Northbank${room}`)
    await page.waitForFunction(() => 'corridor' in window)
  }
  await expectRoute(page, 'worker')
  await page.evaluate(() => localStorage.setItem('another', 'of another page'))
  const before = await leftovers(page)
  expect(before.workers).toBe(1)
  expect(before.cookie).toContain('corridor_session')
  expect(before.databases.toSorted((a = '', b = '') => (a < b ? -1 : 1))).toEqual([
    databaseName(MOUNT),
    databaseName(`${MOUNT}~second`),
  ])

  deployLive(host)
  await page.goto('about:blank')
  await page.goto(host.url)
  await expect
    .poll(() => leftovers(page).catch(() => undefined), { timeout: 30_000 })
    .toEqual({ items: [], databases: [], caches: [], workers: 0, cookie: '' })
  await expect(page.getByLabel('Email')).toBeEditable()
  expect(await page.evaluate(() => ['corridor' in window, localStorage.getItem('another')])).toEqual([
    false,
    'of another page',
  ])
  await host.close()
})

test('npm run bank shows the product, which follows what the bank does', { tag: '@long' }, async ({ page }) => {
  // It builds the bank and the product first.
  test.setTimeout(240_000 * PATIENCE)
  const bank = spawn(process.execPath, [join(DIST, '../.ci/bank.mjs'), 'established', '--port', '0'])
  try {
    let said = ''
    bank.stdout.on('data', (text) => (said += String(text)))
    await expect.poll(() => said, { timeout: 120_000 * PATIENCE }).toContain('Ctrl+C stops it')
    const url = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
    for (const path of Object.values(paths)) expect((await fetch(url + path)).status, path).toBe(200)
    await page.goto(`${url}/payments`)
    await signIn(page, 'sarah@halden.example')
    await expect(page.getByRole('heading', { level: 1, name: /Sarah/ })).toBeVisible()
    await page.getByRole('link', { name: 'Payments & Transfers' }).click()
    const rows = page.getByRole('table', { name: 'Payments' })
    await expect(rows.getByText('Queued')).not.toHaveCount(0)
    const headers = { 'content-type': 'application/json' }
    await fetch(`${url}/__bank/advance`, { method: 'POST', headers, body: '{"by":"7d"}' })
    await expect(rows.getByText('Queued')).toHaveCount(0)
  } finally {
    bank.kill()
  }
})

for (const [scenario, email, total] of [
  ['established', 'sarah@halden.example', /£(?!247,630\.50)[\d,]+\.\d\d/],
  ['empty', 'owen@larkfield.example', '£0.00'],
] as const)
  test.describe(`with the customer of the scenario ${scenario}`, () => {
    test.use({ scenario })

    test('every page of the live build works', { tag: '@long' }, async ({ page, bank }) => {
      const errors = collectErrors(page)
      await page.goto(bank.url)
      await signIn(page, email)
      await expectSettled(page, 'dashboard')
      await expect(page.getByRole('region', { name: 'Total Balance' })).toContainText(total)
      await expect(page.getByRole('main')).not.toContainText('247,630.50')
      const pages: string[] = []
      await walk(page, async (label) => {
        pages.push(label)
        await expectSettled(page, label)
      })
      expect(pages).toHaveLength(7)
      await page.goto(`${bank.url}verify`)
      await expectSettled(page, 'verification')
      expect(errors).toEqual([])
    })
  })
