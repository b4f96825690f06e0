import { describe, expect, it } from 'vitest'
import { createTestBank, TEST_TIME, testScenarios, type TestBankOptions } from '../testing/test-bank.ts'
import { createMemoryRooms } from './storage/memory-rooms.ts'
import type { RoomStorage, RoomStorages } from './storage/room-storage.ts'
import type { BankHead, StoredEntry } from './storage/stored-entry.ts'
import type { Transaction } from './transaction.ts'

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, ...options })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

const mailTo = (subject: string) => (tx: Transaction) => tx.mail({ to: 'ann@test.example', subject, text: '' })

/** The same rooms with another way of doing some things. */
const changed =
  (rooms: RoomStorages, change: (room: RoomStorage) => Partial<RoomStorage>): RoomStorages =>
  (scope) => ({ ...rooms(scope), ...change(rooms(scope)) })

/** Rooms without room for more than this many rows. */
const crowded = (rooms: RoomStorages, limit: number) =>
  changed(rooms, ({ write }) => ({
    async write(change) {
      if (change.rows.length > limit) throw new DOMException('full', 'QuotaExceededError')
      await write(change)
    },
  }))

const deny = async () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the stored state', () => {
  it('restores the bank', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await open({ rooms })
    await bank.transact((tx) => {
      rename('ann', 'Anna')(tx)
      tx.db.users.remove('bob')
      tx.mail({ to: 'ann@test.example', subject: 'Hello', text: 'Hi', link: '/verify-email?token=1' })
    })
    const again = await open({ rooms })
    expect(again.bank.db.users.all().map(({ name }) => name)).toEqual(['Anna'])
    expect(again.bank.db.mails.all()[0]).toMatchObject({ subject: 'Hello', link: '/verify-email?token=1' })
    expect(again.bank.record).toEqual(bank.record)
  })

  it('keeps the order of insertion in every tab and after a reload, also of rows that changed later', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await open({ rooms })
    const other = await open({ rooms, tabSeed: 8 })
    const subjects = ['one', 'two', 'three', 'four', 'five', 'six']
    for (const [index, subject] of subjects.entries()) await (index % 2 ? other : { bank }).bank.change(mailTo(subject))
    await bank.change(({ db }) => db.mails.update(db.mails.all()[1]?.id ?? '', { text: 'changed' }))
    await other.bank.catchUp()
    const again = await open({ rooms, tabSeed: 99 })
    for (const tab of [bank, other.bank, again.bank])
      expect(tab.db.mails.all().map(({ subject }) => subject)).toEqual(subjects)
  })

  it('has one entry per row that differs from the seed, and the step that made it', async () => {
    const { bank, rooms } = await open()
    await bank.transact(rename('ann', 'Anna'))
    const { rows } = await rooms('/').read()
    expect(rows).toEqual([
      expect.objectContaining({ key: 'users:ann', seq: 2 }),
      expect.objectContaining({ table: 'steps' }),
    ])
  })

  it('is separate for each deployment folder', async () => {
    const rooms = createMemoryRooms()
    const one = await open({ rooms, basePath: '/one/' })
    await one.bank.transact(rename('ann', 'Anna'))
    const two = await open({ rooms, basePath: '/two/' })
    expect(two.bank.db.users.get('ann')?.name).toBe('ann')
  })

  it.each([
    '{',
    null,
    [],
    { a: 1 },
    { seq: 1, record: { epoch: '../x', scenario: 'two-people', seed: 1, seededAt: 1, payments: null } },
  ])('is set aside when its head is %j: the bank starts afresh with one notice', async (head) => {
    const rooms = createMemoryRooms()
    await rooms('/').write({ head: head as unknown as BankHead, rows: [] })
    const { bank } = await open({ rooms })
    expect(bank.db.users.size).toBe(2)
    expect(bank.notices.state().map(({ kind }) => kind)).toEqual(['state'])
    await bank.change(rename('ann', 'Anna'))
    expect((await open({ rooms })).bank.db.users.get('ann')?.name).toBe('Anna')
  })

  it.each([
    { row: { id: 'ann' } },
    { place: '1' },
    { key: 'users:bob' },
    { table: 'toString' },
    { row: { id: 'bob', name: 'x', email: 'e', emailVerified: true, passwordHash: 'h', createdAt: 'c' } },
  ])('is set aside completely when a row is stored with %j', async (damage) => {
    const rooms = createMemoryRooms()
    const { bank } = await open({ rooms })
    await bank.transact(rename('ann', 'Anna'))
    const { head, rows } = await rooms('/').read()
    const [entry] = rows as [StoredEntry]
    await rooms('/').write({ head: head as BankHead, rows: [{ ...entry, ...damage } as StoredEntry] })
    const again = await open({ rooms })
    expect(again.bank.db.users.get('ann')?.name).toBe('ann')
    expect(again.bank.notices.state()).toHaveLength(1)
  })

  it('stays consistent when storage is full: the bank continues in memory with one notice', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await open({ rooms })
    const full = await open({ rooms: crowded(rooms, 1) })
    for (const name of ['x', 'y']) {
      await full.bank.change((tx) => {
        rename('ann', name)(tx)
        rename('bob', name)(tx)
      })
    }
    expect(full.bank.db.users.get('bob')?.name).toBe('y')
    expect(full.bank.notices.state().map(({ kind }) => kind)).toEqual(['storage'])
    const again = await open({ rooms })
    expect(again.bank.db.users.all().map(({ name }) => name)).toEqual(['ann', 'bob'])
    expect(again.bank.record.epoch).toBe(bank.record.epoch)
  })

  it('stays complete when there is no room for another state in its place', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await open({ rooms })
    for (const subject of ['one', 'two', 'three']) await bank.change(mailTo(subject))
    const full = await open({ rooms: crowded(rooms, 10), tabSeed: 2 })
    const mail = { to: 'bob@test.example', subject: 'imported', text: '', link: null }
    const rows = Array.from({ length: 20 }, (_, index) => ({
      table: 'mails',
      id: `m${index}`,
      row: { ...mail, sentAt: new Date(TEST_TIME).toISOString(), id: `m${index}` },
    }))
    await full.bank.replace({ ...bank.state(), rows })
    expect(full.bank.db.mails.size).toBe(20)
    expect(full.bank.notices.state().map(({ kind }) => kind)).toEqual(['storage'])
    await bank.transact(rename('ann', 'Anna'))
    await full.bank.catchUp()
    expect(full.bank.db.users.get('ann')?.name).toBe('ann')
    const again = await open({ rooms, tabSeed: 3 })
    expect(again.bank.state()).toEqual(bank.state())
    expect(again.bank.db.mails.all().map(({ subject }) => subject)).toEqual(['one', 'two', 'three'])
  })

  it('is optional: the bank works where storage is denied', async () => {
    const rooms = changed(createMemoryRooms(), () => ({ read: deny, write: deny, setAside: deny }))
    const { bank } = await open({ rooms })
    await bank.change(rename('ann', 'Anna'))
    await bank.catchUp()
    expect(bank.db.users.get('ann')?.name).toBe('Anna')
    expect(bank.notices.state()).toHaveLength(1)
  })
})
