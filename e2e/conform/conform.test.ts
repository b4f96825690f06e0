import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBankServer, type BankServer } from '../../mocks/bank/server/bank-server.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { samples, type CallWithBody } from '../../src/contract/samples.ts'
import { breakingFetch, instead, type Break } from './breaking-kinds.ts'
import { ways } from './breaking-ways.ts'
import { conform } from './conform.ts'
import { Customer } from './customer.ts'
import { refusedBodies } from './refused-bodies.ts'
import { linkSentTo, send } from './rule.ts'
import { rules } from './rules.ts'

let bank: BankServer
beforeAll(async () => {
  bank = await startBankServer({ scenario: 'established' })
})
afterAll(() => bank.close())

/** How the tests below reach the bank. */
let fetchBroken: typeof fetch
const breakBank = (how: Break) => {
  fetchBroken = breakingFetch(how)
}
const conformBroken = (only?: string) => conform(bank.url, { fetch: fetchBroken, ...(only !== undefined && { only }) })

const titleOf = (call: CallName): string => `${contract[call].method} ${contract[call].path}`

/** The failing lines of the rules of one call, at the broken bank. */
async function failures(only: string): Promise<string[]> {
  const { lines } = await conformBroken(only)
  return lines.filter((line) => line.startsWith('FAIL'))
}

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

const broken = Object.entries(ways).flatMap(([call, of]) =>
  of.map(([what, how, says]) => ({ call: call as CallName, what, how, says })),
)

test.for(broken)('$call: notices that $what', async ({ call, how, says }) => {
  breakBank(how(call))
  const named = (await failures(call)).filter((line) => line.startsWith(`FAIL  ${titleOf(call)}: `))
  expect(named.join('\n')).toMatch(says)
})

const taken = Object.entries(refusedBodies).flatMap(([call, bodies]) =>
  Object.values(bodies)
    .flat()
    .map((change) => ({ call: call as CallWithBody, change, what: JSON.stringify(change) })),
)

test.for(taken)('$call: notices that $what is taken', async ({ call, change }) => {
  const { status } = contract[call]
  const text = JSON.stringify({ ...samples[call], ...change })
  breakBank((asked, next) =>
    asked.body === text ? { status, type: 'application/json', text: '{}', cookies: [] } : next(asked),
  )
  const named = (await failures(call)).filter((line) => line.includes(`${titleOf(call)}: refuses `))
  expect(named).toEqual([expect.stringContaining(`got ${status}`)])
})

test('is tried on more than a hundred broken banks', () => {
  expect(broken.length + taken.length).toBeGreaterThan(100)
})

test("notices a bank that shows and changes another customer's cards", async () => {
  let cookie = ''
  // Everybody acts as the first customer who signed in.
  breakBank((asked, next) => {
    if (!asked.path.includes('cards') || !asked.headers.has('cookie')) return next(asked)
    cookie ||= asked.headers.get('cookie') ?? ''
    const headers = new Headers(asked.headers)
    headers.set('cookie', cookie)
    return next({ ...asked, headers })
  })
  const lines = (await failures('cards')).join('\n')
  expect(lines).toMatch(/PATCH \/api\/cards\/:id: refuses the record of another customer with 404/)
  expect(lines).toMatch(/GET \/api\/cards: shows nothing of another customer/)
})

const NOT_FOUND = { status: 404, type: 'text/plain', text: 'Not found', cookies: [] }

test('says which calls a bank does not have', async () => {
  breakBank((asked, next) => (asked.path === '/api/cards' ? NOT_FOUND : next(asked)))
  expect(await failures('cards')).toEqual([
    'FAIL  GET /api/cards: this bank does not have the call',
    'FAIL  POST /api/cards: this bank does not have the call',
  ])
  breakBank((asked, next) => (asked.method === 'PATCH' ? NOT_FOUND : next(asked)))
  expect(await failures('updateCard')).toEqual(['FAIL  PATCH /api/cards/:id: this bank does not have the call'])
})

test('says every misfit once, whatever the number of rows, replies and rules', async () => {
  breakBank(
    instead(({ status }) => status === 200, { text: '[{"id":7},{"id":8,"status":"active","last4":""}]' })('listCards'),
  )
  const lines = (await failures('cards')).filter((line) => line.includes('GET /api/cards: answers with its schema'))
  expect(lines.map((line) => line.replace(/.*schema - /, '')).toSorted()).toEqual([
    '[0].brand: expected text, got nothing',
    '[0].cardType: expected text, got nothing',
    '[0].cardholder: expected text, got nothing',
    '[0].createdAt: expected text, got nothing',
    '[0].currency: expected text, got nothing',
    '[0].id: expected text, got a number',
    '[0].last4: expected text, got nothing',
    '[0].status: expected text, got nothing',
    '[1].last4: expected text like ^\\d{4}$, got ""',
  ])
})

test('stops when the bank dies, and names the last call', async () => {
  let isDead = false
  breakBank((asked, next) => {
    isDead ||= asked.path === '/api/fx/execute'
    return isDead ? Promise.reject(new Error('dead')) : next(asked)
  })
  const { lines } = await conformBroken('fx')
  expect(lines.slice(-2)).toEqual([
    'FAIL  The bank does not answer any more. The last call was POST /api/fx/execute, for: POST /api/fx/execute: answers 2xx',
    expect.stringMatching(/ passed, 1 failed/),
  ])
})

test('goes on when only one call is not answered', async () => {
  breakBank((asked, next) => (asked.path === '/api/fx/quote' ? Promise.reject(new Error('dropped')) : next(asked)))
  const { lines } = await conformBroken('fx')
  expect(lines).toContain('FAIL  POST /api/fx/quote: answers 200 - POST /api/fx/quote was not answered')
  expect(lines).toContain('ok    GET /api/fx/trades: answers 200')
})

test('a sign-out that fails does not end the run', async () => {
  breakBank(instead(() => true, { status: 500 })('logout'))
  // The sign-out and the calls about accounts.
  const { lines } = await conformBroken('ou')
  expect(lines).toContain('FAIL  POST /api/logout: ends the session - expected a 2xx, got 500')
  expect(lines).toContain('ok    GET /api/accounts: answers 200')
})

test('skips what needs a second customer or the inbox where there is none', async () => {
  breakBank((asked, next) => (asked.path === '/__bank/inbox' ? NOT_FOUND : next(asked)))
  const { failed, lines } = await conformBroken('ver')
  expect(failed).toBe(0)
  expect(lines).toContain('skip  GET /api/verify-email: answers 2xx (needs the inbox of `npm run bank`)')
  const { lines: ofCards } = await conformBroken('updateCard')
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

test('says in one sentence that there is no bank, and why', async () => {
  await expect(conform('http://127.0.0.1:9')).rejects.toThrow('There is no bank at http://127.0.0.1:9: bad port.')
  breakBank(() => ({ status: 200, type: 'text/html', text: '<!doctype html><h1>Welcome</h1>', cookies: [] }))
  await expect(conformBroken()).rejects.toThrow('it answered the sign-in with 200 and a web page.')
  breakBank(() => NOT_FOUND)
  await expect(conformBroken()).rejects.toThrow('it answered the sign-in with 404.')
})

test('refuses to run no rule at all', async () => {
  await expect(conform(bank.url, { only: 'payment-links' })).rejects.toThrow('No call has "payment-links" in its name')
})
