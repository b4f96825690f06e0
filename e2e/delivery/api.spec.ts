import type { Page } from '@playwright/test'
import { expectRoute } from '../support/bank.ts'
import { expect, test } from '../support/test.ts'

type Refusal = readonly [
  reason: string,
  method: string,
  path: string,
  body: string | undefined,
  status: number,
  sentence: string,
]

interface Outcome {
  status: number
  text: string
  type: string | null
  /** Whether the call changed any list. */
  changed: boolean
}

/** Sends each call from inside the page and compares every list before and after it. */
const attempt = (page: Page, refusals: readonly Refusal[]): Promise<Outcome[]> =>
  page.evaluate(async (calls) => {
    const lists = ['accounts', 'payments', 'cards', 'kyc/list', 'organizations', 'fx/trades', 'audit-logs', 'user']
    const state = async () => {
      const replies = await Promise.all(lists.map(async (list) => await (await fetch(`/api/${list}`)).text()))
      return replies.join('\n')
    }
    const outcomes: Outcome[] = []
    for (const [, method, path, body] of calls) {
      const before = await state()
      const reply = await fetch(path, {
        method,
        ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
      })
      const text = await reply.text()
      outcomes.push({
        status: reply.status,
        text,
        type: reply.headers.get('content-type'),
        changed: (await state()) !== before,
      })
    }
    return outcomes
  }, refusals)

async function expectRefused(page: Page, refusals: readonly Refusal[]): Promise<void> {
  const outcomes = await attempt(page, refusals)
  for (const [index, [reason, method, path, , status, sentence]] of refusals.entries()) {
    const outcome = outcomes[index]
    const what = `${method} ${path}: ${reason}`
    expect.soft(outcome?.text, what).toBe(sentence)
    expect.soft(outcome?.status, what).toBe(status)
    expect.soft(outcome?.changed, `${what} changes nothing`).toBe(false)
  }
}

const text = JSON.stringify
const order = (changes: Record<string, unknown> = {}): string => {
  const beneficiary = {
    name: 'Tom Okafor',
    account: '99-40-27 58201173',
    ...(changes['account'] !== undefined && { account: changes['account'] }),
  }
  const { account: _, ...rest } = changes
  const flat = { beneficiaryName: beneficiary.name, beneficiaryAccount: beneficiary.account }
  return text({ rail: 'FASTER_PAYMENTS', amount: '12.50', currency: 'GBP', ...flat, beneficiary, ...rest })
}
const pay = (reason: string, changes: Record<string, unknown>, status: number, sentence: string): Refusal => [
  reason,
  'POST',
  '/api/payments',
  order(changes),
  status,
  sentence,
]
const post = (path: string, reason: string, body: unknown, status: number, sentence: string): Refusal => [
  reason,
  'POST',
  path,
  typeof body === 'string' ? body : text(body),
  status,
  sentence,
]

const PLAIN = 'Enter the amount in plain digits, for example 1250.50'
const quote = { fromCurrency: 'GBP', toCurrency: 'USD', amount: 10_000 }
const trade = { fromCurrency: 'GBP', toCurrency: 'USD', notional: 10_000, rate: 1.2658, markupBps: 50 }
const owner = { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '25' }

const unreadable: readonly Refusal[] = [
  post('/api/payments', 'nothing', '', 400, 'The request needs a JSON body'),
  post('/api/payments', 'broken JSON', '{oops', 400, 'The request body is not valid JSON'),
  post('/api/payments', 'a list', '[]', 400, 'The request body must be a JSON object'),
  post('/api/payments', 'null', 'null', 400, 'The request body must be a JSON object'),
  post(
    '/api/payments',
    'a __proto__ key',
    order().replace('{', '{"__proto__":{"admin":true},'),
    400,
    'The field __proto__ is not allowed',
  ),
  post('/api/payments', 'a megabyte', order({ reference: 'x'.repeat(1_000_000) }), 400, 'The request is too large'),
  pay('an unknown field', { colour: 'red' }, 400, 'Unknown field: colour'),
]

const payments: readonly Refusal[] = [
  ...['1e309', 'Infinity', 'NaN', '1e5', '0x10', '1,000.50', '1.000,50', '１２３', '12abc'].map((amount) =>
    pay(`the amount ${amount}`, { amount }, 400, PLAIN),
  ),
  pay('the amount -1', { amount: '-1' }, 400, 'Amount must be greater than zero'),
  pay('the amount 0', { amount: 0 }, 400, 'Amount must be greater than zero'),
  pay('no amount', { amount: '' }, 400, 'Amount is required'),
  pay('a tenth of a penny', { amount: '0.001' }, 400, 'GBP amounts have at most 2 decimals'),
  pay(
    'half a yen',
    { rail: 'SWIFT', currency: 'JPY', amount: '10.5' },
    400,
    'JPY has no decimals: enter a whole amount',
  ),
  pay('more than a double can count', { amount: '9007199254740993' }, 400, 'Amount is too large'),
  pay('more than there is', { amount: '999999' }, 422, 'Insufficient funds. Available £184,320.18'),
  pay('another currency by Faster Payments', { currency: 'EUR' }, 422, 'Faster Payments are made in GBP'),
  pay(
    'a mistyped IBAN',
    { rail: 'SEPA', currency: 'EUR', account: 'DE24992400330004718291' },
    422,
    'SEPA payments need a valid IBAN',
  ),
  pay(
    'three digits by SWIFT',
    { rail: 'SWIFT', currency: 'USD', account: '123' },
    422,
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
  pay('a right-to-left override', { reference: 'a\u202Eb' }, 400, 'Reference contains characters that cannot be used'),
]

const otherRefusals: readonly Refusal[] = [
  post(
    '/api/accounts',
    'a currency without accounts',
    { currency: 'CHF', type: 'multi', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
    400,
    'Currency must be one of GBP, EUR, USD, JPY, CAD, AUD',
  ),
  post('/api/cards', 'no cardholder', { cardType: 'virtual', currency: 'GBP' }, 400, 'Cardholder name is required'),
  post(
    '/api/cards',
    'a limit of 0x10',
    { cardType: 'virtual', currency: 'GBP', cardholder: 'Tom', dailyLimit: '0x10' },
    400,
    PLAIN,
  ),
  ['an unknown card', 'PATCH', '/api/cards/c0ffee', text({ status: 'frozen' }), 404, 'Card not found'],
  [
    'an unknown organization',
    'PATCH',
    '/api/organizations/c0ffee',
    text({ name: 'A', address: 'B' }),
    404,
    'Organization not found',
  ],
  post('/api/fx/quote', 'one currency twice', { ...quote, toCurrency: 'GBP' }, 422, 'Choose two different currencies'),
  post(
    '/api/fx/execute',
    'a rate that nobody quoted',
    { ...trade, rate: 2 },
    422,
    'This rate was not quoted. Get a new quote.',
  ),
  post(
    '/api/kyc/ubo',
    'a share of 24.99',
    { ...owner, ownershipPct: '24.99' },
    400,
    'Ownership must be between 25 and 100 percent',
  ),
  post(
    '/api/kyc/ubo',
    'more than the whole',
    owner,
    422,
    'Ownership cannot exceed 100% in total: 100% is already declared',
  ),
  post(
    '/api/kyc/ubo',
    'a day that does not exist',
    { ...owner, dob: '2024-02-30' },
    400,
    'Enter a date of birth that exists',
  ),
  post(
    '/api/kyb/submit',
    'five directors',
    { registrationNumber: '1', entityType: 'limited', address: 'A', directorsCount: '5' },
    400,
    'Directors count must be one of 1, 2, 3, 4',
  ),
  post(
    '/api/register',
    'an email that is taken',
    { email: 'Sarah@Halden.example', passwordHash: 'a-secret', name: 'Sarah' },
    409,
    'An account with this email already exists',
  ),
  post(
    '/api/login',
    'a wrong password',
    { username: 'sarah@halden.example', password: 'corridor-dem0' },
    401,
    'Invalid email or password',
  ),
  post(
    '/api/resend-verification',
    'someone verified',
    { email: 'sarah@halden.example' },
    409,
    text({ error: 'This email is already verified' }),
  ),
  ['no token', 'GET', '/api/verify-email', undefined, 400, text({ error: 'Invalid verification link' })],
  ['another method', 'DELETE', '/api/payments', undefined, 405, 'This method is not allowed here'],
  ['another address', 'GET', '/api/nothing', undefined, 404, 'There is no such address'],
]

for (const transport of ['page', 'worker'] as const) {
  test(
    `a refused call returns one sentence and changes nothing (${transport})`,
    { tag: transport === 'page' ? [] : '@long' },
    async ({ app, page }) => {
      await app.open('/', { signedIn: true, transport })
      await expectRoute(page, transport)
      // Keeps the rates constant between the calls.
      await page.evaluate(() => window.corridor.pause())
      await expectRefused(page, unreadable)
      await expectRefused(page, payments)
      await expectRefused(page, otherRefusals)
    },
  )
}

test('without a session the bank refuses every read and every change', async ({ app, page }) => {
  await app.open('/auth')
  await expectRefused(page, [
    ...[
      'user',
      'accounts',
      'payments',
      'cards',
      'kyc/list',
      'fx/rates',
      'fx/trades',
      'organizations',
      'audit-logs',
    ].map((list): Refusal => ['nobody', 'GET', `/api/${list}`, undefined, 401, 'Unauthorized']),
    pay('nobody', {}, 401, 'Unauthorized'),
    post('/api/fx/execute', 'nobody', trade, 401, 'Unauthorized'),
  ])
})

/** Sends a mutation from inside the page. */
const send = (tab: Page, path: string, body: string): Promise<{ status: number; json: unknown }> =>
  tab.evaluate(
    async ([address, sent]) => {
      const reply = await fetch(address, {
        method: 'POST',
        body: sent,
        headers: { 'Content-Type': 'application/json' },
      })
      return { status: reply.status, json: (await reply.json()) as unknown }
    },
    [path, body] as const,
  )

const state = (tab: Page) =>
  tab.evaluate(async () => {
    const lists = ['accounts', 'payments', 'fx/rates', 'fx/trades', 'audit-logs']
    return await Promise.all(lists.map(async (list) => await (await fetch(`/api/${list}`)).text()))
  })

test('two tabs, and a reload, show the same ledger and rates', async ({ app, page, context }) => {
  await app.open('/', { signedIn: true })
  const other = await context.newPage()
  await other.goto(app.host.url)
  await other.waitForFunction(() => 'corridor' in window)

  expect(await send(page, '/api/payments', order())).toMatchObject({ status: 201 })
  const { rate } = (await send(page, '/api/fx/quote', text(quote))).json as { rate: number }
  expect(await send(page, '/api/fx/execute', text({ ...trade, rate }))).toMatchObject({ status: 201 })
  await page.evaluate(() => window.corridor.advance('15m'))
  await page.evaluate(() => window.corridor.pause())

  const expected = await state(page)
  expect(expected[1]).toContain('"status":"settled"')
  // localStorage reaches the other tab with a delay.
  await expect.poll(() => state(other)).toEqual(expected)
  await app.reload()
  expect(await state(page)).toEqual(expected)
})
