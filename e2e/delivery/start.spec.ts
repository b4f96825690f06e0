import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { paths } from '../../src/routing/paths.ts'
import { serve, serveAtBest } from '../../.ci/serve.mjs'
import { DIST } from '../support/test.ts'

test('npm start skips a port in use on the IPv6 loopback address', async ({ page }) => {
  const other = createServer((_, response) => response.end('Another project'))
  const listens = await new Promise<boolean>((resolve) => {
    other.once('error', () => resolve(false))
    other.listen(0, '::1', () => resolve(true))
  })
  // Without IPv6 there is no such port: then any free one has to be served.
  const taken = listens ? (other.address() as AddressInfo).port : 0
  const host = await serveAtBest(taken, { directory: DIST })
  expect(host.port).not.toBe(taken)
  await page.goto(host.url)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await host.close()
  if (!listens) return
  other.close()
  await once(other, 'close')
})

test('npm start uses the given port if it is free and valid, otherwise any free port', async () => {
  for (const none of [Number.NaN, -1, 3.5, 99_999]) await (await serveAtBest(none, { directory: DIST })).close()
  const first = await serveAtBest(0, { directory: DIST })
  await first.close()
  const second = await serveAtBest(first.port, { directory: DIST })
  const third = await serveAtBest(first.port, { directory: DIST })
  expect(second.port).toBe(first.port)
  expect(third.port).not.toBe(first.port)
  await Promise.all([second.close(), third.close()])
})

test('npm start refuses options in one sentence', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(DIST, '../.ci/start.mjs'), '--help'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('npm start takes no options. PORT=4000 npm start serves on another port.\n')
})

test('the server refuses files outside its folder, including folders with the same name prefix', async () => {
  const [file = ''] = readdirSync(join(DIST, 'assets'))
  const inside = await serve({ directory: join(DIST, 'assets') })
  const beside = await serve({ directory: join(DIST, 'asset') })
  expect((await fetch(inside.url + file)).status).toBe(200)
  expect((await fetch(`${beside.url}..%2fassets%2f${file}`)).status).toBe(404)
  await Promise.all([inside.close(), beside.close()])
})

test('npm start answers every route with the page and 200, and a missing file with 404', async () => {
  const host = await serve({ directory: DIST, rewrites: true })
  for (const path of Object.values(paths)) {
    const answer = await fetch(host.origin + path)
    expect.soft(answer.status, path).toBe(200)
    expect.soft(answer.headers.get('content-type'), path).toMatch(/^text\/html/)
  }
  expect((await fetch(`${host.url}assets/none.js`)).status).toBe(404)
  await host.close()
})
