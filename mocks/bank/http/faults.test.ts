import { describe, expect, it, test, vi } from 'vitest'
import { openNotes } from '../testing/note-handlers.ts'
import { memorySessionCarrier } from './session/session.ts'
import { createControls } from '../controls.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'
import { createTestBank, type Reply } from '../testing/test-bank.ts'

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
])('applies a fault for %s to a call of %s: ignores a trailing slash', async (meets, path) => {
  const { bank, call } = await createTestBank({ signedIn: true })
  await bank.setNetwork({ faults: [{ id: 'f', method: '*', path: meets, status: 503 }] })
  expect((await call('GET', path)).status).toBe(503)
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
