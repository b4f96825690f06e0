import { beforeEach, expect, test, vi } from 'vitest'
import { removeDemo } from './remove-demo.ts'

const DEMO = [
  'corridor:6:/:bank',
  'corridor:6:/:row:1:users:ann',
  'corridor:4:/:bank',
  'corridor:6:/~brightwater:bank',
  'corridor:brand:/',
  'corridor:palette:/~brightwater',
  'corridor:rooms:/',
  'corridor:marks:/',
  'corridor:device:/:sarah:limits',
  'corridor:remembered-email:/',
  'corridor_session:/',
]
const OTHERS = ['corridor:6:/demo/:bank', 'corridor:brand:/demo/', 'corridor-scheme', 'corridor-single-keys', 'another']

const fill = (storage: Storage, keys: readonly string[]) => keys.forEach((key) => storage.setItem(key, '1'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('removes the stored state, settings and cookies of a demo in this folder, and nothing else', async () => {
  fill(localStorage, [...DEMO, ...OTHERS])
  const ofTheTab = ['corridor:dock', 'corridor:dock-place', 'corridor:edited-tour', 'corridor:quiet', 'corridor:room:/']
  fill(sessionStorage, [...ofTheTab, 'another'])
  for (const cookie of ['corridor_session=1', 'corridor_session.brightwater=2', 'another=3'])
    document.cookie = `${cookie}; Path=/; SameSite=Lax`
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'corridor:7:/' }, { name: 'corridor:7:/~room' }, { name: 'corridor:7:/demo/' }],
    deleteDatabase: (name: string) => deleted.push(name),
  })
  vi.stubGlobal('caches', {
    keys: async () => [`precache-${location.origin}/`, `precache-${location.origin}/demo/`, 'another'],
    delete: async (name: string) => deleted.push(name),
  })
  await removeDemo('/')
  expect(Object.keys(localStorage).toSorted()).toEqual(OTHERS.toSorted())
  expect(Object.keys(sessionStorage)).toEqual(['another'])
  expect(document.cookie).toBe('another=3')
  expect(deleted.toSorted()).toEqual(['corridor:7:/', 'corridor:7:/~room', `precache-${location.origin}/`].toSorted())
})

test('keeps what the product keeps for the users of the live bank', async () => {
  const own = ['corridor:device:/:anna:limits', 'corridor:remembered-email:/']
  fill(localStorage, own)
  await removeDemo('/')
  expect(Object.keys(localStorage).toSorted()).toEqual(own)
})
