import { describe, expect, it } from 'vitest'
import { Teller } from '../testing/teller.ts'
import { createTestBank, TEST_TIME, testScenarios, memorySessionCarrier } from '../testing/test-bank.ts'
import { createMemoryRooms } from './storage/memory-rooms.ts'

describe('a stored scenario', () => {
  const aDayLater = TEST_TIME + 86_400_000

  it('is reseeded the next day when nobody has changed it, and keeps its sessions', async () => {
    const rooms = createMemoryRooms()
    const carrier = memorySessionCarrier()
    await createTestBank({ ...testScenarios, rooms, carrier, signedIn: true })
    const { bank, call } = await createTestBank({ ...testScenarios, rooms, carrier, wall: () => aDayLater })
    expect(bank.record.seededAt).toBe(aDayLater)
    expect((await call('GET', '/api/user')).status).toBe(200)
  })

  it.each([
    ['is kept', 12 * 3_600_000, TEST_TIME],
    ['is reseeded', 12 * 3_600_000 + 1, TEST_TIME + 12 * 3_600_000 + 1],
  ])('%s after %d ms', async (_, later, seededAt) => {
    const rooms = createMemoryRooms()
    await createTestBank({ ...testScenarios, rooms })
    const { bank } = await createTestBank({ ...testScenarios, rooms, wall: () => TEST_TIME + later })
    expect(bank.record.seededAt).toBe(seededAt)
  })

  it('is kept after a change', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await createTestBank({ ...testScenarios, rooms })
    await bank.change((tx) => tx.db.users.update('ann', { name: 'Anna' }))
    const later = await createTestBank({ ...testScenarios, rooms, wall: () => aDayLater })
    expect(later.bank.db.users.get('ann')?.name).toBe('Anna')
    expect(later.bank.record.seededAt).toBe(TEST_TIME)
  })

  it('is kept after a mailed link was opened', async () => {
    const teller = await Teller.signedOutAt('unverified')
    const [mail] = teller.bank.db.mails.all()
    await teller.ask('GET', `/api${mail?.link}`)
    teller.wall += 86_400_000
    await teller.reload()
    expect((await teller.ask('POST', '/api/login', { username: mail?.to, password: 'corridor-demo' })).status).toBe(200)
  })

  it('is reseeded when somebody only looked, signed in and signed out', async () => {
    const teller = await Teller.signedOutAt('established')
    const seededAt = teller.bank.record.seededAt
    await teller.ask('POST', '/api/login', { username: 'sarah@halden.example', password: 'corridor-demo' })
    for (const path of ['/api/user', '/api/fx/rates', '/api/payments']) await teller.ask('GET', path)
    await teller.ask('POST', '/api/logout')
    teller.wall += 86_400_000
    await teller.reload()
    expect(teller.bank.record.seededAt).toBe(seededAt + 86_400_000)
  })
})
