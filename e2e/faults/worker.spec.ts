import type { Page } from '@playwright/test'
import {
  accountCards,
  accountsOf,
  expectPrecached,
  expectRoute,
  fillNewAccount,
  stopWorker,
  submitNewAccount,
} from '../support/bank.ts'
import { gate } from '../support/gate.ts'
import { expect, inBothTransports, test, type Transport } from '../support/test.ts'

test('calls work after the browser stopped an idle worker', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountCards(page).count()
  await stopWorker(page)
  await fillNewAccount(page, 'EUR')
  await submitNewAccount(page, 'EUR')
  await expect(accountCards(page)).toHaveCount(before + 1)
  await expectRoute(page, 'worker')
})

test('a worker stopped during a mutation leaves exactly one record', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountsOf(page)
  await page.evaluate(() => window.corridor.fault({ method: 'POST', path: '/api/accounts', delay: 1500, once: true }))
  await fillNewAccount(page, 'JPY')
  await submitNewAccount(page, 'JPY')
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeVisible()
  await stopWorker(page)
  await expect(accountCards(page)).toHaveCount(before.length + 1)
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await accountsOf(page)).toHaveLength(before.length + 1)
})

test('a worker stopped during a read does not fail the read', async ({ app, page }) => {
  await app.open('/', { signedIn: true, transport: 'worker' })
  await expectRoute(page, 'worker')
  await page.evaluate(() => window.corridor.fault({ method: 'GET', path: '/api/cards', delay: 1500, once: true }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cards', exact: true }).click()
  await expect
    .poll(() => page.evaluate(async () => (await window.corridor.exportState()).network.faults.length), {
      message: 'the fault is consumed',
    })
    .toBe(0)
  await stopWorker(page)
  await expect(page.getByRole('article')).toHaveCount(5)
  await expectRoute(page, 'worker')
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
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).toHaveCount(8)
  await fillNewAccount(page, 'EUR')
  await submitNewAccount(page, 'EUR')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await accountsOf(page)).toHaveLength(9)
  await expectRoute(page, 'worker')
})

test('a call of a closed page returns 503 and never reaches the host', async ({ app, context, page }) => {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).not.toHaveCount(0)
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

  test('an API address opened as a page explains how to call the bank', async ({ app, context, page }) => {
    await app.open('/accounts', { signedIn: true, transport: 'worker' })
    await expect(accountCards(page)).not.toHaveCount(0)
    const other = await context.newPage()
    const reply = await other.goto(`${app.host.url}api/accounts`)
    expect(reply?.status()).toBe(404)
    await expect(
      other.getByText(
        'This is no page: the bank lives in the application. ' +
          "Ask it there, in the console, with fetch('/api/accounts').",
      ),
    ).toBeVisible()
    expect(app.escapedCalls).toEqual([])
  })
})

test('a call waits while the bank of its page starts', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).toHaveCount(8)
  await page.addInitScript(() => {
    Object.assign(window, {
      early: fetch('/api/accounts').then(async (reply) => ({
        status: reply.status,
        accounts: ((await reply.json()) as unknown[]).length,
      })),
    })
    // Longer than the timeout of the worker for a page's answer.
    for (const start = performance.now(); performance.now() < start + 1500;) continue
  })
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { early: Promise<unknown> }).early)).toEqual({
    status: 200,
    accounts: 8,
  })
})

/** Creates an account and checks that transport and worker are unchanged. */
async function expectBankAsBefore(page: Page, transport: Transport | undefined): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Accounts', exact: true }).click()
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountCards(page).count()
  await fillNewAccount(page, 'USD')
  await submitNewAccount(page, 'USD')
  await expect(accountCards(page)).toHaveCount(before + 1)
  if (transport !== 'worker') return
  await expectRoute(page, 'worker')
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state),
    'the worker',
  ).toBe('activated')
}

inBothTransports(() => {
  test('a mailto link, which fires beforeunload, does not stop the bank', async ({ app, page, transport }) => {
    await app.open('/psp-integrations', { signedIn: true })
    const unloadEvents = await page.evaluateHandle(() => {
      const counted = { times: 0 }
      window.addEventListener('beforeunload', () => (counted.times += 1))
      return counted
    })
    const link = page.getByRole('link', { name: 'Contact Support' })
    await expect(link).toHaveAttribute('href', /^mailto:/)
    await link.click()
    await expect.poll(() => unloadEvents.evaluate(({ times }) => times), { message: 'unloadEvents' }).toBe(1)
    await expectBankAsBefore(page, transport)
  })

  test('cancelling a "leave this page?" dialog does not stop the bank', async ({ app, page, transport }) => {
    await app.open('/accounts', { signedIn: true })
    await expect(accountCards(page)).not.toHaveCount(0)
    const asking = await page.evaluateHandle(() => {
      // oxlint-disable-next-line unicorn/consistent-function-scoping -- it lives in the page
      const ask = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', ask)
      return ask
    })
    // The browser asks only after an interaction with the page.
    await page.getByRole('heading', { level: 1 }).click()
    const question = page.waitForEvent('dialog')
    const leaving = page.goto('about:blank').catch((error: unknown) => String(error))
    expect((await question).type()).toBe('beforeunload')
    await (await question).dismiss()
    expect(await leaving, 'the cancelled navigation').toContain('ERR_ABORTED')
    await expectBankAsBefore(page, transport)
    await page.evaluate((ask) => window.removeEventListener('beforeunload', ask), asking)
  })
})

test('a reload works offline once the build is cached', async ({ app, page, context }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  await context.setOffline(true)
  await page.reload()
  await expect(accountCards(page)).not.toHaveCount(0)
  const asked = app.host.log.length
  await page.goto(`${app.host.url}cards`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible()
  expect(app.host.log.length, 'requests that reached the host').toBe(asked)
})

test('another application in a subfolder stays reachable', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  app.host.setHook(({ path }) =>
    path === '/sales/demo/other/'
      ? { headers: { 'content-type': 'text/html' }, body: '<link rel="icon" href="data:,"><h1>Other</h1>' }
      : undefined,
  )
  await page.goto(`${app.host.url}other/`)
  await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible()
})

test('an unknown address shows the Not-found screen offline', async ({ app, page, context }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  await context.setOffline(true)
  app.tolerate(/Failed to load resource/)
  await page.goto(`${app.host.url}no/such-page`)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a return visit shows data without a network', async ({ app, page, context }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  await expectPrecached(page)
  await page.close()
  app.host.log.length = 0
  app.host.setHook(() => ({ status: 500, body: 'down' }))
  const again = await context.newPage()
  await again.goto(`${app.host.url}accounts`)
  await expect(accountCards(again)).not.toHaveCount(0)
  // The browser requests the worker file to check for updates.
  expect(app.host.log.map(({ path }) => path).filter((path) => !path.endsWith('/worker.js'))).toEqual([])
})

inBothTransports(() => {
  test('a hard reload with another tab open loads once and works in both tabs', async ({ app, page, context }) => {
    await app.open('/accounts', { signedIn: true })
    await expect(accountCards(page)).not.toHaveCount(0)
    const other = await context.newPage()
    await other.goto(`${app.host.url}accounts`)
    await expect(accountCards(other)).not.toHaveCount(0)
    app.host.log.length = 0
    const session = await context.newCDPSession(page)
    await session.send('Page.reload', { ignoreCache: true })
    await page.waitForFunction(() => 'corridor' in window)
    await expect(accountCards(page)).not.toHaveCount(0)
    const before = await accountCards(page).count()
    await fillNewAccount(page, 'EUR')
    await submitNewAccount(page, 'EUR')
    await expect(accountCards(page)).toHaveCount(before + 1)
    await expect(accountCards(other)).toHaveCount(before + 1)
    expect(app.host.log.filter(({ path }) => path.endsWith('/accounts')).length).toBeLessThanOrEqual(2)
  })
})

test('a hard reload loads once and the worker controls the page again', async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true })
  await expectRoute(page, 'worker')
  app.host.log.length = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await page.waitForFunction(() => 'corridor' in window)
  await expect(accountCards(page)).not.toHaveCount(0)
  expect(app.host.log.filter(({ path }) => path.endsWith('/accounts')).length).toBeLessThanOrEqual(2)
  await expectRoute(page, 'worker')
})

/** With the default transport, which tries the worker once the page is idle, and with a link that selects it. */
for (const [selection, options] of [
  ['by default', {}],
  ['by a link', { transport: 'worker' }],
] as const) {
  for (const [name, answer] of Object.entries({
    missing: { status: 404, body: 'Not found' },
    'answered with a page': {
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><h1>Portal</h1>',
    },
    'not there yet': {},
  })) {
    test(`a worker file requested ${selection} and ${name} leaves the bank usable`, async ({ app, page }) => {
      app.tolerate(/fetching the script|unsupported MIME type/)
      const late = gate()
      let asked = 0
      app.host.setHook(({ path }) => {
        if (!path.endsWith('/worker.js')) return undefined
        asked += 1
        return { ...answer, delay: late.opened }
      })
      await app.open('/accounts', { signedIn: true, ...options })
      await expect(accountCards(page)).toHaveCount(8)
      await expect.poll(() => asked, { message: 'the worker file is requested' }).toBeGreaterThan(0)
      await expectRoute(page, 'page')
      await fillNewAccount(page, 'EUR')
      await submitNewAccount(page, 'EUR')
      await expect(accountCards(page)).toHaveCount(9)
      if (name === 'not there yet') return
      const refused = page.waitForEvent('console', (message) =>
        /fetching the script|unsupported MIME type/.test(message.text()),
      )
      late.open()
      await refused
      await expectRoute(page, 'page')
      expect(await accountsOf(page)).toHaveLength(9)
    })
  }

  test.describe(`where the host forbids workers, requested ${selection}`, () => {
    test.use({ hostOptions: { headers: { 'content-security-policy': "worker-src 'none'" } } })

    test('the page transport answers calls', async ({ app, page }) => {
      app.tolerate(/Content Security Policy/)
      const refused = page.waitForEvent('console', (message) => message.text().includes('worker-src'))
      await app.open('/accounts', { signedIn: true, ...options })
      await expect(accountCards(page)).toHaveCount(8)
      await refused
      await expectRoute(page, 'page')
    })
  })

  test.describe(`where workers are blocked, requested ${selection}`, () => {
    test.use({ serviceWorkers: 'block' })

    test('the page transport answers calls', async ({ app, page }) => {
      await app.open('/accounts', { signedIn: true, ...options })
      await expect(accountCards(page)).toHaveCount(8)
      await expectRoute(page, 'page')
    })
  })
}

test("a response that is not the bank's is rejected and the page transport takes over", async ({ app, page }) => {
  await app.open('/accounts', { signedIn: true, transport: 'worker' })
  await expect(accountCards(page)).not.toHaveCount(0)
  const before = await accountCards(page).count()
  // As "Bypass for network" in the developer tools: requests skip the registered worker.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  app.host.setHook(({ path }) =>
    path.startsWith('/api/')
      ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Home</h1>' }
      : undefined,
  )
  await fillNewAccount(page, 'CAD')
  await submitNewAccount(page, 'CAD')
  await expect(accountCards(page)).toHaveCount(before + 1)
  await expectRoute(page, 'page')
  // A bypassed worker lets calls out until the first foreign response.
  app.host.log.length = 0
})
