import { describe, expect, it, vi } from 'vitest'
import { unsoundIn } from '../domains/ledger/ledger.ts'
import { order } from '../testing/payment-order.ts'
import { monthName } from '../scenarios/calendar.ts'
import { kitOf } from '../testing/any-kit.ts'
import { Teller } from '../testing/teller.ts'

const DAY = 24 * 60 * 60 * 1000

const volumeOf = ({ bank }: Teller): number => {
  const month = new Date(bank.now()).toISOString().slice(0, 7)
  return bank.db.payments.all().filter(({ createdAt }) => createdAt.startsWith(month)).length
}
const offersOf = ({ bank }: Teller) => bank.notices.state().flatMap(({ offers }) => offers)

async function bringUpToDate(teller: Teller): Promise<void> {
  await vi.waitFor(() => expect(offersOf(teller).map(({ label }) => label)).toEqual(['Bring up to date']), 10_000)
  await offersOf(teller)[0]?.act()
}

const isMonthly = ({ reference }: { reference?: string | null }): boolean =>
  /^(Salary|Rent|Unit 4 rent) /.test(reference ?? '')
const unsettled = ({ bank }: Teller) => bank.db.payments.all().filter(({ status }) => status !== 'settled').length
const onceOnly = ({ bank }: Teller) => bank.db.payments.all().filter((payment) => !isMonthly(payment))

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
    const before = onceOnly(teller).map(({ id, status }) => [id, status])

    await bringUpToDate(teller)
    expect(unsoundIn(teller.bank.db)).toBeUndefined()
    expect(volumeOf(teller)).toBeGreaterThan(5)
    expect(onceOnly(teller).map(({ id, status }) => [id, status])).toEqual(before)
    const mine = teller.bank.db.payments.all().find(({ reference }) => reference === 'Mine')
    expect(mine?.status).toBe('settled')
    expect(teller.bank.now() - Date.parse(mine?.createdAt ?? '')).toBeLessThan(7 * DAY)
    expect(teller.bank.signedIn()?.name).toBe('Sarah Whitfield')

    await teller.reload()
    expect(offersOf(teller)).toEqual([])
    expect(volumeOf(teller)).toBeGreaterThan(5)
  })

  // Seeds that are weeks apart have other numbers of monthly payments before the ones that are changed.
  it.each([
    ['2026-11-18T11:02Z', 40, null],
    ['2026-11-27T11:00Z', 43, null],
    ['2026-12-01T09:00Z', 64, null],
    // On a payday, with salaries by SEPA.
    ['2026-10-30T12:00Z', 35, 'NL'],
    ['2026-11-30T08:50Z', 29, 'CH'],
    // From before Christmas to a week without holidays, and the other way round.
    ['2025-12-24T12:00Z', 26, null],
    ['2026-11-25T12:00Z', 31, null],
  ] as const)(
    'keeps its book and the months of its texts: from %s, %d days later, %s',
    async (start, days, country) => {
      const prospect = country && kitOf({ company: 'Brightwater', country })
      const teller = await Teller.at('established', { now: Date.parse(start), prospect })
      const atFirst = unsettled(teller)
      await teller.ask('POST', '/api/cards', { cardType: 'virtual', currency: 'EUR', cardholder: 'Mine' })
      await teller.wait(2 * DAY)
      // What was under way has arrived meanwhile, and is stored.
      expect(unsettled(teller)).toBeLessThan(atFirst)
      teller.wall += days * DAY
      await teller.reload()
      await bringUpToDate(teller)
      expect(teller.bank.problem()).toBeUndefined()
      const { payments, dueChanges } = teller.bank.db
      const open = payments.all().filter(({ status }) => status === 'queued' || status === 'processing')
      expect(open.filter(({ id }) => dueChanges.where('subject', id).length === 0)).toEqual([])

      const monthly = teller.bank.db.payments.all().filter(isMonthly)
      expect(monthly.length).toBeGreaterThan(6)
      for (const { createdAt, reference } of monthly)
        expect(reference).toMatch(new RegExp(` ${monthName(Date.parse(createdAt))}$`))
    },
  )

  it('is left as it is within a week', async () => {
    expect(offersOf(await usedAndOpenedAfter(6))).toEqual([])
  })
})
