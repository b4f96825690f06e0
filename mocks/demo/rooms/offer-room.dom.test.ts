import { beforeEach, expect, it } from 'vitest'
import { startSession } from '../../bank/http/session/sign-in.ts'
import { browserSessionCarrier } from '../../bank/http/session/session.ts'
import { createMemoryRooms } from '../../bank/store/storage/memory-rooms.ts'
import type { StoredBank } from '../../bank/store/storage/stored-bank.ts'
import { offerRoom } from './offer-room.ts'
import { scopeOf } from './rooms.ts'
import { createTestBank, type TestBankOptions } from '../../bank/testing/test-bank.ts'

let rooms = createMemoryRooms()

beforeEach(() => {
  localStorage.clear()
  rooms = createMemoryRooms()
})

const PAYMENT = {
  rail: 'FASTER_PAYMENTS',
  amount: '12.50',
  currency: 'GBP',
  beneficiaryName: 'Done before',
  beneficiaryAccount: '20-45-77 55779911',
  reference: '',
  beneficiary: { name: 'Done before', account: '20-45-77 55779911' },
}

/** A tab of this browser. */
const openTab = (options: TestBankOptions) =>
  createTestBank({
    rooms,
    storage: localStorage,
    carrier: browserSessionCarrier('/', options.scope ?? '/'),
    ...options,
  })

const namesIn = ({ bank }: Awaited<ReturnType<typeof openTab>>) =>
  bank.db.payments.all().map(({ beneficiaryName }) => beneficiaryName)

/** A tab in which somebody has paid, and whose scenario another tab has replaced. */
async function replacedTab(scenario = 'enterprise') {
  const left: StoredBank[] = []
  const opened: string[] = []
  const tab = await openTab({ tabSeed: 1, signedIn: true, givesWay: (state) => left.push(state) })
  expect((await tab.call('POST', '/api/payments', PAYMENT)).status).toBe(201)
  const other = await openTab({ tabSeed: 2 })
  await other.bank.begin(scenario, scenario === 'enterprise' ? { payments: 10 } : {})
  await startSession(other.bank)
  await tab.bank.catchUp()
  for (const state of left)
    offerRoom(tab.bank, { state, brand: { name: 'Northbank' } }, (room) => void opened.push(room))
  const [notice] = tab.bank.notices.state()
  const accept = async (label: string) => {
    const offer = notice?.offers.find((one) => one.label === label)
    await offer?.act()
  }
  return { tab, other, notice, opened, accept }
}

it('keeps what was done in a replaced tab in a room, signed in and with its brand', async () => {
  const { tab, other, notice, opened, accept } = await replacedTab()
  expect(notice?.text).toContain('Another tab of this browser has opened “Enterprise volume”')
  expect(notice?.text).toContain('“Established business”, with what was done in it, can be kept in a room')
  expect(namesIn(tab)).not.toContain('Done before')

  await accept('Keep mine in a room')
  const [room = ''] = opened
  expect(room).toMatch(/^tab-\d{3}$/)
  const scope = scopeOf('/', room)
  const kept = await openTab({ scope, tabSeed: 3 })
  expect(kept.bank.record.scenario).toBe('established')
  expect(namesIn(kept)).toContain('Done before')
  expect(kept.bank.signedIn()?.email).toBe('sarah@halden.example')
  expect(localStorage.getItem(`corridor:brand:${scope}`)).toBe('{"name":"Northbank"}')

  await other.bank.catchUp()
  expect(other.bank.record.scenario).toBe('enterprise')
  expect(other.bank.signedIn()?.email).toBe(other.bank.person)
})

it('offers to start the replaced scenario again in both tabs', async () => {
  const { tab, accept } = await replacedTab()
  await accept('Start it again in both tabs')
  expect(tab.bank.record).toMatchObject({ scenario: 'established', payments: null })
  expect(tab.bank.signedIn()?.email).toBe(tab.bank.person)
})

it('says nothing when another tab has started the same scenario again', async () => {
  const { notice } = await replacedTab('established')
  expect(notice).toBeUndefined()
})
