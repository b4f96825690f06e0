import { expect, test } from 'vitest'
import { isClosed } from '../../../src/contract/values/settlement-days.ts'
import { entityOf } from '../store/audit.ts'
import type { Db } from '../store/database/db.ts'
import { unsoundIn } from '../domains/ledger/ledger.ts'
import { outcomeId } from '../domains/ledger/transfers.ts'
import type { PaymentRow } from '../domains/payments/model.ts'
import { kitOf } from '../testing/any-kit.ts'
import { hoursOfWeek, Teller } from '../testing/teller.ts'

/** Working days until a payment arrives, as the product promises; the other rails take seconds. */
const PROMISED: Readonly<Record<string, number>> = { SEPA: 1, SWIFT: 3 }

const DAY_MS = 24 * 60 * 60 * 1000
/** Days since 1 January 1970, a Thursday. Scenarios count in UTC days, date-fns in those of the machine. */
const utcDay = (instant: number): number => Math.floor(instant / DAY_MS)

function addBusinessDays(day: number, days: number): number {
  let left = days
  let at = day
  while (left > 0) {
    at += 1
    if (!isClosed(at * DAY_MS)) left -= 1
  }
  return at
}

/** Returns what is inconsistent about an open or an ended payment. */
function oddities(db: Db, now: number, { id, rail, status, createdAt }: Readonly<PaymentRow>): string[] {
  const told = (action: string) => {
    const entry = db.auditEntries.all().find((one) => one.entity === entityOf('payment', id) && one.action === action)
    return entry && Date.parse(entry.createdAt)
  }
  const days = PROMISED[rail]
  const said: [string, boolean][] =
    status === 'queued' || status === 'processing'
      ? [
          ['is late', days === undefined || addBusinessDays(utcDay(Date.parse(createdAt)), days) < utcDay(now)],
          ['is processing without an entry', (told('payment.processing') !== undefined) !== (status === 'processing')],
        ]
      : endOf(db.transfers.get(outcomeId(id))?.at, told(`payment.${status}`))
  return said
    .filter(([, odd]) => odd)
    .map(([what]) => `${rail} of ${createdAt}, ${status} at ${new Date(now).toISOString()}, ${what}`)

  function endOf(booked: number | undefined, ended: number | undefined): [string, boolean][] {
    if (booked === undefined || ended === undefined) return [['has no end in the book or in the log', true]]
    return [
      ['ended twice', booked !== ended],
      ['ended before its time', ended > now],
      ['ended on a day when banks are closed', days !== undefined && isClosed(utcDay(ended) * DAY_MS)],
      ['took too long or too short', ended - Date.parse(createdAt) < 60_000 === (days !== undefined)],
    ]
  }
}

test.for(['established', 'suspended'] as const)(
  '%s has no late payment, and book and audit log agree on when each ended',
  async (name) => {
    const teller = await Teller.signedOutAt(name)
    const found: string[] = []
    for (const now of hoursOfWeek(1)) {
      await teller.bank.begin(name, { now })
      for (const payment of teller.bank.db.payments.all()) found.push(...oddities(teller.bank.db, now, payment))
    }
    expect(found).toEqual([])
  },
)

test.for([
  '2027-01-31T12:00:00Z',
  '2028-02-29T12:00:00Z',
  '2027-12-31T23:59:59.999Z',
  '2028-01-01T00:00:00Z',
  '2026-01-02T08:00:00Z',
  '2031-04-15T12:00:00Z',
  '2027-03-28T01:30:00Z',
  '2027-03-29T08:00:00Z',
  '2027-11-07T09:30:00Z',
  '2027-11-08T08:00:00Z',
])('established and enterprise begin soundly at %s', async (at) => {
  const now = Date.parse(at)
  for (const name of ['established', 'enterprise'] as const) {
    const { db } = (await Teller.signedOutAt(name, { now, payments: 500 })).bank
    const payments = db.payments.all()
    expect(payments.filter(({ createdAt }) => Date.parse(createdAt) > now)).toEqual([])
    const open = payments.filter(({ status }) => status === 'queued' || status === 'processing')
    const inBookAndLog = name === 'established' ? payments : open
    expect(inBookAndLog.flatMap((payment) => oddities(db, now, payment))).toEqual([])
    expect(unsoundIn(db)).toBeUndefined()
    expect(payments.length).toBeGreaterThanOrEqual(48)
  }
})

test('enterprise has no late payment on any rail', async () => {
  const teller = await Teller.signedOutAt('enterprise')
  const found: string[] = []
  for (const now of hoursOfWeek(7)) {
    await teller.bank.begin('enterprise', { now, payments: 1000 })
    const open = teller.bank.db.payments.all().filter(({ status }) => status === 'queued' || status === 'processing')
    found.push(...open.flatMap((payment) => oddities(teller.bank.db, now, payment)))
  }
  expect(found).toEqual([])
})

test('no reference names a year or a quarter, which would be another one at another time', async () => {
  for (const prospect of [null, kitOf({ company: 'Brightwater' })]) {
    const { db } = (await Teller.signedOutAt('established', { prospect })).bank
    expect(db.payments.all().filter(({ reference }) => / 2\d-|\bQ\d/.test(reference ?? ''))).toEqual([])
  }
})
