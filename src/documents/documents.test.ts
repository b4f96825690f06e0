import { csv2json } from 'csv42'
import { describe, expect, it } from 'vitest'
import type { Account } from '../contract/accounts.ts'
import type { FxTrade } from '../contract/fx.ts'
import type { Payment } from '../contract/payments.ts'
import { pdfLines } from '../testing/pdf-text.ts'
import { buildAccount, buildPayment } from '../testing/rows.ts'
import { accountLetter } from './account-letter.ts'
import { formatDateTime } from '../text/format.ts'
import { paymentReceipt } from './payment-receipt.ts'
import { isoBounds } from './period.ts'
import { statementCsv } from './payments-csv.ts'
import { statementPdf } from './statement-pdf.ts'
import { activityIn, balancesOf, statementName, statementTitle, totalsOf } from './statement.ts'

const payment = (over: Partial<Payment> = {}) => buildPayment({ amount: 10.1, ...over })

const ACCOUNT = buildAccount({ currency: 'EUR' })

const source = async (file: Blob) => Buffer.from(await file.arrayBuffer()).toString('latin1')
const linesOf = async (file: Blob) => pdfLines(await source(file))
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length ?? 0

describe('the activity of a currency', () => {
  it('contains the payments in that currency within the period, oldest first', () => {
    const payments = [
      payment({ id: 'new', createdAt: new Date(2026, 10, 30, 23).toISOString() }),
      payment({ id: 'old', createdAt: '2026-11-02T08:00:00.000Z' }),
      payment({ id: 'other', currency: 'GBP' }),
      payment({ id: 'earlier', createdAt: '2026-10-20T08:00:00.000Z' }),
    ]
    expect(activityIn(payments, 'EUR', { from: '2026-11-01', to: '2026-11-30' }).map(({ id }) => id)).toEqual([
      'old',
      'new',
    ])
  })

  it('includes the start of the first day and excludes the start of the day after the last', () => {
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const { start, end } = isoBounds(period)
    expect(
      activityIn(
        [start, end].map((createdAt) => payment({ createdAt })),
        'EUR',
        period,
      ).map(({ createdAt }) => createdAt),
    ).toEqual([start])
  })

  it('sorts the payments by day and leaves out failed ones', () => {
    const days = ['2026-11-05', '2026-11-20', '2026-11-10', '2026-11-02']
    const payments = days.map((day) => payment({ id: day, createdAt: `${day}T12:00:00.000Z` }))
    const failed = payment({ id: 'failed', status: 'failed' })
    expect(activityIn([...payments, failed], 'EUR', { from: '', to: '' }).map(({ id }) => id)).toEqual(days.toSorted())
  })

  it('names its file by the currency and the period', () => {
    expect(statementTitle('EUR')).toBe('EUR statement')
    const statement = { currency: 'EUR', period: { from: '2026-11-01', to: '2026-11-30' } }
    expect(statementName(statement, 'csv')).toBe('activity-eur-2026-11-01-to-2026-11-30.csv')
  })

  it('keeps the order of payments that were made at the same instant', () => {
    const payments = ['third', 'second', 'first'].map((id) => payment({ id }))
    expect(activityIn(payments, 'EUR', { from: '', to: '' }).map(({ id }) => id)).toEqual(['first', 'second', 'third'])
  })

  it('adds amounts exactly and ignores NaN and failed payments', () => {
    const failed = payment({ status: 'failed' })
    const payments = [payment(), payment({ amount: 0.2 }), payment({ amount: NaN }), failed]
    expect(totalsOf(payments, 'EUR')).toEqual({ paidOut: 10.3, pending: 0 })
  })

  it('counts settled payments as paid out, open ones as pending and failed ones as neither, in both files', async () => {
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const activity = activityIn(
      [
        payment({ status: 'failed', amount: 99 }),
        payment({ status: 'queued', amount: 99 }),
        payment({ status: 'processing', amount: 1 }),
        payment(),
      ],
      'EUR',
      period,
    )
    const rows = csv2json<Record<string, string>>((await statementCsv(activity)).replace('\uFEFF', ''), {
      parseValue: String,
    })
    expect(rows.map((row) => [row.Status, row.Amount, row['Paid out'], row.Pending ?? ''])).toEqual([
      ['settled', '-10.10', '-10.10', ''],
      ['processing', '-1.00', '', '-1.00'],
      ['queued', '-99.00', '', '-99.00'],
    ])
    const lines = await linesOf(
      await statementPdf({
        currency: 'EUR',
        period,
        legalName: 'H',
        issuedAt: '2026-11-20T12:00:00.000Z',
        letterhead: { name: 'C' },
        balances: { opening: 110.1, received: 0, exchanged: 0, closing: 100 },
        payments: activity,
      }),
    )
    expect(lines.filter((line) => /\.\d\d$/.test(line))).toEqual([
      'Pending €100.00',
      '€110.10',
      '−€10.10',
      '€100.00',
      '−€10.10',
      '−€1.00',
      '−€99.00',
    ])
  })
})

const trade = (over: Partial<FxTrade>): FxTrade => ({
  id: '3f2a91c0-0000-4000-8000-000000000001',
  fromCurrency: 'GBP',
  toCurrency: 'EUR',
  amount: 90,
  rate: 1.1,
  fee: 0.45,
  total: 98.5,
  markupBps: 50,
  createdAt: '2026-11-05T12:00:00.000Z',
  ...over,
})

describe('the balances of a statement', () => {
  const period = { from: '2026-11-01', to: '2026-11-10' }
  const accounts: Account[] = [{ ...ACCOUNT, currency: 'EUR', current: 500 }]
  it('are counted back from the current one by what was paid and exchanged', () => {
    const payments = [
      payment({ amount: 30, createdAt: '2026-11-15T12:00:00.000Z' }),
      payment({ amount: 20 }),
      payment({ amount: 7, status: 'processing' }),
      payment({ amount: 8, status: 'failed' }),
      payment({ amount: 9, currency: 'USD' }),
      payment({ amount: 40, createdAt: '2026-10-15T12:00:00.000Z' }),
    ]
    const trades = [
      trade({}),
      trade({ fromCurrency: 'EUR', toCurrency: 'USD', amount: 10.5, createdAt: '2026-11-12T12:00:00.000Z' }),
    ]
    expect(balancesOf({ accounts, payments, trades, credits: [] }, 'EUR', period)).toEqual({
      opening: 500 + 30 + 20 - 98.5 + 10.5,
      received: 0,
      exchanged: 98.5,
      closing: 500 + 30 + 10.5,
    })
  })

  it('say what has arrived in the period, and stay as they were when something arrives later', () => {
    const [account = ACCOUNT] = accounts
    const arrived = { amount: 60, createdAt: '2026-11-05T12:00:00.000Z' }
    const later = { amount: 1000, createdAt: '2026-11-20T12:00:00.000Z' }
    const before = balancesOf({ accounts, payments: [], trades: [], credits: [arrived] }, 'EUR', period)
    expect(before).toEqual({ opening: 440, received: 60, exchanged: 0, closing: 500 })
    const topped = [{ ...account, current: 1500 }]
    expect(
      balancesOf({ accounts: topped, payments: [], trades: [], credits: [arrived, later] }, 'EUR', period),
    ).toEqual(before)
  })

  it('take what happens as the period begins as part of it, and what happens as it has ended as later', () => {
    const { start, end } = isoBounds(period)
    const payments = [payment({ amount: 30, createdAt: end }), payment({ amount: 20, createdAt: start })]
    const trades = [trade({ total: 5, createdAt: end }), trade({ total: 3, createdAt: start })]
    const others: Account[] = [...accounts, { ...ACCOUNT, currency: 'GBP', current: 70 }]
    expect(balancesOf({ accounts: others, payments, trades, credits: [] }, 'EUR', period)).toEqual({
      opening: 500 + 50 - 8,
      received: 0,
      exchanged: 3,
      closing: 500 + 30 - 5,
    })
  })
})

describe('a document', () => {
  it('has the colour of the brand on every page', async () => {
    const letter = await source(
      await statementPdf({
        currency: 'EUR',
        period: { from: '2026-11-01', to: '2026-11-30' },
        legalName: 'H',
        issuedAt: '2026-11-20T12:00:00.000Z',
        letterhead: { name: 'Northbank', color: '#1d4ed8' },
        balances: { opening: 110.1, received: 0, exchanged: 0, closing: 100 },
        payments: Array.from({ length: 40 }, () => payment()),
      }),
    )
    // jsPDF writes colours as shares of one: 1d4ed8.
    expect(letter.match(/0\.11 0\.31 0\.85 rg/g)).toHaveLength(pagesOf(letter))
  })

  it('has the watermark on every page', async () => {
    const pdf = await source(
      await statementPdf({
        currency: 'EUR',
        period: { from: '2026-11-01', to: '2026-11-30' },
        legalName: 'Halden Coffee Imports Ltd',
        issuedAt: '2026-11-20T12:00:00.000Z',
        letterhead: { name: 'Corridor' },
        balances: { opening: 110.1, received: 0, exchanged: 0, closing: 100 },
        payments: Array.from({ length: 100 }, () => payment()),
      }),
    )
    const pages = pagesOf(pdf)
    expect(pages).toBeGreaterThan(3)
    const lines = pdfLines(pdf)
    expect(lines.filter((line) => line === 'Demonstration')).toHaveLength(pages)
    expect(lines).toContain(`Page ${pages} of ${pages}`)
    expect(lines.filter((line) => line === 'Nordlicht Rösterei')).toHaveLength(100)
  })

  it('says so when there were no payments', async () => {
    const statement = {
      currency: 'EUR',
      period: { from: '2026-11-01', to: '2026-11-30' },
      legalName: 'H',
      issuedAt: '2026-11-20T12:00:00.000Z',
      letterhead: { name: 'C' },
      balances: { opening: 110.1, received: 0, exchanged: 0, closing: 100 },
      payments: [],
    }
    expect(await linesOf(await statementPdf(statement))).toContain('No payments in this period.')
  })

  it('prints brackets and backslashes in a name', async () => {
    const account = buildAccount()
    const lines = await linesOf(
      await accountLetter({
        account,
        legalName: 'Halden (UK) \\ Ltd',
        issuedAt: '2026-11-20T12:00:00.000Z',
        letterhead: { name: 'Corridor' },
      }),
    )
    expect(lines).toContain('Halden (UK) \\ Ltd')
    expect(lines).toContain('GB29 CRDR 0400 7520 4188 30')
    expect(lines).toContain('CRDRGB2L')
  })
})

it('writes a receipt that names payer, beneficiary, amount, times and status', async () => {
  const createdAt = '2026-11-18T08:15:00.000Z'
  const lines = await linesOf(
    await paymentReceipt({
      payment: payment({ amount: 2415.5, reference: 'Order 7815', createdAt }),
      legalName: 'Halden Coffee Imports Ltd',
      issuedAt: '2026-11-20T12:00:00.000Z',
      letterhead: { name: 'Corridor' },
    }),
  )
  for (const text of [
    '€2,415.50',
    'Halden Coffee Imports Ltd',
    'Nordlicht Rösterei',
    'DE89 3704 0044 0532 0130 00',
    'Order 7815',
    formatDateTime(createdAt),
    'Settled',
    'The status is that of 20 Nov 2026.',
  ])
    expect(lines).toContain(text)
})
