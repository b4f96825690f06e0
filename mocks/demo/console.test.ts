import { describe, expect, it } from 'vitest'
import { createConsole } from './console.ts'
import type { Console } from './corridor.ts'
import { createTestBank } from '../bank/testing/test-bank.ts'

const open = async (scenario = 'established') => {
  const test = await createTestBank({ scenario, signedIn: scenario !== 'fresh' })
  return { ...test, corridor: createConsole(test.bank) }
}
const statuses = async ({ call }: Awaited<ReturnType<typeof open>>) =>
  (await call('GET', '/api/payments')).json as { id: string; status: string }[]

describe('corridor', () => {
  it('starts a scenario and signs in its person if somebody was signed in', async () => {
    const { corridor, call } = await open()
    await corridor.scenario('empty')
    expect((await call('GET', '/api/accounts')).json).toEqual([])
  })

  it('refuses an unknown scenario and lists the known ones', async () => {
    const { corridor } = await open()
    await expect(corridor.scenario('constructor')).rejects.toThrow('There are: established')
  })

  it('holds the review of a company, approves it and tops up an account', async () => {
    const { corridor, bank, call } = await open('onboarding')
    await corridor.holdReview()
    expect(bank.network.reviewsWait).toBe(true)
    await corridor.approveCompany()
    expect(bank.network.reviewsWait).toBe(false)
    expect((await call('GET', '/api/organizations')).json).toMatchObject([{ status: 'ACTIVE' }])
    await expect(corridor.topUp('EUR', '50')).rejects.toThrow('There is no account in EUR.')
    await corridor.scenario('established')
    const euros = async () =>
      ((await call('GET', '/api/accounts')).json as { currency: string; current: number }[]).find(
        ({ currency }) => currency === 'EUR',
      )
    const before = await euros()
    await corridor.topUp('EUR', '50')
    expect((await euros())?.current).toBeCloseTo((before?.current ?? 0) + 50)
  })

  const invalid: [string, (corridor: Console) => Promise<void>, string][] = [
    [
      'a fractional number of payments',
      (corridor) => corridor.scenario('enterprise', { payments: 2500.5 }),
      'Payments must be a whole number up to 100000',
    ],
    [
      'too many payments',
      (corridor) => corridor.scenario('enterprise', { payments: 100_001 }),
      'Payments must be a whole number',
    ],
    [
      'a number of payments for a scenario that takes none',
      (corridor) => corridor.scenario('empty', { payments: 5 }),
      'Only the scenario "enterprise" takes a number of payments',
    ],
    ['a fractional seed', (corridor) => corridor.scenario('empty', { seed: 1.5 }), 'The seed must be a whole number'],
    ['an invalid time', (corridor) => corridor.scenario('empty', { now: Number.NaN }), 'now must be a date'],
    [
      'a text that is not a time',
      (corridor) => corridor.scenario('empty', { now: '2026-02-31' }),
      'now must be a date',
    ],
    ['an unknown option', (corridor) => corridor.scenario('empty', { signin: true } as object), 'no option signin'],
    ['null as options', (corridor) => corridor.scenario('empty', null as never), 'are an object'],
    ['a number for a scenario', (corridor) => corridor.scenario(7 as never), 'The scenario must be a text'],
    ['a number for a duration', (corridor) => corridor.advance(60 as never), 'The duration must be a text'],
    ['an object for an e-mail', (corridor) => corridor.signIn({} as never), 'The e-mail must be a text'],
    ['an empty e-mail', (corridor) => corridor.signIn(''), 'The e-mail must not be empty'],
    ['a missing currency', (corridor) => corridor.topUp(undefined as never, '5'), 'The currency must be a text'],
    ['a missing payment', (corridor) => corridor.settle(undefined as never), 'The payment must be a text'],
    ['a number for a payment', (corridor) => corridor.fail(7 as never), 'The payment must be a text'],
    ['a missing fault', (corridor) => corridor.fault(undefined as never), 'A fault is an object'],
    [
      'a prospect in another country',
      (corridor) => corridor.prospect({ company: 'Acme', country: 'JP' as 'NL' }),
      'The country must be one of GB, US, DE, FR, NL',
    ],
    ['a missing state', (corridor) => corridor.importState(undefined), 'not a saved Corridor'],
  ]
  it.each(invalid)('refuses %s with one sentence and changes nothing', async (_, ask, sentence) => {
    const { corridor, bank } = await open()
    const before = { state: bank.state(), signedIn: bank.signedIn()?.email }
    await expect(ask(corridor)).rejects.toThrow(sentence)
    expect({ state: bank.state(), signedIn: bank.signedIn()?.email }).toEqual(before)
  })

  it('starts a scenario at a time in the format of links', async () => {
    const { corridor, bank } = await open()
    await corridor.scenario('empty', { now: '2026-11-20T09:00:00Z', seed: 7 })
    expect(bank.record).toMatchObject({ seededAt: Date.UTC(2026, 10, 20, 9), seed: 7 })
  })

  it('makes every scenario about a prospect until the prospect is ended', async () => {
    const { corridor, bank } = await open()
    await corridor.prospect({ company: 'Brightwater Logistics', person: 'Anouk de Vries', country: 'NL' })
    expect(bank.signedIn()).toMatchObject({ name: 'Anouk de Vries', email: 'anouk@brightwater.example' })
    await corridor.scenario('suspended')
    await corridor.reset()
    expect(bank.db.organizations.all()[0]).toMatchObject({ name: 'Brightwater Logistics', status: 'SUSPENDED' })
    await corridor.prospect(null)
    expect(bank.db.organizations.all()[0]).toMatchObject({ name: 'Brackwater Trading Ltd' })
  })

  it('signs out and in', async () => {
    const { corridor, call } = await open()
    await corridor.signOut()
    expect((await call('GET', '/api/user')).status).toBe(401)
    await corridor.signIn()
    expect((await call('GET', '/api/user')).status).toBe(200)
    await expect(corridor.signIn('nobody@test.example')).rejects.toThrow('Nobody has an account')
  })

  it('refuses to sign in when the scenario has no users', async () => {
    const { corridor } = await open('fresh')
    await expect(corridor.signIn()).rejects.toThrow('Nobody has an account in the scenario "fresh"')
  })

  it('settles and fails payments by whole or short id', async () => {
    const bank = await open()
    const underWay = (await statuses(bank)).filter(({ status }) => status === 'queued' || status === 'processing')
    await bank.corridor.settle(underWay[0]?.id ?? '')
    await bank.corridor.fail(underWay[1]?.id.slice(0, 8) ?? '')
    const after = new Map((await statuses(bank)).map(({ id, status }) => [id, status]))
    expect(underWay.slice(0, 2).map(({ id }) => after.get(id))).toEqual(['settled', 'failed'])
    await expect(bank.corridor.settle('nothing')).rejects.toThrow('Payment not found')
  })

  it('advances and stops the clock', async () => {
    const { corridor, bank, pass } = await open()
    const before = bank.now()
    await corridor.advance('2d')
    expect(bank.now() - before).toBe(172_800_000)
    await corridor.pause()
    pass(5000)
    expect(bank.now() - before).toBe(172_800_000)
    await corridor.resume()
    pass(5000)
    expect(bank.now() - before).toBe(172_805_000)
    await expect(corridor.advance('soon')).rejects.toThrow('write 90s, 15m, 1h or 2d')
  })

  it('applies faults until they are removed', async () => {
    const { corridor, call } = await open()
    await corridor.fault({ method: 'get', path: '/api/accounts', status: 500 })
    expect((await call('GET', '/api/accounts')).status).toBe(500)
    await corridor.clearFaults()
    expect((await call('GET', '/api/accounts')).status).toBe(200)
  })

  it.each([
    {},
    { status: 199 },
    { status: 500, path: 'accounts' },
    { status: 500, path: '/api/verify-email?token=t' },
    { delay: -1 },
    { status: 500, rate: 2 },
    { status: 500, colour: 'red' },
    { status: 500, match: {} },
    { status: 500, times: 0 },
    { status: 500, times: 2, once: true },
    { after: true },
    { lost: true, retryAfter: 5 },
    { status: 204, body: 'Done' },
  ])('refuses the fault %j with one sentence', async (fault) => {
    const { corridor } = await open()
    await expect(corridor.fault(fault)).rejects.toThrow(/must|needs|no field|no body/)
  })

  it('restarts the scenario on reset', async () => {
    const { corridor, call } = await open()
    const before = (await call('GET', '/api/cards')).json
    const [card] = before as { id: string }[]
    await call('PATCH', `/api/cards/${card?.id}`, { status: 'frozen' })
    await corridor.reset()
    expect((await call('GET', '/api/cards')).json).toEqual(before)
  })
})
