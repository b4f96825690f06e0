// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { createUnorderedStorage } from '../testing/unordered-storage.ts'
import { createTestBank, TEST_TIME, testScenarios, type TestBankOptions } from '../testing/test-bank.ts'
import type { Transaction } from './transaction.ts'
import { advanced } from './clock/clock.ts'
import { memorySessionCarrier } from '../http/session/session.ts'
import { SCHEMA_VERSION } from './storage/stored-bank.ts'

const KEY = `corridor:${SCHEMA_VERSION}:/:`

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, ...options })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

const twoTabs = async () => {
  const storage = createUnorderedStorage()
  const a = await open({ storage, tabSeed: 1 })
  const b = await open({ storage, tabSeed: 2 })
  return { a: a.bank, b: b.bank, newsOfB: b.news, storage }
}

describe('two tabs', () => {
  it('see each other’s changes, and the page of the other is notified', async () => {
    const { a, b, newsOfB } = await twoTabs()
    a.transact(rename('ann', 'Anna'))
    await b.catchUp()
    expect(b.db.users.get('ann')?.name).toBe('Anna')
    expect(newsOfB.at(-1)).toEqual(['/api/user'])
  })

  it('notice each other when both write at once and one stamp is lost', async () => {
    const { a, b, newsOfB, storage } = await twoTabs()
    const key =
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').find((name) =>
        name.endsWith('stamp'),
      ) ?? ''
    b.transact(rename('bob', 'from b'))
    const ofB = storage.getItem(key) ?? ''
    a.transact(rename('ann', 'from a'))
    const ofA = storage.getItem(key)
    expect(ofA).not.toBe(ofB)
    // In its own process, the second tab's write came last.
    storage.setItem(key, ofB)
    await b.catchUp()
    expect(b.db.users.get('ann')?.name).toBe('ann')
    await b.hear(ofA)
    expect(b.db.users.get('ann')?.name).toBe('from a')
    expect(newsOfB.at(-1)).toEqual(['/api/user'])
  })

  it('agree after changing different rows and the same row', async () => {
    const { a, b } = await twoTabs()
    a.transact(rename('ann', 'from a'))
    b.transact(rename('bob', 'from b'))
    a.transact(rename('ann', 'a again'))
    await b.catchUp()
    b.transact(rename('ann', 'b last'))
    await a.catchUp()
    await b.catchUp()
    expect(a.db.users.all()).toEqual(b.db.users.all())
    expect(a.db.users.all().map(({ name }) => name)).toEqual(['b last', 'from b'])
  })

  it('never generate the same id', async () => {
    const { a, b } = await twoTabs()
    expect(a.reading().newId()).not.toBe(b.reading().newId())
  })

  it('follow a reset, and ignore later writes of the slower tab', async () => {
    const { a, b } = await twoTabs()
    b.transact(rename('ann', 'before'))
    await a.begin('other')
    b.transact(rename('ann', 'stale'))
    await b.catchUp()
    await a.catchUp()
    expect(b.record.scenario).toBe('other')
    expect([a, b].map(({ db }) => db.users.get('ann')?.name)).toEqual(['ann', 'ann'])
  })

  it('keep their state while the new scenario cannot be loaded, and follow once it can', async () => {
    let isOffline = true
    const load = async () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return testScenarios.scenarios.other()
    }
    const storage = createUnorderedStorage()
    const { bank: a } = await open({ storage, tabSeed: 1 })
    const { bank: b } = await open({ storage, tabSeed: 2, scenarios: { ...testScenarios.scenarios, other: load } })
    b.transact(rename('bob', 'before'))
    await a.begin('other')
    b.keepGoing(window)
    window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}stamp`, newValue: storage.getItem(`${KEY}stamp`) }))
    await expect(b.catchUp()).rejects.toThrow('The scenario "other" could not be loaded')
    expect(b.record.scenario).toBe('two-people')
    b.transact(rename('ann', 'stale'))
    await a.hear('missed')
    expect(a.db.users.all().map(({ name }) => name)).toEqual(['ann', 'bob'])
    isOffline = false
    await b.catchUp()
    expect(b.record).toEqual(a.record)
    expect(b.db.users.all()).toEqual(a.db.users.all())
    b.transact(rename('ann', 'follows'))
    await a.catchUp()
    expect(a.db.users.get('ann')?.name).toBe('follows')
  })

  it('share the clock and the network settings', async () => {
    const { a, b } = await twoTabs()
    await a.setClock((clock, wall) => advanced(clock, wall, 86_400_000))
    a.setNetwork({ offline: true })
    await b.catchUp()
    expect(b.now()).toBe(TEST_TIME + 86_400_000)
    expect(b.network.offline).toBe(true)
  })

  it('share the session: signing out in one signs out the other', async () => {
    const storage = createUnorderedStorage()
    const carrier = memorySessionCarrier()
    const a = await open({ storage, tabSeed: 1, carrier, signedIn: true })
    const b = await open({ storage, tabSeed: 2, carrier })
    await b.bank.catchUp()
    expect((await b.call('GET', '/api/user')).status).toBe(200)
    expect((await a.call('POST', '/api/logout')).status).toBe(204)
    expect((await b.call('GET', '/api/user')).status).toBe(401)
  })

  it('recover when the site data is cleared', async () => {
    const storage = createUnorderedStorage()
    const { bank, call } = await open({ storage, signedIn: true })
    storage.clear()
    expect((await call('GET', '/api/user')).status).toBe(401)
    expect(bank.db.users.size).toBe(2)
    expect(storage.getItem(`${KEY}bank`)).not.toBeNull()
  })
})
