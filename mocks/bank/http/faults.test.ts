import { describe, expect, it, test, vi } from 'vitest'
import { openNotes } from '../testing/note-handlers.ts'
import { createControls } from '../controls.ts'
import { requestsOf } from './request-log.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'
import { order } from '../testing/payment-order.ts'
import { createTestBank, type Reply, type TestBank, memorySessionCarrier } from '../testing/test-bank.ts'

test.each([
  [0, 0, 0],
  [0.25, 30, 70],
  [1, 200, 200],
])('applies a fault with a rate of %d to that share of the calls', async (rate, least, most) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ faults: [{ id: 'f', method: '*', path: '*', status: 503, rate }] })
  let met = 0
  for (let i = 0; i < 200; i += 1) if ((await call('GET', '/api/audit-logs')).status === 503) met += 1
  expect(met).toBeGreaterThanOrEqual(least)
  expect(met).toBeLessThanOrEqual(most)
})

test.each([
  ['/api/audit-logs', 800, 200],
  ['/api/verify-email?token=t', 1000, 400],
  ['/api/nothing', 800, 404],
])('delays every call by the latency, and adds the delay of a fault: %s', async (path, wait, status) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ latency: 800, faults: [{ id: 'f', method: 'GET', path: '/api/verify-email', delay: 200 }] })
  const answered: Reply[] = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    void call('GET', path).then((said) => answered.push(said))
    while (vi.getTimerCount() === 0 && answered.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(answered).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
  } finally {
    vi.useRealTimers()
  }
  await vi.waitFor(() => expect(answered).toMatchObject([{ status }]), 10_000)
})

test.each([
  ['/api/payments', '/api/payments/'],
  ['/api/payments/', '/api/payments'],
  ['/api/cards/:id', '/api/cards/x/'],
])('applies a fault for %s to a call of %s: ignores a trailing slash', async (meets, path) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ faults: [{ id: 'f', method: '*', path: meets, status: 503 }] })
  expect((await call('GET', path)).status).toBe(503)
})

test.each([
  ['/api/cards/:id', ['/api/cards/x'], ['/api/cards', '/api/cards/x/y', '/api/payments']],
  ['/api/kyb/su*', ['/api/kyb/submit', '/api/kyb/submit/x'], ['/api/kyb/status', '/api/user']],
  ['/api/*/submit', ['/api/kyb/submit'], ['/api/kyb/status', '/api/kyb/submit/x']],
  ['*', ['/api/user', '/api/nothing/at/all'], []],
])('applies a fault for %s to calls of %j, not of %j', async (path, met, passed) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ faults: [{ id: 'f', method: 'GET', path, status: 418 }] })
  const failing = async (address: string) => (await call('GET', address)).text === 'The request failed'
  expect(await Promise.all([...met, ...passed].map(failing))).toEqual([
    ...met.map(() => true),
    ...passed.map(() => false),
  ])
})

test('waits only where there is a delay', async () => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ faults: [{ id: 'f', method: '*', path: '*', after: true, status: 503 }] })
  const wait = vi.spyOn(globalThis, 'setTimeout')
  try {
    await call('GET', '/api/user')
    expect(wait).not.toHaveBeenCalled()
  } finally {
    wait.mockRestore()
  }
})

describe('a fault', () => {
  it('answers with its status instead of the bank, only once if set so', async () => {
    const { bank, call } = await openNotes()
    await bank.setNetwork({ faults: [{ id: 'f', method: 'POST', path: '/api/kyb/*', status: 503, once: true }] })
    expect((await call('GET', '/api/audit-logs')).status).toBe(200)
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(503)
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(201)
  })

  it('answers one call when it was set in another tab for the next one', async () => {
    const rooms = createMemoryRooms()
    const carrier = memorySessionCarrier()
    const { bank } = await createTestBank({ rooms, carrier, signedIn: true })
    await createControls(bank).fault({ method: 'GET', path: '/api/user', status: 503, once: true })
    const { call } = await createTestBank({ rooms, carrier })
    expect((await call('GET', '/api/user')).status).toBe(503)
    expect((await call('GET', '/api/user')).status).toBe(200)
    await bank.catchUp()
    expect(bank.network.faults).toEqual([])
  })

  it('for the next call answers one of two that come at once from two tabs', async () => {
    const rooms = createMemoryRooms()
    const carrier = memorySessionCarrier()
    const { bank, call } = await createTestBank({ rooms, carrier, signedIn: true })
    const other = await createTestBank({ rooms, carrier })
    await createControls(bank).fault({ path: '/api/user', status: 503, once: true })
    await other.bank.catchUp()
    const replies = await Promise.all([call('GET', '/api/user'), other.call('GET', '/api/user')])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 503]))
  })

  it('that was met for the last time leaves the others', async () => {
    const { bank, call } = await openNotes()
    const rest = { id: 'rest', method: 'GET', path: '*', status: 503 }
    await bank.setNetwork({ faults: [{ id: 'first', method: 'GET', path: '*', lost: true, times: 1 }, rest] })
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(201)
    expect((await call('GET', '/api/audit-logs')).status).toBe(0)
    expect((await call('GET', '/api/audit-logs')).status).toBe(503)
    expect(bank.network.faults).toEqual([rest])
  })

  it('answers with its own body and media type, by default with a sentence in plain text', async () => {
    const { bank, call } = await openNotes()
    const fault = { id: 'f', method: '*', path: '*', status: 200 }
    await bank.setNetwork({ faults: [{ ...fault, body: '<h1>Sign in</h1>', contentType: 'text/html' }] })
    const page = await call('GET', '/api/audit-logs')
    expect([page.text, page.headers.get('content-type')]).toEqual(['<h1>Sign in</h1>', 'text/html'])
    await bank.setNetwork({ faults: [{ ...fault, status: 504 }] })
    const sentence = await call('GET', '/api/audit-logs')
    expect([sentence.text, sentence.headers.get('content-type')]).toEqual([
      'The bank did not answer in time',
      'text/plain; charset=utf-8',
    ])
  })

  it('keeps the format of refusals', async () => {
    const { bank, call } = await openNotes(false)
    await bank.setNetwork({ faults: [{ id: 'f', method: '*', path: '*', status: 500 }] })
    expect((await call('GET', '/api/verify-email?token=x')).json).toEqual({ error: 'The bank had an internal problem' })
  })

  it('breaks the connection while offline', async () => {
    const { bank, call } = await openNotes()
    await bank.setNetwork({ offline: true })
    expect((await call('GET', '/api/audit-logs')).status).toBe(0)
  })
})

const pay = (call: TestBank['call']) => call('POST', '/api/payments', order(), { 'idempotency-key': 'k' })

describe('a fault after the bank has carried out the call', () => {
  test.each([
    [{ lost: true }, 0],
    [{ status: 504 }, 504],
  ])('%j leaves one payment, and a retry gets the kept answer', async (kind, status) => {
    const { bank, call } = await createTestBank({ signedIn: true })
    const before = bank.db.payments.size
    await createControls(bank).fault({ method: 'POST', path: '/api/payments', after: true, once: true, ...kind })
    expect((await pay(call)).status).toBe(status)
    expect(bank.db.payments.size).toBe(before + 1)
    expect(requestsOf(bank).list()[0]).toMatchObject({
      status,
      changes: expect.arrayContaining([expect.objectContaining({ table: 'payments' })]) as unknown,
    })
    expect((await pay(call)).status).toBe(201)
    expect(bank.db.payments.size).toBe(before + 1)
  })

  test('before it, nothing is paid', async () => {
    const { bank, call } = await createTestBank({ signedIn: true })
    const before = bank.db.payments.size
    await createControls(bank).fault({ path: '/api/payments', lost: true })
    expect((await pay(call)).status).toBe(0)
    expect(bank.db.payments.size).toBe(before)
    expect(requestsOf(bank).list()[0]).toMatchObject({ status: 0, responseBody: undefined, changes: [] })
  })
})

test('a fault with a body meets only calls whose body has these fields', async () => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await createControls(bank).fault({ path: '/api/payments', match: { amount: '13', rail: 'SEPA' }, status: 503 })
  const sent = { rail: 'SEPA', currency: 'EUR', account: 'DE24992400330004718290' }
  expect((await call('POST', '/api/payments', order({ ...sent, amount: '12' }))).status).toBe(201)
  expect((await call('POST', '/api/payments', order({ amount: '13' }))).status).toBe(201)
  expect((await call('POST', '/api/payments', order({ ...sent, amount: 13 }))).status).toBe(503)
  expect((await call('GET', '/api/payments')).status).toBe(200)
})

test('a fault with a number of times meets so many calls, also when they come at once', async () => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await createControls(bank).fault({ path: '/api/user', status: 429, retryAfter: 30, times: 3 })
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => call('GET', '/api/user')))
  expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    ...Array.from({ length: 3 }, () => [429, '30']),
    ...Array.from({ length: 2 }, () => [200, null]),
  ])
  expect(bank.network.faults).toEqual([])
})

async function statusesWithHalf(tabSeed: number): Promise<number[]> {
  const { bank, call } = await createTestBank({ signedIn: true, tabSeed })
  await createControls(bank).fault({ path: '/api/user', status: 503, rate: 0.5 })
  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1) statuses.push((await call('GET', '/api/user')).status)
  return statuses
}

test('a fault with a rate meets the same calls in two banks of one seed', async () => {
  expect(await statusesWithHalf(1)).toEqual(await statusesWithHalf(2))
})

test.each([
  ['POST', '/api/payment', 'POST /api/payments'],
  ['GET', '/api/pyments', 'GET /api/payments'],
  ['GET', '/api/fx/qoute', 'GET /api/fx/rates'],
  ['PUT', '/api/cards/:id', 'PATCH /api/cards/:id'],
  ['DELETE', '*', 'GET /api/user'],
  ['GET', '/api/kyb/*', 'POST /api/kyb/submit'],
])('a fault for %s %s is refused with the nearest call', async (method, path, nearest) => {
  const { bank } = await createTestBank()
  await expect(createControls(bank).fault({ method, path, status: 503 })).rejects.toThrow(
    `No call of the contract is ${method} ${path}. The nearest is ${nearest}`,
  )
  expect(bank.network.faults).toEqual([])
})

test.each(['*', '/api/*', '/api/cards/123', '/api/cards/:any', '/api/kyb/su*', '/api/payments/'])(
  'a fault for %s has a call to meet',
  async (path) => {
    const { bank } = await createTestBank()
    await createControls(bank).fault({ path, status: 503 })
    expect(bank.network.faults).toMatchObject([{ path }])
  },
)
