import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../bank/store/storage/safe-storage.ts'
import { SCHEMA_VERSION } from '../../bank/store/storage/stored-bank.ts'
import { removeOlderStates } from './older-states.ts'

const EPOCH = '3c1d2f0e-5f0a-4a5e-9d57-0c9b8f2a7c11'
const USER = {
  id: '15f8ffff-a90a-4412-aa66-a6ff312c9c5a',
  name: 'Sarah Whitfield',
  email: 'sarah@halden.example',
  emailVerified: true,
  passwordHash: 'scrypt$1024$halden-2041$0c583c6e84ee514ad120f4ff385405e8d9a8a9689bce3e4f',
  createdAt: '2026-04-06T09:00:00.000Z',
}

/** What versions 1 to 7 stored for the room `/`: with a place beside each row since 2, and a prospect since 5. */
function sampleOf(version: number): Record<string, string> {
  const record = { epoch: EPOCH, scenario: 'established', seed: 2026, seededAt: 1_795_000_000_000, payments: null }
  const prefix = `corridor:${version}:/:`
  return {
    [`${prefix}bank`]: JSON.stringify(version < 5 ? record : { ...record, prospect: null }),
    [`${prefix}clock`]: JSON.stringify({ wall: record.seededAt, bank: record.seededAt, speed: 1 }),
    [`${prefix}row:${EPOCH}:users:${USER.id}`]: JSON.stringify(version < 2 ? USER : [1, USER]),
    [`${prefix}stamp`]: JSON.stringify({ id: 'a.1', previous: null, keys: null }),
  }
}

const stored = (items: Record<string, string>) => {
  const storage = createMemoryStorage()
  for (const [key, text] of Object.entries(items)) storage.setItem(key, text)
  return storage
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

const storeDatabases = async (...names: string[]) => {
  for (const name of names) (await openDB(name, 1)).close()
}
const databases = async () => (await indexedDB.databases()).map(({ name = '' }) => name).toSorted()

test.each([1, 2, 3, 4, 5, 6, 7])('a state of version %d is removed, and reported', async (version) => {
  const storage = stored(sampleOf(version))
  expect([await removeOlderStates(storage, '/'), storage.length]).toEqual([true, 0])
  expect(await removeOlderStates(storage, '/')).toBe(false)
})

test('removes databases that earlier versions stored for this room, and returns true', async () => {
  const others = [`corridor:${SCHEMA_VERSION}:/`, `corridor:${SCHEMA_VERSION + 1}:/`, 'corridor:7:/demo/', 'another']
  await storeDatabases('corridor:7:/', 'corridor:7:/~room', ...others)
  expect(await removeOlderStates(createMemoryStorage(), '/')).toBe(true)
  await vi.waitFor(async () => expect(await databases()).toEqual([...others, 'corridor:7:/~room'].toSorted()), 10_000)
  expect(await removeOlderStates(createMemoryStorage(), '/~room')).toBe(true)
  await vi.waitFor(async () => expect(await databases()).toEqual(others.toSorted()), 10_000)
})

test('states of this and newer versions, and of other rooms and folders, are left alone', async () => {
  const items = {
    ...sampleOf(SCHEMA_VERSION),
    ...sampleOf(SCHEMA_VERSION + 1),
    'corridor:5:/demo/:bank': '{}',
    'corridor:5:/~room:bank': '{}',
    'corridor:brand:/': '{}',
  }
  const storage = stored(items)
  expect([await removeOlderStates(storage, '/'), storage.length]).toEqual([false, Object.keys(items).length])
})

test('where storage and databases are denied there is nothing to remove', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const denied = new Proxy(createMemoryStorage(), {
    get() {
      throw new Error('denied')
    },
  })
  expect(await removeOlderStates(denied, '/')).toBe(false)
})
