import { describe, expect, it, vi } from 'vitest'
import { contract } from '../../../src/contract/contract.ts'
import { createControls } from '../controls.ts'
import { handlers } from '../handlers.ts'
import { addedNotes, notes, openNotes } from '../testing/note-handlers.ts'
import { order } from '../testing/payment-order.ts'
import { createTestBank, TEST_TIME, testScenarios, type TestBank } from '../testing/test-bank.ts'
import type { Handler } from './handle.ts'
import { refuse } from './refusal.ts'
import { BANK_MARKER } from './respond.ts'
import { startSession } from './session/sign-in.ts'

describe('the contract', () => {
  it.each(Object.entries(contract))('has a handler with the right method and path for %s', (name, endpoint) => {
    const found = handlers[name as keyof typeof handlers] as { endpoint: unknown } | undefined
    expect(found?.endpoint === endpoint, `no handler for ${name}`).toBe(true)
  })
})

describe('every answer', () => {
  it('has the header that marks the bank, and one that forbids caches to keep it, also as a refusal', async () => {
    const { call } = await openNotes(false)
    for (const path of ['/api/audit-logs', '/api/nothing', '/api/verify-email?token=x']) {
      const { headers } = await call('GET', path)
      expect([headers.get(BANK_MARKER), headers.get('cache-control')]).toEqual(['1', 'no-store'])
    }
  })

  it('has the status of the endpoint unless the handler sets another', async () => {
    const { call } = await openNotes()
    expect((await call('POST', '/api/kyb/submit', { text: 'a' })).status).toBe(201)
    expect(await call('PATCH', '/api/cards/7', { text: 'b' })).toMatchObject({ status: 202, json: '7 b' })
  })
})

describe('the session', () => {
  it('is required: without one the answer is 401', async () => {
    const { call } = await openNotes(false)
    expect(await call('POST', '/api/kyb/submit', { text: 'a' })).toMatchObject({ status: 401, text: 'Unauthorized' })
  })

  it('is not required by open calls', async () => {
    const { call } = await openNotes(false)
    expect((await call('GET', '/api/verify-email?token=t')).json).toEqual({ message: 't' })
  })

  it('ends with its row in the bank, although the caller still has the cookie', async () => {
    const { bank, call } = await openNotes()
    await bank.transact(({ db }) => db.sessions.all().forEach(({ id }) => db.sessions.remove(id)))
    expect((await call('GET', '/api/audit-logs')).status).toBe(401)
  })
})

async function interruptedBy(happens: (test: TestBank) => Promise<unknown>) {
  const slow: Handler = { ...notes.submitBusinessProfile, prepare: () => happens(test) }
  const test = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: slow, logout: handlers.logout },
    signedIn: true,
    ...testScenarios,
  })
  return { ...test, reply: await test.call('POST', '/api/kyb/submit', { text: 'a' }) }
}

const RESTARTED = 'The demonstration was restarted before this call arrived. Nothing was changed'

/** The answer to a call of Ann's that was delayed, and what it wrote, when something happens during the delay. */
async function delayedDuring(happens: (test: TestBank) => Promise<unknown>) {
  const test = await openNotes()
  await test.bank.setNetwork({ latency: 60_000 })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const reply = test.call('POST', '/api/kyb/submit', { text: 'a' })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await happens(test)
    await vi.advanceTimersByTimeAsync(60_000)
    const { status, text } = await reply
    return { status, text, notes: addedNotes(test) }
  } finally {
    vi.useRealTimers()
  }
}

describe('a delayed call', () => {
  it('is refused when somebody else has signed in since it was sent', async () => {
    const outcome = await delayedDuring(({ bank }) => startSession(bank, 'bob@test.example'))
    expect(outcome).toEqual({ status: 401, text: 'Unauthorized', notes: [] })
  })

  it('is refused when a scenario has started since it was sent', async () => {
    const outcome = await delayedDuring(async ({ bank }) => {
      await bank.begin('other')
      await startSession(bank, 'bob@test.example')
    })
    expect(outcome).toEqual({ status: 409, text: RESTARTED, notes: [] })
  })
})

describe('a caller whose session changes while the call is being prepared', () => {
  it.each<[string, Parameters<typeof interruptedBy>[0]]>([
    ['signing out', ({ call }) => call('POST', '/api/logout')],
    ['signing in as somebody else', ({ bank }) => startSession(bank, 'bob@test.example')],
  ])('is refused after %s, and nothing is written', async (_, happens) => {
    const test = await interruptedBy(happens)
    expect(test.reply).toMatchObject({ status: 401, text: 'Unauthorized' })
    expect(addedNotes(test)).toEqual([])
  })

  it('is refused after a restart of the scenario, even for the same person', async () => {
    const test = await interruptedBy(async ({ bank }) => {
      await bank.begin('two-people')
      await startSession(bank, 'ann@test.example')
    })
    expect(test.reply).toMatchObject({ status: 409, text: RESTARTED })
    expect(addedNotes(test)).toEqual([])
  })

  it('is served when the same person signed in again', async () => {
    const test = await interruptedBy(({ bank }) => startSession(bank, 'ann@test.example'))
    expect(test.reply.status).toBe(201)
  })
})

describe('a refusal', () => {
  it('is plain text and undoes the changes of the handler', async () => {
    const bank = await openNotes()
    const reply = await bank.call('POST', '/api/kyb/submit', { text: 'refuse' })
    expect(reply).toMatchObject({ status: 422, text: 'This note is refused' })
    expect(reply.headers.get('content-type')).toContain('text/plain')
    expect(addedNotes(bank)).toEqual([])
  })

  it('is a JSON object with an error field where the contract says so', async () => {
    const { call } = await openNotes(false)
    expect(await call('GET', '/api/verify-email')).toMatchObject({
      status: 400,
      json: { error: 'Invalid verification link' },
    })
  })

  it('after an exception hides the details and undoes the changes of the handler', async () => {
    const bank = await openNotes()
    expect(await bank.call('POST', '/api/kyb/submit', { text: 'break' })).toMatchObject({
      status: 500,
      text: 'The bank had an internal problem',
    })
    expect(bank.mistakes).toHaveLength(1)
    expect(addedNotes(bank)).toEqual([])
  })
})

it('answers 503 while code that a call needs cannot be loaded', async () => {
  const offline: Handler = {
    ...notes.submitBusinessProfile,
    prepare: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  }
  const { bank, call, mistakes } = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: offline },
    signedIn: true,
    ...testScenarios,
  })
  expect(await call('POST', '/api/kyb/submit', { text: 'a' }, { 'idempotency-key': 'k' })).toMatchObject({
    status: 503,
    text: 'A part of the bank could not be loaded. Please reload the page when you are online',
  })
  expect(mistakes).toHaveLength(1)
  expect(bank.db.answers.size).toBe(0)
})

it('answers with the refusal of the work before a call', async () => {
  const full: Handler = { ...notes.submitBusinessProfile, prepare: () => Promise.reject(refuse(409, 'It is full')) }
  const { call, mistakes } = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: full },
    signedIn: true,
    ...testScenarios,
  })
  expect(await call('POST', '/api/kyb/submit', { text: 'a' })).toMatchObject({ status: 409, text: 'It is full' })
  expect(mistakes).toEqual([])
})

it('answers 500 when the bank cannot read what it has stored', async () => {
  const { bank, call, mistakes } = await openNotes()
  const error = new Error('The storage is broken')
  vi.spyOn(bank, 'catchUp').mockRejectedValue(error)
  expect(await call('GET', '/api/audit-logs')).toMatchObject({ status: 500, text: 'The bank had an internal problem' })
  expect(mistakes).toEqual([error])
})

it('makes a step of a call that can be taken back, and none of signing in or of a read', async () => {
  const { bank, call } = await createTestBank({ signedIn: true })
  const controls = createControls(bank)
  await call('POST', '/api/login', { username: 'sarah@halden.example', password: 'corridor-demo' })
  await call('GET', '/api/payments')
  expect(await controls.history()).toEqual([])
  await call('POST', '/api/payments', order())
  expect(await controls.history()).toHaveLength(1)
})

it('reads without a transaction, which would wait for those of other tabs', async () => {
  const { bank, call } = await openNotes()
  const transact = vi.spyOn(bank, 'transact')
  expect((await call('GET', '/api/audit-logs')).status).toBe(200)
  expect(transact).not.toHaveBeenCalled()
})

it('applies changes that fall due while a call is being prepared before it runs', async () => {
  let wall = TEST_TIME
  const left: number[] = []
  const slow: Handler = {
    ...notes.submitBusinessProfile,
    async prepare() {
      wall += 1000
    },
    run(call: never) {
      left.push(bank.db.dueChanges.size)
      return notes.submitBusinessProfile.run(call)
    },
  }
  const { bank, call } = await createTestBank({
    handlers: { ...notes, submitBusinessProfile: slow },
    signedIn: true,
    ...testScenarios,
    wall: () => wall,
  })
  await bank.change(({ schedule }) => schedule('nothing', 'ann', 1000))
  await call('POST', '/api/kyb/submit', { text: 'a' })
  expect(left).toEqual([0])
})

describe('an address', () => {
  it('outside the contract answers 404', async () => {
    const { call } = await openNotes()
    expect((await call('GET', '/api/nothing')).status).toBe(404)
    expect((await call('POST', '/api/cards/7/more', {})).status).toBe(404)
  })

  it('of the contract with another method answers 405 and lists the allowed methods', async () => {
    const { call } = await openNotes()
    const reply = await call('DELETE', '/api/kyb/submit')
    expect(reply.status).toBe(405)
    expect(reply.headers.get('allow')).toBe('POST')
  })
})
