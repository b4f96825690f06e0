import { expect, test, vi } from 'vitest'
import { createTestBank, type Reply } from '../../testing/test-bank.ts'

test.each([
  [0, 0, 0],
  [0.25, 30, 70],
  [1, 200, 200],
])('a fault of a rate of %d meets so many of the calls', async (rate, least, most) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  bank.setNetwork({ faults: [{ id: 'f', method: '*', path: '*', status: 503, rate }] })
  let met = 0
  for (let i = 0; i < 200; i += 1) if ((await call('GET', '/api/audit-logs')).status === 503) met += 1
  expect(met).toBeGreaterThanOrEqual(least)
  expect(met).toBeLessThanOrEqual(most)
})

test.each([
  ['/api/audit-logs', 800, 200],
  ['/api/verify-email?token=t', 1000, 400],
  ['/api/nothing', 800, 404],
])('every call takes as long as the latency says, and a fault comes on top of it: %s', async (path, wait, status) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  bank.setNetwork({ latency: 800, faults: [{ id: 'f', method: 'GET', path: '/api/verify-email', delay: 200 }] })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const answered: Reply[] = []
    const reply = call('GET', path)
    void reply.then((said) => answered.push(said))
    while (vi.getTimerCount() === 0 && answered.length === 0) await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(answered).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await reply).status).toBe(status)
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['/api/payments', '/api/payments/'],
  ['/api/payments/', '/api/payments'],
  ['/api/cards/:id', '/api/cards/x/'],
])('a fault of %s meets a call of %s: a last slash says nothing', async (meets, path) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  bank.setNetwork({ faults: [{ id: 'f', method: '*', path: meets, status: 503 }] })
  expect((await call('GET', path)).status).toBe(503)
})
