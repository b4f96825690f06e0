import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { PATIENCE } from '../support/patience.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The address printed by `npm run dev`. */
const test = base.extend<{ address: string }>({
  // Playwright requires a destructuring pattern as the first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  address: async ({}, use) => {
    const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0', '--host', '127.0.0.1'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    })
    const address = await new Promise<string>((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (text: Buffer) => {
        said += String(text)
        const found = /http:\/\/\S+/.exec(said)?.[0]
        if (found) resolve(found)
      })
      server.on('exit', () => reject(new Error(`The dev server ended: ${said}`)))
    })
    await use(address)
    server.kill()
    await once(server, 'exit')
  },
})

test('the dev server opens two pages, and the Network panel lists their calls', async ({ page, address }) => {
  // On the first visit Vite bundles the dependencies of every page.
  test.slow()
  const errors: string[] = []
  // What the Network panel lists: a call that the page answers itself is no request.
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/\w/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => localStorage.setItem('__msw-cookie-store__', '{"a":1}'))
  await page.goto(`${address}#signin=1&dock=off`)
  await expect(page.getByRole('region', { name: 'Total Balance' })).toContainText('£', { timeout: 30_000 * PATIENCE })
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await page.goto(`${address}accounts`)
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('listitem')).toHaveCount(8)
  expect(calls).toEqual(expect.arrayContaining(['GET /api/user', 'GET /api/accounts', 'GET /api/payments']))
  expect(errors).toEqual([])
})
