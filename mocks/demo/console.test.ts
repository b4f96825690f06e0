import { describe, expect, it } from 'vitest'
import { createConsole } from './console.ts'
import type { Console } from './corridor.ts'
import type { Db } from '../bank/store/database/db.ts'
import { createTestBank } from '../bank/testing/test-bank.ts'
import { readStateLink } from './links/state-link.ts'

const open = async (scenario = 'established') => {
  const test = await createTestBank({ scenario, signedIn: scenario !== 'fresh' })
  return { ...test, corridor: createConsole(test.bank) }
}
const statuses = async ({ call }: Awaited<ReturnType<typeof open>>) =>
  (await call('GET', '/api/payments')).json as { id: string; status: string }[]

const settled = ({ payments }: Db) => payments.all().find(({ status }) => status === 'settled')

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
  ])('refuses the fault %j with one sentence', async (fault) => {
    const { corridor } = await open()
    await expect(corridor.fault(fault)).rejects.toThrow(/must|needs|no field/)
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

describe('exporting and importing the state', () => {
  it('restores the same bank in another browser', async () => {
    const here = await open()
    const [card] = (await here.call('GET', '/api/cards')).json as { id: string }[]
    await here.call('PATCH', `/api/cards/${card?.id}`, { status: 'frozen' })
    await here.corridor.advance('1h')
    const state = await here.corridor.exportState()

    const there = await open('fresh')
    await there.corridor.importState(JSON.stringify(state))
    for (const path of ['/api/cards', '/api/payments', '/api/accounts', '/api/organizations']) {
      expect((await there.call('GET', path)).json).toEqual((await here.call('GET', path)).json)
    }
    expect((await there.call('GET', '/api/user')).status).toBe(200)
  })

  it('opens mail links on the host that imported the state', async () => {
    const here = await open('fresh')
    await here.call('POST', '/api/register', { email: 'rosa@tamar.example', passwordHash: 'a-secret', name: 'Rosa' })
    const state = await here.corridor.exportState()
    const there = createConsole(
      (await createTestBank({ origin: 'https://elsewhere.example', basePath: '/demo/' })).bank,
    )
    await there.importState(state)
    const [[mine], [theirs]] = [await here.corridor.inbox(), await there.inbox()]
    expect(mine?.link).toMatch(/^http:\/\/bank\.test\/verify-email\?token=[\w-]+$/)
    expect(theirs?.link).toBe(mine?.link?.replace('http://bank.test/', 'https://elsewhere.example/demo/'))
  })

  it('exports no session and no stored answer', async () => {
    const { corridor, call } = await open()
    await call(
      'POST',
      '/api/fx/quote',
      { fromCurrency: 'GBP', toCurrency: 'USD', amount: 10 },
      { 'idempotency-key': 'k' },
    )
    const state = await corridor.exportState()
    expect(Object.keys(state.rows)).not.toContain('sessions')
    expect(Object.keys(state.rows)).not.toContain('answers')
  })

  it('packs the state into a link that restores it', async () => {
    const { corridor } = await open()
    const state = await corridor.exportState()
    const link = await corridor.shareLink()
    const read = await readStateLink(link.split('#state=')[1] ?? '')
    expect(read).toEqual({ ok: true, state: { ...state, now: expect.any(String) as string } })
  })

  it('refuses a link for a state that is too long, and suggests a file', async () => {
    const { corridor, bank } = await open()
    const noise = Array.from({ length: 12_000 }, () => bank.random.uuid()).join('')
    await bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'Long', text: noise }))
    await expect(corridor.shareLink()).rejects.toThrow('This state is too long for a link. Save it as a file instead.')
  })

  const mail = { id: 'x', to: 'a', subject: 's', text: 't', link: null, sentAt: '2026-11-20T09:00:00Z' }
  const damaged: [string, (state: Record<string, unknown>, db: Db) => unknown, string][] = [
    ['null', () => null, 'not a saved Corridor'],
    ['broken JSON', () => '{', 'not a saved Corridor'],
    ['an object of another kind', () => ({ hello: 1 }), 'not a saved Corridor'],
    ['another version', (state) => ({ ...state, version: 1 }), 'another version'],
    ['an unknown field', (state) => ({ ...state, evil: 1 }), '"evil"'],
    ['an unknown scenario', (state) => ({ ...state, scenario: 'toString' }), 'scenario that is not known'],
    ['too many payments', (state) => ({ ...state, payments: 100_001 }), 'beginning'],
    ['an unknown table', (state) => ({ ...state, rows: { secrets: [] } }), '"secrets"'],
    [
      'a session',
      (state) => ({ ...state, rows: { sessions: [{ id: 'x', userId: 'y', startedAt: 'z' }] } }),
      '"sessions"',
    ],
    ['a __proto__ table', (state) => ({ ...state, rows: JSON.parse('{"__proto__": []}') as unknown }), '"__proto__"'],
    ['a row of another shape', (state) => ({ ...state, rows: { cards: [{ id: 'x' }] } }), 'cards'],
    ['a duplicate row', (state) => ({ ...state, rows: {}, removed: { cards: ['a', 'a'] } }), 'twice'],
    [
      'a row of an unknown user',
      (state) => ({
        ...state,
        rows: {
          auditEntries: [
            { id: 'x', userId: 'nobody', action: 'a', entity: 'e', createdAt: '2026-11-20T09:00:00.000Z', position: 0 },
          ],
        },
      }),
      'belong to nobody',
    ],
    [
      'a mail link to another host',
      (state) => ({ ...state, rows: { mails: [{ ...mail, link: 'https://evil.example/' }] } }),
      'mails',
    ],
    ['an invalid mail link', (state) => ({ ...state, rows: { mails: [{ ...mail, link: 'x' }] } }), 'mails'],
    [
      'an unknown status',
      (state, db) => ({ ...state, rows: { payments: [{ ...settled(db), status: 'foo' }] } }),
      'payments',
    ],
    [
      'a limit that is not a number',
      (state, { cards }) => ({ ...state, rows: { cards: [{ ...cards.all()[0], dailyMinor: 'abc' }] } }),
      'cards',
    ],
    [
      'an open payment without a reservation',
      (state, db) => ({ ...state, rows: { payments: [{ ...settled(db), status: 'processing' }] } }),
      'reserved amounts do not add up',
    ],
    [
      'a fraction of a penny',
      (state) => ({
        ...state,
        rows: { transfers: [{ id: 'x', from: 'a', to: 'b', currency: 'GBP', minor: 0.5, at: 0 }] },
      }),
      'invalid amounts',
    ],
    ['an invalid clock', (state) => ({ ...state, now: '9999-99-99T00:00:00Z' }), 'clock'],
    ['invalid network settings', (state) => ({ ...state, network: { latency: -1 } }), 'network'],
  ]
  it.each(damaged)('refuses %s with one sentence and changes nothing', async (_, damage, sentence) => {
    const { corridor, call, bank } = await open()
    const before = (await call('GET', '/api/accounts')).json
    const state = damage({ ...(await corridor.exportState()) }, bank.db)
    await expect(corridor.importState(state)).rejects.toThrow(sentence)
    expect((await call('GET', '/api/accounts')).json).toEqual(before)
  })

  it.each(['', 'AAAA', '!!!!', 'e30'])('refuses %j as a packed state', async (packed) => {
    expect((await readStateLink(packed)).ok).toBe(false)
  })
})
