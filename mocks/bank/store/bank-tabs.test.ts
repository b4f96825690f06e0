import { describe, expect, it } from 'vitest'
import { kitOf } from '../testing/any-kit.ts'
import {
  createTestBank,
  TEST_TIME,
  testScenarios,
  type TestBankOptions,
  memorySessionCarrier,
} from '../testing/test-bank.ts'
import type { Bank } from './bank.ts'
import { advanced } from './clock/clock.ts'
import { createMemoryRooms } from './storage/memory-rooms.ts'
import type { RoomStorages } from './storage/room-storage.ts'
import type { Transaction } from './transaction.ts'

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, ...options })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

const twoTabs = async (rooms = createMemoryRooms()) => {
  const a = await open({ rooms, tabSeed: 1 })
  const b = await open({ rooms, tabSeed: 2 })
  return { a: a.bank, b: b.bank, newsOfB: b.news, rooms }
}

/** Rooms whose tabs do not wait for each other, as in a browser without locks. */
const withoutLocks =
  (rooms: RoomStorages): RoomStorages =>
  (scope) => ({ ...rooms(scope), exclusive: (work) => work() })

/** Rooms whose tabs do not hear of each other's writes. */
const withoutHints =
  (rooms: RoomStorages): RoomStorages =>
  (scope) => ({ ...rooms(scope), isQuiet: () => true })

const addOne = ({ db }: Transaction) => {
  const count = Number(db.users.get('ann')?.name.replace(/\D/g, '') ?? 0)
  db.users.update('ann', { name: `ann ${count + 1}` })
}

const takeOnce = ({ db }: Transaction) => {
  if (db.users.get('ann')?.name === 'taken') throw new Error('taken')
  db.users.update('ann', { name: 'taken' })
}
const isFree = ({ db }: Transaction) => db.users.get('ann')?.name === 'free'

describe('two tabs', () => {
  it('see each other’s changes, and the page of the other is notified', async () => {
    const { a, b, newsOfB } = await twoTabs()
    await a.transact(rename('ann', 'Anna'))
    await b.catchUp()
    expect(b.db.users.get('ann')?.name).toBe('Anna')
    expect(newsOfB.at(-1)).toEqual(['/api/user'])
  })

  it('see a clock that the other has moved, and the page reads everything again', async () => {
    const { a, b, newsOfB } = await twoTabs()
    await a.setClock((clock, wall) => advanced(clock, wall, 86_400_000))
    await b.catchUp()
    expect(b.now()).toBe(a.now())
    expect(newsOfB.at(-1)).toBe('*')
    await a.transact(rename('ann', 'Anna'))
    await b.catchUp()
    expect(newsOfB.at(-1)).toEqual(['/api/user'])
  })

  it.each([
    ['with locks', createMemoryRooms()],
    ['without locks', withoutLocks(createMemoryRooms())],
    ['with late hints', withoutHints(createMemoryRooms())],
    ['with neither', withoutLocks(withoutHints(createMemoryRooms()))],
  ])('write one after the other, %s', async (_, rooms) => {
    const { a, b } = await twoTabs(rooms)
    const times = Array.from({ length: 20 }, (__, index) => index)
    await Promise.all(times.flatMap(() => [a.change(addOne), b.change(addOne)]))
    await Promise.all([a.rows(), b.rows()])
    expect([a, b].map(({ db }) => db.users.get('ann')?.name)).toEqual(['ann 40', 'ann 40'])
    expect((await open({ rooms })).bank.state()).toEqual(a.state())
  })

  it('refuse, or change nothing, only on what is stored', async () => {
    const { a, b } = await twoTabs(withoutHints(createMemoryRooms()))
    await a.change(takeOnce)
    await b.change(rename('ann', 'free'))
    expect(await a.change(isFree)).toBe(true)
    await b.change(takeOnce)
    await expect(a.change(takeOnce)).rejects.toThrow('taken')
    await b.change(rename('ann', 'free'))
    await a.change(takeOnce)
  })

  it('follow a reset of which they did not hear', async () => {
    const { a, b } = await twoTabs(withoutHints(createMemoryRooms()))
    await a.begin('other')
    await b.change(rename('ann', 'after'))
    await a.change(rename('bob', 'last'))
    expect(b.record).toEqual(a.record)
    expect(a.db.users.all().map(({ name }) => name)).toEqual(['after', 'last'])
  })

  it('agree after changing different rows and the same row', async () => {
    const { a, b } = await twoTabs()
    await Promise.all([a.change(rename('ann', 'from a')), b.change(rename('bob', 'from b'))])
    await b.change(rename('ann', 'b last'))
    await a.catchUp()
    expect(a.db.users.all()).toEqual(b.db.users.all())
    expect(a.db.users.all().map(({ name }) => name)).toEqual(['b last', 'from b'])
  })

  it('never generate the same id', async () => {
    const { a, b } = await twoTabs()
    expect(a.reading().newId()).not.toBe(b.reading().newId())
  })

  it('follow a reset, and write to the new scenario', async () => {
    const { a, b } = await twoTabs()
    await b.change(rename('bob', 'before'))
    await a.begin('other')
    await b.change(rename('ann', 'after'))
    await a.catchUp()
    expect(b.record).toEqual(a.record)
    expect([a, b].map(({ db }) => db.users.all().map(({ name }) => name))).toEqual([
      ['after', 'bob'],
      ['after', 'bob'],
    ])
  })

  it('agree when one resets while the other writes', async () => {
    const { a, b } = await twoTabs()
    await Promise.all([a.begin('other'), b.change(rename('ann', 'meanwhile')), a.change(rename('bob', 'too'))])
    await Promise.all([a.catchUp(), b.catchUp()])
    expect(a.state()).toEqual(b.state())
  })

  it('keep their state while the new scenario cannot be loaded, and follow once it can', async () => {
    let isOffline = true
    const load = async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return testScenarios.scenarios.other()
    }
    const rooms = createMemoryRooms()
    const { bank: a } = await open({ rooms, tabSeed: 1 })
    const { bank: b } = await open({ rooms, tabSeed: 2, scenarios: { ...testScenarios.scenarios, other: load } })
    await b.change(rename('bob', 'before'))
    await a.begin('other')
    const write = () => b.change(rename('ann', 'stale'))
    for (const attempt of [b.catchUp.bind(b), write])
      await expect(attempt()).rejects.toThrow('The scenario "other" could not be loaded')
    expect(b.record.scenario).toBe('two-people')
    isOffline = false
    await write()
    await a.catchUp()
    expect(b.record).toEqual(a.record)
    expect(a.db.users.get('ann')?.name).toBe('stale')
  })

  it('share the clock and the network settings', async () => {
    const { a, b } = await twoTabs()
    await a.setClock((clock, wall) => advanced(clock, wall, 86_400_000))
    await a.setNetwork({ offline: true })
    await b.catchUp()
    expect(b.now()).toBe(TEST_TIME + 86_400_000)
    expect(b.network.offline).toBe(true)
  })

  it('keep what one sets for the network beside what others have stored meanwhile', async () => {
    const { a, b } = await twoTabs()
    await b.setNetwork({ latency: 300 })
    await Promise.all([a.setNetwork({ offline: true }), a.setNetwork({ strictQuotes: true })])
    expect(a.network).toMatchObject({ latency: 300, offline: true, strictQuotes: true })
    await b.catchUp()
    expect(b.network).toEqual(a.network)
  })

  it('forget a network setting that could not be stored', async () => {
    const { b, rooms } = await twoTabs()
    let refuses = false
    const refusing: RoomStorages = (scope) => {
      const room = rooms(scope)
      return { ...room, exclusive: (work) => (refuses ? Promise.reject(new Error('refused')) : room.exclusive(work)) }
    }
    const { bank } = await open({ rooms: refusing, tabSeed: 3 })
    refuses = true
    await expect(bank.setNetwork({ offline: true })).rejects.toThrow('refused')
    refuses = false
    await b.setNetwork({ latency: 300 })
    await bank.catchUp()
    expect(bank.network).toMatchObject({ latency: 300, offline: false })
  })

  it('share the session: signing out in one signs out the other', async () => {
    const rooms = createMemoryRooms()
    const carrier = memorySessionCarrier()
    const a = await open({ rooms, tabSeed: 1, carrier, signedIn: true })
    const b = await open({ rooms, tabSeed: 2, carrier })
    await b.bank.catchUp()
    expect((await b.call('GET', '/api/user')).status).toBe(200)
    expect((await a.call('POST', '/api/logout')).status).toBe(204)
    expect((await b.call('GET', '/api/user')).status).toBe(401)
  })

  it('hear of each other’s writes', async () => {
    const { a, b, rooms } = await twoTabs()
    const heard: Bank[] = []
    rooms('/').onForeignWrite(() => heard.push(b))
    await a.change(rename('ann', 'Anna'))
    expect(heard).toHaveLength(1)
  })

  it('recover when the site data is cleared', async () => {
    const rooms = createMemoryRooms()
    const { bank, call } = await open({ rooms, signedIn: true })
    await rooms('/').setAside()
    expect((await call('GET', '/api/user')).status).toBe(401)
    expect(bank.db.users.size).toBe(2)
    expect((await rooms('/').read()).head).toMatchObject({ record: bank.record })
  })

  it('begin the same scenario again, with its prospect, when the site data is cleared', async () => {
    const { bank, rooms } = await open()
    const beginning = { seed: 7, payments: 300, prospect: kitOf({ company: 'Brightwater Logistics' }) }
    await bank.begin('two-people', beginning)
    await rooms('/').setAside()
    await bank.catchUp()
    expect(bank.record).toMatchObject({ scenario: 'two-people', ...beginning })
  })
})
