// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { listAccounts } from '../contract/accounts.ts'
import { logout, verifyEmail } from '../contract/auth.ts'
import { listOwners } from '../contract/business-verification.ts'
import { CARD_LIMITS, listCards } from '../contract/cards.ts'
import { listFxRates, quoteFx } from '../contract/fx.ts'
import { listPayments } from '../contract/payments.ts'
import { call } from './call.ts'
import { setTransport } from './transport.ts'

const answers = (body: unknown) => setTransport(async () => Response.json(body))

test('converts decimals that are sent as text to numbers', async () => {
  answers([{ current: '1200.50', reserved: '0', available: 1200.5 }])
  expect((await call(listAccounts, {}))[0]).toEqual({ current: 1200.5, reserved: 0, available: 1200.5 })
  answers([{ current: 1 }, { current: '2.50' }])
  expect((await call(listAccounts, {})).map(({ current }) => current)).toEqual([1, 2.5])
  answers([{ amount: '99.10', currency: 'GBP', reference: '12' }])
  expect((await call(listPayments, {}))[0]).toEqual({ amount: 99.1, currency: 'GBP', reference: '12' })
  answers([{ last4: '0042', [CARD_LIMITS]: { daily: '500.00' } }, { last4: '0043' }])
  expect(await call(listCards, {})).toEqual([{ last4: '0042', [CARD_LIMITS]: { daily: 500 } }, { last4: '0043' }])
  answers([{ fullName: '7', ownershipPct: '33.33' }])
  expect((await call(listOwners, {}))[0]).toEqual({ fullName: '7', ownershipPct: 33.33 })
  answers({ 'GBP/USD': '1.2658', 'GBP/EUR': 1.1494 })
  expect(await call(listFxRates, {})).toEqual({ 'GBP/USD': 1.2658, 'GBP/EUR': 1.1494 })
  answers({ amount: '10000', rate: '1.2658', fee: '50.00', total: '12594.71' })
  expect(await call(quoteFx, { body: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 10_000 } })).toEqual({
    amount: 10_000,
    rate: 1.2658,
    fee: 50,
    total: 12_594.71,
  })
})

test('reads a missing or invalid number as NaN or leaves it out, but never reads it as zero', async () => {
  answers([{ current: '', reserved: 'n/a' }])
  expect((await call(listAccounts, {}))[0]).toEqual({
    current: Number.NaN,
    reserved: Number.NaN,
    available: Number.NaN,
  })
  answers({ 'GBP/USD': null, 'GBP/EUR': 1.1494 })
  expect(await call(listFxRates, {})).toEqual({ 'GBP/EUR': 1.1494 })
  answers([{ [CARD_LIMITS]: { daily: null } }])
  expect(await call(listCards, {})).toEqual([{ [CARD_LIMITS]: {} }])
  setTransport(async () => new Response(`[{"${CARD_LIMITS}":{"daily":1e999,"monthly":"Infinity"}}]`))
  expect(await call(listCards, {})).toEqual([{ [CARD_LIMITS]: {} }])
})

test('sends the idempotency key, the body and an encoded query', async () => {
  const sent: Request[] = []
  setTransport(async (request) => {
    sent.push(request)
    return Response.json({})
  })
  const body = { fromCurrency: 'GBP', toCurrency: 'USD', amount: 10_000 } as const
  await call(quoteFx, { body, idempotencyKey: 'once' })
  await call(verifyEmail, { query: 'a&b=c d' })
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', null])
  expect(await sent[0]?.json()).toEqual(body)
  expect(sent.map(({ url }) => url.slice(location.origin.length))).toEqual([
    '/api/fx/quote',
    '/api/verify-email?token=a%26b%3Dc%20d',
  ])
})

test('ignores the body of a sign-out', async () => {
  for (const body of ['', 'OK', '{"id":"1"}']) {
    setTransport(async () => new Response(body))
    expect(await call(logout, {})).toBeUndefined()
  }
})

test('throws a 502 for a body that is not JSON', async () => {
  for (const body of ['', '<html></html>']) {
    setTransport(async () => new Response(body))
    await expect(call(listAccounts, {})).rejects.toThrow('502: The answer could not be read')
  }
})

test('throws an error with the status and the body, or the status text if the body is empty', async () => {
  const refusals: [Response, string][] = [
    [
      new Response('Insufficient funds', { status: 422, statusText: 'Unprocessable Content' }),
      '422: Insufficient funds',
    ],
    [
      Response.json({ error: 'Invalid verification link' }, { status: 400, statusText: 'Bad Request' }),
      '400: {"error":"Invalid verification link"}',
    ],
    [new Response(null, { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
    [new Response('  \n', { status: 401, statusText: 'Unauthorized' }), '401: Unauthorized'],
  ]
  for (const [refusal, message] of refusals) {
    setTransport(async () => refusal)
    await expect(call(listAccounts, {})).rejects.toHaveProperty('message', message)
  }
})
