import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { gate } from '../support/gate.ts'
import { DIST, expect, test } from '../support/test.ts'

test('the sign-in form works before any script has loaded', async ({ app, page }) => {
  const scripts = gate()
  app.host.setHook(({ path }) => (path.startsWith('/sales/demo/assets/') ? { delay: scripts.opened } : undefined))
  await page.goto(`${app.host.url}auth`, { waitUntil: 'commit' })
  await expect(page.getByRole('link', { name: 'Create one here' })).toHaveAttribute('href', '/sales/demo/signup')
  await page.getByLabel('Email').fill('sarah@halden.example')
  await page.getByLabel('Password', { exact: true }).fill('corridor-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.locator('#root')).toHaveAttribute('data-pressed', 'Sign In')
  expect(page.url()).toBe(`${app.host.url}auth`)
  scripts.open()
  await expect(page).toHaveURL(app.host.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the sign-in form shows while the frame of the other pages is on its way', async ({ page }) => {
  const [start = ''] = readFileSync(`${DIST}/index.html`, 'utf8').split('<template id="screen-frame">')
  const slow = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).write(start))
  await once(slow.listen(0), 'listening')
  await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}/auth`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  slow.closeAllConnections()
  slow.close()
})

test('a click on a button of the shell before any script has loaded takes effect afterwards', async ({ app, page }) => {
  const scripts = gate()
  app.host.setHook(({ path }) => (path.startsWith('/sales/demo/assets/') ? { delay: scripts.opened } : undefined))
  await page.goto(app.address('/accounts', { signedIn: true }), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Notifications, 3 new' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  scripts.open()
  await expect(page).toHaveURL(`${app.host.url}auth`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Corridor' })).toBeVisible()
})

test('the verification replaces its first screen, and the dock comes', async ({ app, page }) => {
  await app.open('/verify', { signedIn: true })
  await expect(page.locator('#root:not([data-screen]) h1')).toHaveText('Business Verification')
  await expect(page.getByRole('button', { name: 'Demonstration: open the dock' })).toBeVisible()
})

test('without a session the application redirects to the sign-in page at once', async ({ app, page }) => {
  await page.goto(`${app.host.url}accounts`, { waitUntil: 'commit' })
  await expect(page).toHaveURL(`${app.host.url}auth`)
  await expect(page.getByLabel('Email')).toBeVisible()
})

/** Adds up the layout shifts of the page in an attribute. */
function addUpShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      const root = document.documentElement
      if (!hadRecentInput) root.dataset.shift = String(Number(root.dataset.shift ?? 0) + value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function shiftOf(page: Page): Promise<number> {
  // The font loads last; its layout shifts are reported within two frames.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
  return Number(await page.locator('html').getAttribute('data-shift'))
}

for (const [part, link] of [
  ['Demo entry', {}],
  ['Demonstration account', { dock: 'off' }],
] as const) {
  test(`nothing on the sign-in page moves when the box "${part}" appears`, async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(addUpShifts)
    await page.goto(app.address('/auth', { link }))
    await expect(
      page
        .getByRole('region', { name: part, exact: true })
        .or(page.getByRole('complementary', { name: part, exact: true })),
    ).toBeVisible()
    expect(await shiftOf(page), 'cumulative layout shift').toBeLessThan(0.005)
  })
}

/**
 * What a page reads when it is opened: the organization for the banner of a suspended company, the audit log for the
 * last day that a frozen card was used.
 */
const FIRST_CALLS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/accounts', '/api/fx/rates', '/api/organizations', '/api/payments', '/api/user'],
  '/accounts': ['/api/accounts', '/api/organizations', '/api/user'],
  '/payments': ['/api/organizations', '/api/payments', '/api/user'],
  '/cards': ['/api/audit-logs', '/api/cards', '/api/organizations', '/api/user'],
  '/currency-exchange': ['/api/accounts', '/api/fx/rates', '/api/fx/trades', '/api/organizations', '/api/user'],
  '/psp-integrations': ['/api/organizations', '/api/user'],
  '/settings': ['/api/organizations', '/api/user'],
}

for (const [path, calls] of Object.entries(FIRST_CALLS)) {
  test(
    `${path} shows the shell first, reads only what it shows and moves nothing`,
    { tag: path === '/' ? [] : '@long' },
    async ({ app, page }) => {
      const scripts = gate()
      await page.addInitScript(addUpShifts)
      // A news event would make the product fetch everything twice.
      await page.addInitScript(() =>
        window.addEventListener('corridor:news', () => (document.documentElement.dataset.news = 'sent')),
      )
      app.host.setHook(({ path: requested }) =>
        requested.startsWith('/sales/demo/assets/') ? { delay: scripts.opened } : undefined,
      )
      await page.goto(app.address(path, { signedIn: true, transport: 'page' }), { waitUntil: 'commit' })
      const currentLink = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')
      await expect(currentLink).toHaveAttribute('href', `/sales/demo${path}`)
      scripts.open()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(currentLink).toHaveCount(1)
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
      expect(await shiftOf(page), 'cumulative layout shift').toBeLessThan(0.005)
      await page.waitForFunction(() => 'corridor' in window)
      const requested = await page.evaluate(async () => (await window.corridor.requests()).map((call) => call.path))
      expect(requested.toSorted()).toEqual(calls)
      await expect(page.locator('html')).not.toHaveAttribute('data-news')
    },
  )
}
