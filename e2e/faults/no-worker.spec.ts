import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { accountCards, accountsOf, createAccount, expectRoute } from '../support/bank.ts'
import { gate } from '../support/gate.ts'
import { DIST, expect, test } from '../support/test.ts'

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
    late: {},
  })) {
    test(`a worker file requested ${selection} and ${name} leaves the bank usable`, async ({ app, page }) => {
      app.tolerate(/fetching the script|unsupported MIME type/)
      const late = gate()
      let requestCount = 0
      await page.clock.install()
      app.host.setHook(({ path }) => {
        if (!path.endsWith('/worker.js')) return undefined
        requestCount += 1
        return { ...answer, delay: late.opened }
      })
      await app.open('/accounts', { signedIn: true, ...options })
      await expect(accountCards(page)).toHaveCount(8)
      await expect.poll(() => requestCount, { message: 'the worker file is requested' }).toBeGreaterThan(0)
      await expectRoute(page, 'page')
      await createAccount(page, 'EUR')
      await expect(accountCards(page)).toHaveCount(9)
      if (name === 'late') {
        await page.clock.fastForward('01:00')
        late.open()
        await expectRoute(page, 'worker')
      } else {
        const refused = page.waitForEvent('console', (message) =>
          /fetching the script|unsupported MIME type/.test(message.text()),
        )
        late.open()
        await refused
        await expectRoute(page, 'page')
      }
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
      // The page fetches all code by itself, to work offline later.
      const code = readdirSync(join(DIST, 'assets')).filter((file) => file.endsWith('.js'))
      const missing = () => code.filter((file) => !app.host.log.some(({ path }) => path.endsWith(`/assets/${file}`)))
      await expect.poll(missing, { message: 'code that was not fetched', timeout: 60_000 }).toEqual([])
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
