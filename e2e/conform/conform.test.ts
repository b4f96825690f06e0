// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBankServer, type BankServer } from '../../mocks/bank/server/bank-server.ts'
import { contract } from '../../src/contract/contract.ts'
import { startBreakingProxy, type BreakingProxy } from './breaking-proxy.ts'
import { instead, WAYS } from './breaking-ways.ts'
import { conform } from './conform.ts'
import { Customer } from './customer.ts'
import { linkSentTo, send } from './rule.ts'
import { rules } from './rules.ts'
import { samples } from '../../src/contract/samples.ts'

let bank: BankServer
let proxy: BreakingProxy

beforeAll(async () => {
  bank = await startBankServer({ scenario: 'established' })
  proxy = await startBreakingProxy(bank.url)
})
afterAll(async () => {
  await proxy.close()
  await bank.close()
})

test('the bank on its port keeps every rule of the contract', async () => {
  const { failed, skipped, lines } = await conform(bank.url)
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect({ failed, skipped }).toEqual({ failed: 0, skipped: 0 })
})

/** A refusal that no client can cause: the bank has strict quotes. */
const UNTRIED = ['executeFx 409']

test('has a rule for every refusal of docs/openapi.json', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string; responses: object }>>
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  const untried = operations.flatMap(({ operationId, responses }) =>
    Object.keys(responses)
      .filter((status) => status.startsWith('4'))
      .filter((status) => !rules.some(({ call, says }) => call === operationId && says.includes(status)))
      .map((status) => `${operationId} ${status}`),
  )
  expect(untried).toEqual(UNTRIED)
})

test.for(WAYS)('notices that %s', async ([, only, answer, says]) => {
  proxy.change({ answer })
  const { failed, lines } = await conform(proxy.url, { only })
  expect(failed).toBeGreaterThan(0)
  expect(lines.join('\n')).toMatch(says)
})

test('notices a bank that pays twice for one Idempotency-Key', async () => {
  proxy.change({ request: (headers) => headers.delete('idempotency-key') })
  const { lines } = await conform(proxy.url, { only: 'createPayment' })
  expect(lines.join('\n')).toMatch(/POST \/api\/payments: creates one record.*expected 1 more record, got 2/)
})

test("notices a bank that shows and changes another customer's cards", async () => {
  const owner: { cookie?: string | undefined } = {}
  // Everybody acts as the first customer who signed in.
  proxy.change({
    request(headers, path) {
      if (!/cards/.test(path)) return
      owner.cookie ??= headers.get('cookie') ?? undefined
      if (headers.has('cookie') && owner.cookie) headers.set('cookie', owner.cookie)
    },
  })
  const { lines } = await conform(proxy.url, { only: 'cards' })
  const failures = lines.filter((line) => line.startsWith('FAIL')).join('\n')
  expect(failures).toMatch(/PATCH \/api\/cards\/:id: refuses the record of another customer with 404/)
  expect(failures).toMatch(/GET \/api\/cards: shows nothing of another customer/)
})

test('says which calls a bank does not have', async () => {
  const nothing = { status: 404, type: 'text/plain', text: 'Not found' }
  proxy.change({ answer: ({ path }) => (path.startsWith('/api/cards') ? nothing : undefined) })
  const { lines } = await conform(proxy.url, { only: 'cards' })
  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([
    'FAIL  GET /api/cards: this bank does not have the call',
    'FAIL  POST /api/cards: this bank does not have the call',
    'FAIL  PATCH /api/cards/:id: this bank does not have the call',
  ])
})

test('a sign-out that fails does not end the run', async () => {
  proxy.change({ answer: instead('POST /api/logout', () => true, { status: 500 }) })
  // The sign-out and the calls about accounts.
  const { lines } = await conform(proxy.url, { only: 'ou' })
  expect(lines).toContain('FAIL  POST /api/logout: ends the session - expected a 2xx, got 500')
  expect(lines).toContain('ok    GET /api/accounts: answers 200 with its schema')
})

test('skips what needs a second customer or the inbox where there is none', async () => {
  proxy.change({ answer: instead('GET /__bank/inbox', () => true, { status: 404, text: 'Not found' }) })
  const { failed, lines } = await conform(proxy.url, { only: 'ver' })
  expect(failed).toBe(0)
  expect(lines).toContain(
    'skip  GET /api/verify-email: answers 200 with its schema (needs the inbox of `npm run bank`)',
  )
  const { lines: ofCards } = await conform(proxy.url, { only: 'updateCard' })
  expect(ofCards.join('\n')).toMatch(/skip .*another customer.*\(needs a second customer: --other/)
})

test('passes again with the same second customer, whose company has all its owners by then', async () => {
  const anew = await startBankServer({ scenario: 'established' })
  const other = 'second@corridor.example'
  const customer = new Customer(anew.url)
  await send(customer, 'register', { ...samples.register, email: other })
  await customer.ask('GET', contract.verifyEmail.path + (await linkSentTo(other, customer)))
  const options = { other, otherPassword: samples.register.passwordHash, only: 'owner' }
  const first = await conform(anew.url, options)
  const second = await conform(anew.url, options)
  await anew.close()
  expect([first.failed, first.skipped]).toEqual([0, 0])
  expect([second.failed, second.skipped]).toEqual([0, 4])
  expect(second.lines.join('\n')).toMatch(/skip .*kyc\/ubo.*\(needs a second customer whose owners leave a share/)
})

test('says in one sentence that there is no bank', async () => {
  await expect(conform('http://127.0.0.1:9')).rejects.toThrow('There is no bank at http://127.0.0.1:9.')
  proxy.change({ answer: () => ({ status: 200, type: 'text/html', text: '<!doctype html><h1>Welcome</h1>' }) })
  await expect(conform(proxy.url)).rejects.toThrow('it answered the sign-in with 200 and a web page.')
  proxy.change({ answer: () => ({ status: 404, type: 'text/plain', text: 'Not found' }) })
  await expect(conform(proxy.url)).rejects.toThrow('it answered the sign-in with 404.')
})

test('refuses to run no rule at all', async () => {
  await expect(conform(bank.url, { only: 'payment-links' })).rejects.toThrow('No call has "payment-links" in its name')
})
