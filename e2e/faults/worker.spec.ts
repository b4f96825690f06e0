import type { Page } from '@playwright/test'
import {
  accountCards,
  accountsOf,
  createAccount,
  expectFaultUsed,
  expectRoute,
  holdNext,
  stopWorker,
} from '../support/bank.ts'
import { expect, test, type App } from '../support/test.ts'

async function openAccounts(app: App): Promise<void> {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(app.page)).toHaveCount(8)
}

test('calls work after the browser stopped an idle worker', async ({ app, page }) => {
  await openAccounts(app)
  await stopWorker(page)
  await createAccount(page, 'EUR')
  await expect(accountCards(page)).toHaveCount(9)
  await expectRoute(page, 'worker')
})

test('a worker stopped during a mutation leaves exactly one record', async ({ app, page }) => {
  await openAccounts(app)
  const release = await holdNext(page, 'POST', '/api/accounts')
  await createAccount(page, 'JPY')
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await stopWorker(page)
  await release()
  await expect(accountCards(page)).toHaveCount(9)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await accountsOf(page)).toHaveLength(9)
})

test('a worker stopped during a read does not fail the read', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'worker' })
  await expectRoute(page, 'worker')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sarah')
  const release = await holdNext(page, 'GET', '/api/cards')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards', exact: true }).click()
  await expectFaultUsed(page)
  // The list is read before the page's code is there, which comes through the worker too.
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible()
  await stopWorker(page)
  await release()
  await expect(page.getByRole('article')).toHaveCount(5)
  await expectRoute(page, 'worker')
})

test('a worker that stops answering leaves the calls to the page', async ({ app, context, page }) => {
  await openAccounts(app)
  await context.serviceWorkers()[0]?.evaluate(() => Object.assign(self, { handleRequest: () => new Promise(() => {}) }))
  await createAccount(page, 'EUR')
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await expect(accountCards(page)).toHaveCount(9, { timeout: 30_000 })
  expect(await accountsOf(page)).toHaveLength(9)
  await expectRoute(page, 'page')
})

test('a response without its body is fetched again and the call takes effect once', async ({ app, page }) => {
  await page.addInitScript(() => {
    const fetchWhole = window.fetch.bind(window)
    const broken = new Set(['GET /api/user', 'POST /api/accounts'])
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const reply = await fetchWhole(request)
      if (!broken.delete(`${request.method} ${new URL(request.url).pathname}`)) return reply
      return new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) }), reply)
    }
  })
  await openAccounts(app)
  await createAccount(page, 'EUR')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await accountsOf(page)).toHaveLength(9)
  await expectRoute(page, 'worker')
})

test('a call of a closed page returns 503 and never reaches the host', async ({ app, context }) => {
  await openAccounts(app)
  const [worker] = context.serviceWorkers()
  const answer = await worker?.evaluate(async () => {
    const inside = globalThis as unknown as {
      handleRequest: (event: object, id: string, at: number) => Promise<Response>
    }
    // No other page can answer instead.
    const pages = Object.getOwnPropertyDescriptor(self, 'clients') ?? {}
    Object.defineProperty(self, 'clients', { configurable: true, value: { get: () => undefined, matchAll: () => [] } })
    const reply = await inside.handleRequest({ clientId: 'gone', request: new Request('/api/payments') }, 'call', 0)
    Object.defineProperty(self, 'clients', pages)
    return { status: reply.status, text: await reply.text() }
  })
  expect(answer).toEqual({ status: 503, text: 'The demonstration bank is asleep. Please reload the page.' })
  expect(app.escapedCalls).toEqual([])
})

test.describe('at the root of a host', () => {
  test.use({ hostOptions: { mount: '/' } })

  test('an API address opened as a page explains how to call the bank', async ({ app, context }) => {
    await openAccounts(app)
    const other = await context.newPage()
    const reply = await other.goto(`${app.host.url}api/accounts`)
    expect(reply?.status()).toBe(404)
    await expect(
      other.getByText(
        'This address is not a page. The bank runs inside the application: ' +
          "call fetch('/api/accounts') in its console.",
      ),
    ).toBeVisible()
    expect(app.escapedCalls).toEqual([])
  })
})

const CALLS: Record<string, (page: Page) => Promise<void>> = {
  async 'the product'(page) {
    await createAccount(page, 'CAD')
    await expect(accountCards(page)).toHaveCount(9)
  },
  async 'the console'(page) {
    expect(await accountsOf(page)).toHaveLength(8)
  },
}
for (const [whose, call] of Object.entries(CALLS))
  test(`another response than the bank's to ${whose} is rejected, and the page takes over`, async ({ app, page }) => {
    await openAccounts(app)
    // As "Bypass for network" in the developer tools: requests skip the registered worker.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
    app.host.setHook(({ path }) =>
      path.startsWith('/api/')
        ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Home</h1>' }
        : undefined,
    )
    await call(page)
    await expectRoute(page, 'page')
    // A bypassed worker lets calls out until the first foreign response.
    app.host.log.length = 0
  })
