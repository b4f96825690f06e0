import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'corridor-bank-'))

const SCRIPT = `
  import { startBankServer } from './bank.mjs'
  const { url, bank, close } = await startBankServer({ scenario: 'established' })
  const reply = await fetch(url + '/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: bank.person, password: 'corridor-demo' }),
  })
  const cookie = reply.headers.getSetCookie()[0].split(';')[0]
  const accounts = await (await fetch(url + '/api/accounts', { headers: { cookie } })).json()
  await close()
  console.log(JSON.stringify([reply.status, accounts.length]))
`

beforeAll(async () => {
  await build({ configFile: 'vite.bank.config.ts', logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  writeFileSync(join(folder, 'script.mjs'), SCRIPT)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the built bank runs in a plain Node script', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'script.mjs')], { cwd: folder })
  expect(JSON.parse(stdout)).toEqual([200, 8])
})
