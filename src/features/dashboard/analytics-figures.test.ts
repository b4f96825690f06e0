import { describe, expect, it } from 'vitest'
import type { Payment } from '../../contract/payments.ts'
import { buildAccount, buildPayment } from '../../testing/rows.ts'
import { ANALYTICS_WEEKS, analyticsFigures } from './analytics-figures.ts'

const time = Date.UTC(2026, 10, 20, 12)
const DAY = 86_400_000

const account = (currency: string, current: number) =>
  buildAccount({ id: `${currency}${current}`, currency, current, available: current })
const payment = (over: Partial<Payment>) =>
  buildPayment({ rail: 'SWIFT', currency: 'GBP', createdAt: new Date(time - DAY).toISOString(), ...over })

describe('balance by currency', () => {
  it('sums accounts per currency and converts to GBP, largest first', () => {
    const { balance, balances } = analyticsFigures(
      [account('USD', 100), account('GBP', 10.1), account('GBP', 0.2), account('EUR', 1000)],
      [],
      {},
      time,
    )
    expect(balance).toBe(959.3)
    expect(balances).toEqual([
      { currency: 'EUR', balance: 870 },
      { currency: 'USD', balance: 79 },
      { currency: 'GBP', balance: 10.3 },
    ])
  })

  it('converts other currencies by the rates and lists those without a rate', () => {
    const figures = analyticsFigures([account('JPY', 12_000_000), account('CAD', 5)], [], { 'JPY/GBP': 0.005 }, time)
    expect(figures.balances).toEqual([{ currency: 'JPY', balance: 60000 }])
    expect(figures.leftOut).toEqual(['CAD'])
  })
})

describe('volume', () => {
  it('counts payments per week and per rail, except failed ones', () => {
    const figures = analyticsFigures(
      [],
      [
        payment({ amount: 100 }),
        payment({ amount: 50, rail: 'SEPA', currency: 'EUR', createdAt: new Date(time - 8 * DAY).toISOString() }),
        payment({ amount: 999, status: 'failed' }),
        payment({ amount: 7, createdAt: new Date(time - 400 * DAY).toISOString() }),
      ],
      {},
      time,
    )
    expect(figures.weeks).toHaveLength(ANALYTICS_WEEKS)
    expect(figures.weeks.at(-1)).toMatchObject({ volume: 100, payments: 1 })
    expect(figures.weeks.at(-2)).toMatchObject({ volume: 43.5, payments: 1 })
    expect(figures.rails).toEqual([
      { rail: 'FASTER_PAYMENTS', volume: 0, payments: 0 },
      { rail: 'SEPA', volume: 43.5, payments: 1 },
      { rail: 'SEPA_INSTANT', volume: 0, payments: 0 },
      { rail: 'SWIFT', volume: 100, payments: 1 },
    ])
  })

  it('ignores payments with an invalid date and keeps unknown rails', () => {
    const figures = analyticsFigures(
      [],
      [payment({ createdAt: 'soon' }), payment({ rail: 'CHAPS' as Payment['rail'] })],
      {},
      time,
    )
    expect(figures.rails.find(({ rail }) => rail === 'CHAPS')).toEqual({ rail: 'CHAPS', volume: 100, payments: 1 })
    expect(figures.weeks.reduce((sum, { payments }) => sum + payments, 0)).toBe(1)
  })
})
