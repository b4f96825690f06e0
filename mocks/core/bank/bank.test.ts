import { describe, expect, it } from 'vitest'
import { createUnorderedStorage } from '../../testing/unordered-storage.ts'
import { createTestBank, TEST_TIME, testScenarios, type TestBankOptions } from '../../testing/test-bank.ts'
import type { Transaction, DueChangeTable } from './transaction.ts'
import { advanced, withSpeed } from '../clock/clock.ts'
import { SCHEMA_VERSION } from '../storage/stored-bank.ts'

const KEY = `corridor:${SCHEMA_VERSION}:/:`

/** Verifies a person when the time has come: any change of a row will do. */
const dueChanges: DueChangeTable = {
  rename: ({ db, audit, at }, { subject }) => {
    if (!db.users.get(subject)) return
    db.users.update(subject, { name: `renamed at ${at}` })
    audit(subject, 'user.renamed', subject)
  },
  broken: () => {
    throw new Error('cannot')
  },
}

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, dueChanges, ...options })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

/** Throws once its people are there. */
const broken = async () => {
  const scenario = await testScenarios.scenarios['two-people']()
  return {
    ...scenario,
    seed(tx: Transaction) {
      scenario.seed(tx, {})
      throw new Error('broken')
    },
  }
}

describe('changes that are due', () => {
  it('happen at their own time, on the next look, once', async () => {
    const { bank, pass } = await open()
    bank.transact((tx) => tx.schedule('rename', 'ann', 6000))
    pass(5999)
    await bank.catchUp()
    expect(bank.db.users.get('ann')?.name).toBe('ann')
    pass(60_000)
    await bank.catchUp()
    await bank.catchUp()
    expect(bank.db.users.get('ann')?.name).toBe(`renamed at ${new Date(TEST_TIME + 6000).toISOString()}`)
    expect(bank.db.auditEntries.size).toBe(1)
  })

  it('tell the page which lists are out of date', async () => {
    const { bank, pass, news } = await open()
    bank.transact((tx) => tx.schedule('rename', 'ann', 10))
    pass(20)
    await bank.catchUp()
    expect(news.at(-1)).toEqual(expect.arrayContaining(['/api/user', '/api/audit-logs']))
  })

  it('follow the clock when it is moved, and wait while it stands still', async () => {
    const { bank, pass } = await open()
    bank.transact((tx) => tx.schedule('rename', 'ann', 3_600_000))
    await bank.setClock((clock, wall) => withSpeed(clock, wall, 0))
    pass(7_200_000)
    await bank.catchUp()
    expect(bank.db.dueChanges.size).toBe(1)
    await bank.setClock((clock, wall) => advanced(clock, wall, 3_600_000))
    expect(bank.db.dueChanges.size).toBe(0)
  })

  it('that cannot be applied are dropped with a notice and do not hold up the others', async () => {
    const { bank, pass } = await open()
    bank.transact((tx) => {
      tx.schedule('broken', 'ann', 1)
      tx.schedule('rename', 'ann', 2)
    })
    pass(10)
    await bank.catchUp()
    expect(bank.db.dueChanges.size).toBe(0)
    expect(bank.db.users.get('ann')?.name).toContain('renamed')
    expect(bank.notices.list()).toHaveLength(1)
  })

  it('survive a reload that slept through them, and are the same change in two tabs', async () => {
    const storage = createUnorderedStorage()
    const first = await open({ storage })
    first.bank.transact((tx) => tx.schedule('rename', 'ann', 6000))
    const later = () => open({ storage, tabSeed: 99, wall: () => TEST_TIME + 60_000 })
    const [a, b] = await Promise.all([later(), later()])
    await a.bank.catchUp()
    await b.bank.catchUp()
    expect(a.bank.db.auditEntries.all()).toEqual(b.bank.db.auditEntries.all())
    expect(a.bank.db.auditEntries.size).toBe(1)
  })
})

describe('what is stored', () => {
  it('brings the bank back as it was', async () => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    bank.transact((tx) => {
      rename('ann', 'Anna')(tx)
      tx.db.users.remove('bob')
      tx.mail({ to: 'ann@test.example', subject: 'Hello', text: 'Hi', link: '/verify-email?token=1' })
    })
    const again = await open({ storage })
    expect(again.bank.db.users.all().map(({ name }) => name)).toEqual(['Anna'])
    expect(again.bank.db.mails.all()[0]).toMatchObject({ subject: 'Hello', link: '/verify-email?token=1' })
    expect(again.bank.record).toEqual(bank.record)
  })

  it('keeps the order in which rows were made, whatever order the storage has, also when a row changed since', async () => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    const subjects = ['one', 'two', 'three', 'four', 'five']
    const mailed = subjects.map((subject) => {
      bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject, text: '' }))
      return bank.db.mails.all().at(-1)?.id ?? ''
    })
    bank.transact(({ db }) => db.mails.update(mailed[1] ?? '', { text: 'changed' }))
    const again = await open({ storage, tabSeed: 99 })
    expect(again.bank.db.mails.all().map(({ subject }) => subject)).toEqual(subjects)
    again.bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject: 'six', text: '' }))
    expect((await open({ storage })).bank.db.mails.all().map(({ subject }) => subject)).toEqual([...subjects, 'six'])
    await bank.hear('missed')
    expect(bank.db.mails.all().map(({ subject }) => subject)).toEqual([...subjects, 'six'])
  })

  it('holds one key for each row that differs from the seed', async () => {
    const { bank, storage } = await open()
    bank.transact(rename('ann', 'Anna'))
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    expect(keys.filter((key) => key.includes(':row:'))).toEqual([`${KEY}row:${bank.record.epoch}:users:ann`])
  })

  it('is kept apart by the folder that the product is deployed in', async () => {
    const storage = createUnorderedStorage()
    const one = await open({ storage, basePath: '/one/' })
    one.bank.transact(rename('ann', 'Anna'))
    const two = await open({ storage, basePath: '/two/' })
    expect(two.bank.db.users.get('ann')?.name).toBe('ann')
  })

  it.each([
    '{',
    'null',
    '[]',
    '{"a":1}',
    '"x"',
    '{"epoch":"../x","scenario":"two-people","seed":1,"seededAt":1,"payments":null}',
  ])('as %s is set aside, and a fresh bank begun with one notice', async (text) => {
    const storage = createUnorderedStorage()
    storage.setItem(`${KEY}bank`, text)
    const { bank } = await open({ storage })
    expect(bank.db.users.size).toBe(2)
    expect(bank.notices.list().map(({ kind }) => kind)).toEqual(['state'])
    expect(storage.getItem(`${KEY}set-aside`)).toContain(JSON.stringify(text).slice(1, -1).slice(0, 3))
  })

  it.each([
    '{"id":"ann"}',
    '[1,{"id":"ann"}]',
    '["1",null]',
    '[1]',
    '{',
    '7',
    '[1,{"id":"bob","name":"x","email":"e","emailVerified":true,"passwordHash":"h","createdAt":"c"}]',
  ])('with a damaged row %s is set aside whole', async (row) => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    bank.transact(rename('ann', 'Anna'))
    storage.setItem(`${KEY}row:${bank.record.epoch}:users:ann`, row)
    const again = await open({ storage })
    expect(again.bank.db.users.get('ann')?.name).toBe('ann')
    expect(again.bank.notices.list()).toHaveLength(1)
  })

  it('of another version is left alone', async () => {
    const [older, newer] = [SCHEMA_VERSION - 1, SCHEMA_VERSION + 1].map((version) => `corridor:${version}:/:bank`) as [
      string,
      string,
    ]
    const storage = createUnorderedStorage()
    storage.setItem(newer, 'from the future')
    storage.setItem(older, 'from the past')
    const { bank } = await open({ storage })
    expect(bank.notices.list()).toEqual([])
    expect(storage.getItem(newer)).toBe('from the future')
    expect(storage.getItem(older)).toBe('from the past')
  })

  it('may be full: the bank goes on in memory, says so once, and leaves no half transaction behind', async () => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    let room = 1
    const full: Storage = Object.assign(Object.create(storage) as Storage, {
      setItem(key: string, value: string) {
        room -= 1
        if (room < 0) throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    })
    const crowded = await open({ storage: full })
    for (const name of ['x', 'y']) {
      crowded.bank.transact((tx) => {
        rename('ann', name)(tx)
        rename('bob', name)(tx)
      })
    }
    expect(crowded.bank.db.users.get('bob')?.name).toBe('y')
    expect(crowded.bank.notices.list().map(({ kind }) => kind)).toEqual(['storage'])
    const again = await open({ storage })
    expect(again.bank.db.users.all().map(({ name }) => name)).toEqual(['ann', 'bob'])
    expect(again.bank.record.epoch).toBe(bank.record.epoch)
  })

  it('stays whole, as it was, when there is no room for another state in its place', async () => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    for (const subject of ['one', 'two', 'three'])
      bank.transact((tx) => tx.mail({ to: 'ann@test.example', subject, text: '' }))
    const before = bank.state()
    const sizeOf = (key: string) => key.length + (storage.getItem(key) ?? '').length
    const size = () =>
      Array.from({ length: storage.length }, (_, index) => sizeOf(storage.key(index) ?? '')).reduce(
        (sum, length) => sum + length,
        0,
      )
    const limit = size() + 1000
    const full = Object.assign(Object.create(storage) as Storage, {
      setItem(key: string, value: string) {
        if (size() - sizeOf(key) + key.length + value.length > limit)
          throw new DOMException('full', 'QuotaExceededError')
        storage.setItem(key, value)
      },
    })
    const crowded = await open({ storage: full, tabSeed: 2 })
    const mail = {
      to: 'bob@test.example',
      subject: 'imported',
      text: 'x'.repeat(200),
      link: null,
      sentAt: new Date(TEST_TIME).toISOString(),
    }
    const rows = Array.from({ length: 20 }, (_, index) => ({
      table: 'mails',
      id: `m${index}`,
      row: { ...mail, id: `m${index}` },
    }))
    await crowded.bank.replace({ ...before, rows })
    expect(crowded.bank.db.mails.size).toBe(20)
    expect(crowded.bank.notices.list().map(({ kind }) => kind)).toEqual(['storage'])
    bank.transact(rename('ann', 'Anna'))
    await crowded.bank.catchUp()
    expect(crowded.bank.db.users.get('ann')?.name).toBe('ann')
    const again = await open({ storage, tabSeed: 3 })
    expect(again.bank.state()).toEqual(bank.state())
    expect(again.bank.db.mails.all().map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
  })

  it('may be denied altogether', async () => {
    const denied = new Proxy(createUnorderedStorage(), {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { bank } = await open({ storage: denied })
    bank.transact(rename('ann', 'Anna'))
    await bank.catchUp()
    expect(bank.db.users.get('ann')?.name).toBe('Anna')
  })
})

describe('a scenario', () => {
  it('is the same bank for the same seed and time', async () => {
    const [one, two] = [await open({ tabSeed: 1 }), await open({ tabSeed: 2 })]
    expect(one.bank.db.users.all()).toEqual(two.bank.db.users.all())
  })

  it('can begin at another time, from which the clock goes on', async () => {
    const { bank, pass } = await open()
    await bank.begin('two-people', { now: Date.UTC(2030, 0, 1) })
    pass(1000)
    expect(bank.now()).toBe(Date.UTC(2030, 0, 1) + 1000)
    expect(bank.db.users.get('ann')?.createdAt).toBe('2030-01-01T00:00:00.000Z')
  })

  it('that a link asks for is the only one that is told', async () => {
    const told: string[] = []
    const counted = (name: keyof typeof testScenarios.scenarios) => () => {
      told.push(name)
      return testScenarios.scenarios[name]()
    }
    const scenarios = { 'two-people': counted('two-people'), other: counted('other') }
    const storage = createUnorderedStorage()
    const { bank } = await open({ scenarios, storage, scenario: 'other' })
    expect(told).toEqual(['other'])
    expect(bank.record.scenario).toBe('other')
    const again = await open({ scenarios, storage })
    expect(again.bank.record).toEqual(bank.record)
    await bank.open({ now: Date.UTC(2030, 0, 1) })
    expect(bank.record).toMatchObject({ scenario: 'other', seededAt: Date.UTC(2030, 0, 1) })
    expect(told).toEqual(['other', 'other', 'other'])
  })

  it('that fails while it is told leaves the bank as it was, here and in storage', async () => {
    const storage = createUnorderedStorage()
    const scenarios = { ...testScenarios.scenarios, broken }
    const { bank } = await open({ storage, scenarios })
    bank.transact(rename('ann', 'Anna'))
    const before = { state: bank.state(), users: bank.db.users.all() }
    await expect(bank.begin('broken')).rejects.toThrow('broken')
    expect({ state: bank.state(), users: bank.db.users.all() }).toEqual(before)
    expect((await open({ storage, scenarios })).bank.db.users.all()).toEqual(before.users)
  })

  it('that has begun stays begun, here and in storage, although the page could not tidy up for it', async () => {
    const storage = createUnorderedStorage()
    const { bank } = await open({
      storage,
      startedOver() {
        throw new Error('cannot')
      },
    })
    await expect(bank.begin('other')).rejects.toThrow('cannot')
    expect(bank.record.scenario).toBe('other')
    expect((await open({ storage })).bank.record).toEqual(bank.record)
  })

  it('that is not known is refused', async () => {
    const { bank } = await open()
    await expect(bank.begin('nowhere')).rejects.toThrow('no scenario nowhere')
  })
})
