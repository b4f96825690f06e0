import { expect, test, vi } from 'vitest'
import { listAccounts } from '../contract/accounts.ts'
import { logout, register, resendVerification, verifyEmail } from '../contract/auth.ts'
import { contract } from '../contract/contract.ts'
import type { AnyEndpoint, Endpoint } from '../contract/endpoint.ts'
import { quoteFx } from '../contract/fx.ts'
import { call } from './call.ts'
import { setTransport } from './transport.ts'

const answers = (body: unknown) => setTransport(async () => Response.json(body))

const account = {
  id: 'a',
  currency: 'GBP',
  type: 'dedicated',
  iban: 'GB29',
  bic: 'CRDRGB2L',
  current: '1200.50',
  reserved: '0',
  available: 1200.5,
}

test('converts decimals that are sent as text to numbers', async () => {
  answers([account])
  expect(await call(listAccounts, {})).toEqual([{ ...account, current: 1200.5, reserved: 0 }])
})

test('names the call and the field of a reply that does not fit, in the console', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers([account, { ...account, iban: undefined }])
  await expect(call(listAccounts, {})).rejects.toThrow('502: The answer could not be read')
  answers({ accounts: [account] })
  await expect(call(listAccounts, {})).rejects.toThrow('502: The answer could not be read')
  for (const body of [null, '<html></html>']) {
    setTransport(async () => new Response(body))
    await expect(call(listAccounts, {})).rejects.toThrow('502: The answer could not be read')
  }
  expect(said.mock.calls).toEqual([
    ['GET /api/accounts: [1].iban: expected text, got nothing'],
    ['GET /api/accounts: expected a list, got an object'],
    ['GET /api/accounts: expected a list, got nothing'],
    ['GET /api/accounts: expected a list, got text'],
  ])
  said.mockRestore()
})

test.each([
  ['an empty 204', new Response(null, { status: 204 })],
  ['plain text', new Response('OK')],
  ['an empty object', Response.json({}, { status: 202 })],
  ['a list', Response.json([1])],
])('takes %s for a reply that the product does not read', async (_, response) => {
  setTransport(async () => response.clone())
  const unread = Object.entries<AnyEndpoint>(contract).filter(([, { isRead }]) => !isRead)
  expect(unread.map(([name]) => name)).toEqual([
    'register',
    'logout',
    'verifyEmail',
    'resendVerification',
    'submitBusinessProfile',
    'addOwner',
    'updateCard',
    'executeFx',
    'updateOrganization',
  ])
  // Neither the body nor the parameters decide how a reply is read.
  for (const [, endpoint] of unread) expect(await call(endpoint as Endpoint, {} as never)).toBeUndefined()
})

test('refuses a web page with status 200, which comes from a proxy', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  setTransport(async () => new Response('<!doctype html><html></html>'))
  await expect(call(resendVerification, { body: { email: 'a@b.example' } })).rejects.toThrow('could not be read')
  expect(said).toHaveBeenCalledExactlyOnceWith('POST /api/resend-verification: expected an object, got text')
  said.mockRestore()
})

test('reads the message of a registration', async () => {
  answers({ message: 'We have sent a link.' })
  const body = { email: 'a@b.example', passwordHash: 'secret', name: 'A' }
  expect(await call(register, { body })).toEqual({ message: 'We have sent a link.' })
})

test('sends the idempotency key, the body and an encoded query', async () => {
  const sent: Request[] = []
  setTransport(async (request) => {
    sent.push(request)
    return Response.json({ amount: 10_000, rate: 1.2658, fee: 50, total: 12_594.71, message: 'Verified' })
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
