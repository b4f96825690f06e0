import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import type { BankServer } from './server/bank-server.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const KEPT = ['mocks/bank', 'src/contract', 'src/routing', 'src/product.ts']

const folder = mkdtempSync(join(tmpdir(), 'corridor-bank-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('answers a call when the demonstration and the screens of the product are deleted', async () => {
  for (const part of KEPT) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const path = join(folder, 'mocks/bank/server/bank-server.ts')
  const { startBankServer } = (await import(/* @vite-ignore */ path)) as typeof import('./server/bank-server.ts')
  const server: BankServer = await startBankServer()
  const reply = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'sarah@halden.example', password: 'corridor-demo' }),
  })
  expect(reply.status).toBe(200)
  await server.close()
}, 120_000)
