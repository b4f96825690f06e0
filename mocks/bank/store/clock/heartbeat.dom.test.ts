import { expect, test, vi } from 'vitest'
import { createTestBank, testScenarios, memorySessionCarrier } from '../../testing/test-bank.ts'
import { createMemoryRooms } from '../storage/memory-rooms.ts'

test('a tab asks who is signed in once another one has started a session', async () => {
  let start: (() => void) | undefined
  const carrier = { ...memorySessionCarrier(), onForeignChange: (listener: () => void) => void (start = listener) }
  const { bank, news } = await createTestBank({ ...testScenarios, carrier })
  bank.keepGoing()
  const before = news.length
  start?.()
  expect(news.slice(before)).toEqual([['/api/user']])
})

test('a tab follows another one that has written, without a call', async () => {
  const rooms = createMemoryRooms()
  const [a, b] = [
    await createTestBank({ ...testScenarios, rooms, tabSeed: 1 }),
    await createTestBank({ ...testScenarios, rooms, tabSeed: 2 }),
  ]
  b.bank.keepGoing()
  await a.bank.transact(({ db }) => db.users.update('ann', { name: 'Anna' }))
  await vi.waitFor(() => expect(b.bank.db.users.get('ann')?.name).toBe('Anna'), 10_000)
  expect(b.news.at(-1)).toEqual(['/api/user'])
})
