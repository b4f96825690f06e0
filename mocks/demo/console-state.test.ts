import { describe, expect, it } from 'vitest'
import { createConsole } from './console.ts'
import type { Db } from '../bank/store/database/db.ts'
import { createTestBank } from '../bank/testing/test-bank.ts'
import { readStateLink } from './links/state-link.ts'

const open = async (scenario = 'established') => {
  const test = await createTestBank({ scenario, signedIn: scenario !== 'fresh' })
  return { ...test, corridor: createConsole(test.bank) }
}
const settled = ({ payments }: Db) => payments.all().find(({ status }) => status === 'settled')

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

  it('says that the person who was signed in is not in the state', async () => {
    const { corridor, bank } = await open()
    const state = await corridor.exportState()
    await corridor.importState(state)
    expect(bank.notices.state()).toEqual([])
    await corridor.importState({ ...state, signedIn: 'ghost@nowhere.example' })
    expect(bank.signedIn()).toBeUndefined()
    expect(bank.notices.state()).toMatchObject([
      { text: 'This state was saved signed in as ghost@nowhere.example, who has no account in it.' },
    ])
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
    expect(read).toEqual({ ...state, now: expect.any(String) as string })
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
    await expect(readStateLink(packed)).rejects.toThrow('The saved demonstration is')
  })
})
