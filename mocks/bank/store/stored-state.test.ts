import { describe, expect, it } from 'vitest'
import { createTestBank, TEST_TIME, testScenarios, type TestBankOptions } from '../testing/test-bank.ts'
import { createUnorderedStorage } from '../testing/unordered-storage.ts'
import { SCHEMA_VERSION } from './storage/stored-bank.ts'
import type { Transaction } from './transaction.ts'

const KEY = `corridor:${SCHEMA_VERSION}:/:`

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, ...options })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

describe('the stored state', () => {
  it('restores the bank', async () => {
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

  it('keeps the order of insertion, whatever the storage order, also of rows that changed later', async () => {
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

  it('has one key per row that differs from the seed', async () => {
    const { bank, storage } = await open()
    bank.transact(rename('ann', 'Anna'))
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
    expect(keys.filter((key) => key.includes(':row:'))).toEqual([`${KEY}row:${bank.record.epoch}:users:ann`])
  })

  it('is separate for each deployment folder', async () => {
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
  ])('is set aside when its record is %s: the bank starts afresh with one notice', async (text) => {
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
  ])('is set aside completely when a row is %s', async (row) => {
    const storage = createUnorderedStorage()
    const { bank } = await open({ storage })
    bank.transact(rename('ann', 'Anna'))
    storage.setItem(`${KEY}row:${bank.record.epoch}:users:ann`, row)
    const again = await open({ storage })
    expect(again.bank.db.users.get('ann')?.name).toBe('ann')
    expect(again.bank.notices.list()).toHaveLength(1)
  })

  it('is left alone when another version wrote it', async () => {
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

  it('stays consistent when storage is full: the bank continues in memory with one notice', async () => {
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

  it('stays complete when there is no room for another state in its place', async () => {
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

  it('is optional: the bank works where storage is denied', async () => {
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
