import { describe, expect, it } from 'vitest'
import { createTestBank, TEST_TIME, testStories } from '../testing/test-bank.ts'
import { memorySessionCarrier } from './session.ts'
import { createMemoryStorage } from './storage.ts'

describe('a story that nobody took part in', () => {
  const aDayLater = TEST_TIME + 86_400_000

  it('is told anew the next day, and whoever was signed in still is', async () => {
    const storage = createMemoryStorage()
    const carrier = memorySessionCarrier()
    await createTestBank({ ...testStories, storage, carrier, signedIn: true })
    const { bank, call } = await createTestBank({ ...testStories, storage, carrier, wall: () => aDayLater })
    expect(bank.record.seededAt).toBe(aDayLater)
    expect((await call('GET', '/api/user')).status).toBe(200)
  })

  it('is kept once somebody has changed something', async () => {
    const storage = createMemoryStorage()
    const { bank } = await createTestBank({ ...testStories, storage })
    await bank.act((act) => act.db.users.update('ann', { name: 'Anna' }))
    const later = await createTestBank({ ...testStories, storage, wall: () => aDayLater })
    expect(later.bank.db.users.get('ann')?.name).toBe('Anna')
    expect(later.bank.record.seededAt).toBe(TEST_TIME)
  })
})
