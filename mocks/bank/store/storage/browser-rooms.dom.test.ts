import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBank, testScenarios, type TestBankOptions } from '../../testing/test-bank.ts'
import { checkBank } from '../check-bank.ts'
import type { Transaction } from '../transaction.ts'
import { browserRoom, databaseName, removeStoredRoom } from './browser-rooms.ts'
import { hintKey } from './stored-bank.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  localStorage.clear()
})

const open = (options: TestBankOptions = {}) => createTestBank({ ...testScenarios, rooms: browserRoom, ...options })

const mail = ({ mail: send }: Transaction) => send({ to: 'ann@test.example', subject: 'Hello', text: '' })

const mailAs = (id: string) => (tx: Transaction) =>
  tx.db.mails.insert({ id, to: 'ann@test.example', subject: '', text: '', link: null, sentAt: tx.at })

const rename = (id: string, name: string) => (tx: Transaction) => tx.db.users.update(id, { name })

/** Another page keeps its connection, and the deletion of the database waits for it. */
async function occupy() {
  const other = await openDB(databaseName('/'))
  removeStoredRoom('/')
  return other
}

/** Opens the bank until its storage is late. */
async function openLate() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const opened = open()
  await vi.waitUntil(() => vi.getTimerCount() > 0, 10_000)
  await vi.advanceTimersByTimeAsync(5000)
  return opened
}

describe('a room in IndexedDB', () => {
  it('keeps the bank over a reload', async () => {
    const { bank } = await open()
    await bank.change((tx) => {
      rename('ann', 'Anna')(tx)
      tx.db.users.remove('bob')
    })
    const again = await open()
    expect(again.bank.db.users.all().map(({ name }) => name)).toEqual(['Anna'])
    expect(again.bank.state()).toEqual(bank.state())
  })

  it('lets two tabs write one after the other, without locks too', async () => {
    const [a, b] = [(await open({ tabSeed: 1 })).bank, (await open({ tabSeed: 2 })).bank]
    await Promise.all(Array.from({ length: 10 }, () => [a.change(mail), b.change(mail)]).flat())
    await Promise.all([a.change(() => undefined), b.change(() => undefined)])
    expect(a.db.mails.size).toBe(20)
    expect(b.db.mails.all()).toEqual(a.db.mails.all())
  })

  it('holds rows in the stored order, also when a write had to be repeated', async () => {
    const [a, b] = [(await open({ tabSeed: 1 })).bank, (await open({ tabSeed: 2 })).bank]
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => [a.change(mailAs(`a${i}`)), b.change(mailAs(`b${i}`))]).flat(),
    )
    expect([await checkBank(a), await checkBank(b)]).toEqual([[], []])
  })

  it('announces each write to other tabs', async () => {
    const { bank } = await open()
    const before = localStorage.getItem(hintKey('/'))
    await bank.change(rename('ann', 'Anna'))
    expect(localStorage.getItem(hintKey('/'))).not.toBe(before)
    const heard = vi.fn<() => void>()
    browserRoom('/').onForeignWrite(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: hintKey('/') }))
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is read again after a second, in which another tab may have been unable to announce a write', async () => {
    const { bank } = await open()
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const room = browserRoom('/')
    await room.read()
    now.mockReturnValue(999)
    expect(room.isQuiet()).toBe(true)
    now.mockReturnValue(1000)
    expect(room.isQuiet()).toBe(false)
    await room.read()
    await bank.change(rename('ann', 'Anna'))
    expect(room.isQuiet()).toBe(false)
    now.mockRestore()
  })

  it('starts afresh after it was removed, also in an open tab', async () => {
    const { bank } = await open()
    await bank.change(rename('ann', 'Anna'))
    removeStoredRoom('/')
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]), 10_000)
    await bank.change(rename('bob', 'Robert'))
    expect(bank.db.users.all().map(({ name }) => name)).toEqual(['ann', 'Robert'])
    expect((await open()).bank.state()).toEqual(bank.state())
  })

  it('tries again while the browser refuses connections because it clears the data', async () => {
    const { bank } = await open()
    removeStoredRoom('/')
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]), 10_000)
    const refused = vi.spyOn(indexedDB, 'open')
    for (let times = 0; times < 2; times += 1)
      refused.mockImplementationOnce(() => {
        throw new DOMException('The connection was closed.', 'AbortError')
      })
    await bank.change(rename('bob', 'Robert'))
    expect(refused.mock.calls.length).toBeGreaterThan(2)
    expect(bank.notices.state()).toEqual([])
    expect((await open()).bank.db.users.get('bob')?.name).toBe('Robert')
  })

  it('asks again when the page was kept for "back" during a request, whose end Firefox never tells', async () => {
    const { bank } = await open()
    const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => new IDBRequest())
    const rows = bank.rows()
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), 10_000)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect((await rows).stored).toEqual([])
  })

  it('lets other pages write when WebKit keeps the page for "back" during a request', async () => {
    const { bank } = await open()
    const ended = vi.spyOn(IDBTransaction.prototype, 'abort')
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      return new IDBRequest()
    })
    const rows = bank.rows()
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), 10_000)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect((await rows).stored).toEqual([])
  })

  it('writes again when the transaction ended before the write', async () => {
    const { bank } = await open()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The transaction is not active.', 'TransactionInactiveError')
    })
    await bank.change(rename('bob', 'Robert'))
    expect(bank.notices.state()).toEqual([])
    expect((await open()).bank.db.users.get('bob')?.name).toBe('Robert')
  })

  it('keeps what is begun anew after there was no room', async () => {
    const { bank } = await open()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
    })
    await bank.change(rename('ann', 'Anna'))
    expect(bank.notices.state().map(({ kind }) => kind)).toEqual(['storage'])
    expect((await open()).bank.db.users.get('ann')?.name).toBe('ann')
    await bank.begin('two-people')
    await bank.change(rename('bob', 'Robert'))
    expect((await open()).bank.db.users.get('bob')?.name).toBe('Robert')
  })

  it('sets an unreadable state aside', async () => {
    const { bank } = await open()
    const { record, clock, network } = bank.state()
    await browserRoom('/').write({
      head: { seq: 1, record: { ...record, seed: 0.5 }, clock, network, touched: false },
      rows: [],
    })
    const again = await open()
    expect(again.bank.notices.state().map(({ kind }) => kind)).toEqual(['state'])
    const database = await openDB(databaseName('/'))
    expect(await database.get('bank', 'set-aside')).toMatchObject({ head: { record: { seed: 0.5 } } })
    database.close()
  })

  describe('that does not open within five seconds', () => {
    afterEach(() => void vi.useRealTimers())

    it('goes on alone when another page keeps it from opening', async () => {
      const other = await occupy()
      const { bank } = await openLate()
      expect(bank.notices.state().map(({ kind }) => kind)).toEqual(['storage'])
      other.close()
    })

    it('waits on a busy device, where the list of databases is late too', async () => {
      const other = await occupy()
      const answers: ((list: IDBDatabaseInfo[]) => void)[] = []
      const asked = vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise((answer) => void answers.push(answer)))
      const opened = openLate()
      await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 10_000)
      other.close()
      answers[0]?.([])
      expect((await opened).bank.notices.state()).toEqual([])
    })
  })

  it('says once that nothing is kept where the browser denies it', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const { bank } = await open()
    await bank.change(rename('ann', 'Anna'))
    expect(bank.db.users.get('ann')?.name).toBe('Anna')
    expect(bank.notices.state().map(({ text }) => text)).toEqual([
      'The browser keeps no data for this page: the demonstration lasts until it is closed.',
    ])
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: new IDBFactory() })
  })

  it('has a database for each folder and room', () => {
    expect(databaseName('/demo/~tideway')).toMatch(/^corridor:\d+:\/demo\/~tideway$/)
  })
})
