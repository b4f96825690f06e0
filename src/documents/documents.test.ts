import { csv2json } from 'csv42'
import { describe, expect, it } from 'vitest'
import type { Payment } from '../contract/payments.ts'
import { pdfLines } from '../testing/pdf-text.ts'
import { buildAccount, buildPayment } from '../testing/rows.ts'
import { accountLetter } from './account-letter.ts'
import { formatDateTime } from '../text/format.ts'
import { paymentReceipt } from './payment-receipt.ts'
import { isoBounds } from './period.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'
import { activityIn, statementLines, statementName, statementTitle, totalsOf } from './statement.ts'

const payment = (over: Partial<Payment> = {}) => buildPayment({ amount: 10.1, ...over })

/** The lines of payments alone. */
const linesFor = (payments: readonly Payment[]) =>
  statementLines({ payments, trades: [], credits: [] }, 'EUR', { from: '', to: '' })

const csvRows = async (statement: Parameters<typeof statementCsv>[0]) =>
  csv2json<Record<string, string>>((await statementCsv(statement)).replace('\uFEFF', ''), { parseValue: String })

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
    expect(statementName(statement, 'csv')).toBe('statement-eur-2026-11-01-to-2026-11-30.csv')
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
    const lines = linesFor([
      payment({ status: 'failed', amount: 99 }),
      payment({ status: 'queued', amount: 99 }),
      payment({ status: 'processing', amount: 1 }),
      payment(),
    ])
    const balances = { opening: 110.1, received: 0, exchanged: 0, closing: 100 }
    const rows = await csvRows({ currency: 'EUR', period, balances, lines })
    expect(rows.map((row) => [row.Status, row.Amount, row['Paid out'], row.Pending, row.Balance])).toEqual([
      ['', '', '', '', '110.10'],
      ['settled', '-10.10', '-10.10', '', '100.00'],
      ['processing', '-1.00', '', '-1.00', '100.00'],
      ['queued', '-99.00', '', '-99.00', '100.00'],
      ['', '', '', '', '100.00'],
    ])
    const printed = await linesOf(
      await statementPdf({
        currency: 'EUR',
        period,
        legalName: 'H',
        issuedAt: '2026-11-20T12:00:00.000Z',
        letterhead: { name: 'C' },
        balances,
        lines,
      }),
    )
    expect(printed.filter((line) => /\.\d\d$/.test(line))).toEqual([
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
        lines: linesFor(Array.from({ length: 40 }, () => payment())),
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
        lines: linesFor(Array.from({ length: 100 }, () => payment())),
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
      lines: [],
    }
    expect(await linesOf(await statementPdf(statement))).toContain('No activity in this period.')
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
