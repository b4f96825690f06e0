import { describe, expect, it } from 'vitest'
import { createMemoryRooms } from './storage/memory-rooms.ts'
import { createTestBank, TEST_TIME, testScenarios, type TestBankOptions } from '../testing/test-bank.ts'
import type { Transaction, DueChangeTable } from './transaction.ts'
import { advanced, withSpeed } from './clock/clock.ts'

/** Test changes: one renames a user, the other always throws. */
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

/** A scenario that throws after it has inserted its users. */
const broken = async () => {
  const scenario = await testScenarios.scenarios['two-people']()
  return {
    ...scenario,
    seed(tx: Transaction) {
      scenario.seed(tx, { email: '' })
      throw new Error('broken')
    },
  }
}

describe('due changes', () => {
  it('are applied once, at their own time, when the bank catches up', async () => {
    const { bank, pass } = await open()
    await bank.transact((tx) => tx.schedule('rename', 'ann', 6000))
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
    await bank.transact((tx) => tx.schedule('rename', 'ann', 10))
    pass(20)
    await bank.catchUp()
    expect(news.at(-1)).toEqual(expect.arrayContaining(['/api/user', '/api/audit-logs']))
  })

  it('follow the clock when it is moved, and wait while it is stopped', async () => {
    const { bank, pass } = await open()
    await bank.transact((tx) => tx.schedule('rename', 'ann', 3_600_000))
    await bank.setClock((clock, wall) => withSpeed(clock, wall, 0))
    pass(7_200_000)
    await bank.catchUp()
    expect(bank.db.dueChanges.size).toBe(1)
    await bank.setClock((clock, wall) => advanced(clock, wall, 3_600_000))
    expect(bank.db.dueChanges.size).toBe(0)
  })

  it('are dropped with a notice when they cannot be applied, and do not block the others', async () => {
    const { bank, pass } = await open()
    await bank.transact((tx) => {
      tx.schedule('broken', 'ann', 1)
      tx.schedule('rename', 'ann', 2)
    })
    pass(10)
    await bank.catchUp()
    expect(bank.db.dueChanges.size).toBe(0)
    expect(bank.db.users.get('ann')?.name).toContain('renamed')
    expect(bank.notices.state()).toHaveLength(1)
  })

  it('survive a reload past their time, and have the same result in two tabs', async () => {
    const rooms = createMemoryRooms()
    const first = await open({ rooms })
    await first.bank.transact((tx) => tx.schedule('rename', 'ann', 6000))
    const later = () => open({ rooms, tabSeed: 99, wall: () => TEST_TIME + 60_000 })
    const [a, b] = await Promise.all([later(), later()])
    await a.bank.catchUp()
    await b.bank.catchUp()
    expect(a.bank.db.auditEntries.all()).toEqual(b.bank.db.auditEntries.all())
    expect(a.bank.db.auditEntries.size).toBe(1)
  })
})

describe('a scenario', () => {
  it('is the same bank for the same seed and time', async () => {
    const [one, two] = [await open({ tabSeed: 1 }), await open({ tabSeed: 2 })]
    expect(one.bank.db.users.all()).toEqual(two.bank.db.users.all())
  })

  it('can start at another time, from which the clock continues', async () => {
    const { bank, pass } = await open()
    await bank.begin('two-people', { now: Date.UTC(2030, 0, 1) })
    pass(1000)
    expect(bank.now()).toBe(Date.UTC(2030, 0, 1) + 1000)
    expect(bank.db.users.get('ann')?.createdAt).toBe('2030-01-01T00:00:00.000Z')
  })

  it('is the only one that is loaded when a link asks for it', async () => {
    const loaded: string[] = []
    const counted = (name: keyof typeof testScenarios.scenarios) => () => {
      loaded.push(name)
      return testScenarios.scenarios[name]()
    }
    const scenarios = { 'two-people': counted('two-people'), other: counted('other') }
    const rooms = createMemoryRooms()
    const { bank } = await open({ scenarios, rooms, scenario: 'other' })
    expect(loaded).toEqual(['other'])
    expect(bank.record.scenario).toBe('other')
    const again = await open({ scenarios, rooms })
    expect(again.bank.record).toEqual(bank.record)
    await bank.open({ now: Date.UTC(2030, 0, 1) })
    expect(bank.record).toMatchObject({ scenario: 'other', seededAt: Date.UTC(2030, 0, 1) })
    expect(loaded).toEqual(['other', 'other', 'other'])
  })

  it('leaves the bank and its rooms unchanged when seeding fails', async () => {
    const rooms = createMemoryRooms()
    const scenarios = { ...testScenarios.scenarios, broken }
    const { bank } = await open({ rooms, scenarios })
    await bank.transact(rename('ann', 'Anna'))
    const before = { state: bank.state(), users: bank.db.users.all() }
    await expect(bank.begin('broken')).rejects.toThrow('broken')
    expect({ state: bank.state(), users: bank.db.users.all() }).toEqual(before)
    expect((await open({ rooms, scenarios })).bank.db.users.all()).toEqual(before.users)
  })

  it('stays in place, also in rooms, when the page fails to react to its start', async () => {
    const rooms = createMemoryRooms()
    const { bank } = await open({
      rooms,
      startedOver() {
        throw new Error('cannot')
      },
    })
    await expect(bank.begin('other')).rejects.toThrow('cannot')
    expect(bank.record.scenario).toBe('other')
    expect((await open({ rooms })).bank.record).toEqual(bank.record)
  })

  it('is refused when it is unknown', async () => {
    const { bank } = await open()
    await expect(bank.begin('nowhere')).rejects.toThrow('no scenario nowhere')
  })
})
