import { csv2json } from 'csv42'
import { describe, expect, it } from 'vitest'
import type { Account } from '../contract/accounts.ts'
import type { FxTrade } from '../contract/fx.ts'
import type { Payment } from '../contract/payments.ts'
import { pdfLines } from '../testing/pdf-text.ts'
import { buildAccount, buildPayment } from '../testing/rows.ts'
import { isoBounds } from './period.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'
import { balancesOf, statementLines } from './statement.ts'

const payment = (over: Partial<Payment> = {}) => buildPayment({ amount: 10.1, ...over })

const ACCOUNT = buildAccount({ currency: 'EUR' })

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

it('explains the difference of the two balances line by line, with exchanges and money paid in', async () => {
  const period = { from: '2026-11-01', to: '2026-11-30' }
  const movements = {
    payments: [
      payment({ amount: 7, createdAt: '2026-12-02T12:00:00.000Z' }),
      payment({ amount: 50, status: 'queued', createdAt: '2026-11-10T12:00:00.000Z' }),
      payment({ amount: 20, createdAt: '2026-11-04T12:00:00.000Z' }),
    ],
    trades: [
      trade({ fromCurrency: 'EUR', toCurrency: 'USD', amount: 10.5, createdAt: '2026-11-12T12:00:00.000Z' }),
      trade({}),
      trade({ fromCurrency: 'GBP', toCurrency: 'USD' }),
      trade({ createdAt: '2026-10-31T12:00:00.000Z' }),
    ],
    credits: [{ amount: 60, createdAt: '2026-11-03T12:00:00.000Z' }],
  }
  const accounts = [{ ...ACCOUNT, current: 500 }]
  const lines = statementLines(movements, 'EUR', period)
  const statement = {
    currency: 'EUR',
    period,
    balances: balancesOf({ accounts, ...movements }, 'EUR', period),
    lines,
  }
  const rows = csv2json<Record<string, string>>((await statementCsv(statement)).replace('\uFEFF', ''), {
    parseValue: String,
  })
  expect(rows.map((row) => [row.Description, row.Reference, row.Amount, row.Balance])).toEqual([
    ['Opening balance', '', '', '379.00'],
    ['Paid in', '', '60.00', '439.00'],
    ['Nordlicht Rösterei', '', '-20.00', '419.00'],
    ['Exchange from GBP', '1 GBP = 1.1000 EUR', '98.50', '517.50'],
    ['Nordlicht Rösterei', '', '-50.00', '517.50'],
    ['Exchange to USD', '1 EUR = 1.1000 USD', '-10.50', '507.00'],
    ['Closing balance', '', '', '507.00'],
  ])
  const file = await statementPdf({
    ...statement,
    legalName: 'H',
    issuedAt: '2026-11-20T12:00:00.000Z',
    letterhead: { name: 'Corridor' },
  })
  const pdf = pdfLines(Buffer.from(await file.arrayBuffer()).toString('latin1'))
  for (const text of ['Paid in', 'Exchange from GBP', '€98.50', 'Exchange to USD', '−€10.50', 'Pending €50.00'])
    expect(pdf).toContain(text)
})
