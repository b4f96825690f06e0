import { describe, expect, it, vi } from 'vitest'
import { unsoundIn } from '../domains/ledger/ledger.ts'
import { order } from '../testing/payment-order.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { Teller } from '../testing/teller.ts'

const DAY = 24 * 60 * 60 * 1000

const volumeOf = ({ bank }: Teller): number => {
  const month = new Date(bank.now()).toISOString().slice(0, 7)
  return bank.db.payments.all().filter(({ createdAt }) => createdAt.startsWith(month)).length
}
const offersOf = ({ bank }: Teller) => bank.notices.list().flatMap(({ offers }) => offers.map(({ label }) => label))

/** A demonstration with a payment of its own, opened again some days later. */
async function usedAndOpenedAfter(days: number): Promise<Teller> {
  const teller = await Teller.at('established')
  expect((await teller.ask('POST', '/api/payments', order({ reference: 'Mine' }))).status).toBe(201)
  await teller.wait(2 * 60_000)
  teller.wall += days * DAY
  await teller.reload()
  return teller
}

describe('a changed demonstration that was not used for a while', () => {
  it('moves its dates to today on request and keeps what was done in it', async () => {
    const teller = await usedAndOpenedAfter(40)
    expect(volumeOf(teller)).toBe(0)
    await vi.waitFor(() => expect(offersOf(teller)).toEqual(['Bring up to date']))
    const before = teller.bank.db.payments.all().map(({ id, status }) => [id, status])

    await bringUpToDate(teller.bank)
    expect(unsoundIn(teller.bank.db)).toBeUndefined()
    expect(volumeOf(teller)).toBeGreaterThan(5)
    expect(teller.bank.db.payments.all().map(({ id, status }) => [id, status])).toEqual(before)
    const mine = teller.bank.db.payments.all().find(({ reference }) => reference === 'Mine')
    expect(mine?.status).toBe('settled')
    expect(teller.bank.now() - Date.parse(mine?.createdAt ?? '')).toBeLessThan(7 * DAY)
    expect(teller.bank.signedIn()?.name).toBe('Sarah Whitfield')

    await teller.reload()
    expect(offersOf(teller)).toEqual([])
    expect(volumeOf(teller)).toBeGreaterThan(5)
  })

  it('is left as it is within a week', async () => {
    expect(offersOf(await usedAndOpenedAfter(6))).toEqual([])
  })
})
