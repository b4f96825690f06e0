import { describe, expect, it } from 'vitest'
import type { Account } from '../../contract/accounts.ts'
import {
  indicativeTotal,
  isQuoteFor,
  leadingPairs,
  quoteRequest,
  quoteTimeLeft,
  tradeObstacle,
  type HeldQuote,
} from './quote.ts'
import { sampleRateMovement } from './sample-rate-movement.ts'

const held: HeldQuote = {
  request: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 10_000 },
  quote: { amount: 10_000, rate: 1.2658, fee: 50, total: 12_594.71 },
  receivedAt: 1000,
}

describe('quoteTimeLeft', () => {
  it('runs from 30 seconds to zero', () => {
    expect(quoteTimeLeft(1000, 1000)).toBe(30_000)
    expect(quoteTimeLeft(1000, 30_999)).toBe(1)
    expect(quoteTimeLeft(1000, 31_000)).toBe(0)
  })

  it('stays between zero and 30 seconds when the clock jumps', () => {
    expect(quoteTimeLeft(1000, 90_000_000)).toBe(0)
    expect(quoteTimeLeft(1000, 900)).toBe(30_000)
  })

  it('is over for a quote from the future, after the clock was turned back', () => {
    expect(quoteTimeLeft(90_000_000, 1000)).toBe(0)
  })
})

describe('isQuoteFor', () => {
  it('accepts another notation of the same amount', () => {
    expect(isQuoteFor(held, { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10000.00' })).toBe(true)
  })

  it.each([
    ['another amount', { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10001' }],
    ['an unreadable amount', { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10.000,00' }],
    ['another source', { fromCurrency: 'EUR', toCurrency: 'USD', amount: '10000' }],
    ['another target', { fromCurrency: 'GBP', toCurrency: 'EUR', amount: '10000' }],
  ] as const)('rejects %s', (_, form) => {
    expect(isQuoteFor(held, form)).toBe(false)
  })
})

describe('quoteRequest', () => {
  it.each([
    ['10000', 'GBP', 10_000],
    ['0.1', 'GBP', 0.1],
    ['1234567.89', 'EUR', 1_234_567.89],
    [' 500 ', 'JPY', 500],
  ] as const)('sends %s %s as %d', (amount, fromCurrency, sent) => {
    expect(quoteRequest({ amount, fromCurrency, toCurrency: 'USD' })?.amount).toBe(sent)
  })

  it.each(['1.000,50', '１２３', '1e5', '', '-5', '0', '1.005'])('does not send %s', (amount) => {
    expect(quoteRequest({ amount, fromCurrency: 'GBP', toCurrency: 'USD' })).toBeUndefined()
  })
})

describe('indicativeTotal', () => {
  it('applies the live rate and the fee', () => {
    expect(indicativeTotal(held.request, { 'GBP/USD': 1.2658 })).toBe(12_594.71)
    expect(indicativeTotal({ fromCurrency: 'GBP', toCurrency: 'JPY', amount: 100 }, { 'GBP/JPY': 186.08 })).toBe(18_514)
  })

  it.each([
    [{ fromCurrency: 'GBP', toCurrency: 'JPY', amount: 1 }, { 'GBP/JPY': 186.08 }, 184],
    [{ fromCurrency: 'JPY', toCurrency: 'GBP', amount: 101 }, { 'JPY/GBP': 0.0053741 }, 0.53],
  ] as const)('never exceeds the quote, whose fee is rounded to minor units: %o', (request, rates, total) => {
    expect(indicativeTotal(request, rates)).toBe(total)
  })

  it('is undefined without a rate', () => {
    expect(indicativeTotal(held.request, {})).toBeUndefined()
  })
})

describe('live rates', () => {
  it('include the first six pairs in the order of the answer', () => {
    const rates = Object.fromEntries(
      ['B/A', 'A/B', 'C/A', 'A/C', 'B/C', 'C/B', 'D/A'].map((pair, index) => [pair, index + 1]),
    )
    expect(leadingPairs(rates).map(({ pair }) => pair)).toEqual(['B/A', 'A/B', 'C/A', 'A/C', 'B/C', 'C/B'])
  })

  it('have a sample movement that depends on the rate only and ends at the rate', () => {
    const movement = sampleRateMovement('GBP/USD', 1.2658)
    expect(sampleRateMovement('GBP/USD', 1.2658)).toEqual(movement)
    expect(sampleRateMovement('GBP/USD', 1.2659)).not.toEqual(movement)
    expect(movement.points.at(-1)).toBeCloseTo(1.2658, 10)
    expect(Math.abs(movement.changePercent)).toBeLessThanOrEqual(0.6)
    expect((1.2658 / (movement.points[0] ?? 0) - 1) * 100).toBeCloseTo(movement.changePercent, 6)
  })

  it('have a line that is not flat, even if the change is 0.00%', () => {
    const unchanged = Array.from({ length: 400 }, (_, step) =>
      sampleRateMovement('GBP/USD', 1.25 + step / 10_000),
    ).find(({ changePercent }) => changePercent === 0)
    expect(new Set(unchanged?.points).size).toBeGreaterThan(10)
  })
})

const account = (currency: string, available: number) =>
  ({ id: currency, label: `${currency} account`, currency, available, current: available, reserved: 0 }) as Account

describe('tradeObstacle', () => {
  const dollars = account('USD', 0)

  it.each([
    [[dollars], 'You have no GBP account to exchange from.'],
    [[account('GBP', 9_999.99), dollars], 'Only £9,999.99 is available in GBP account.'],
    [[account('GBP', 10_000)], 'You have no USD account to receive it.'],
    [[account('GBP', 5), account('GBP', 10_000), dollars], undefined],
  ] as const)('with %j is %s', (accounts, obstacle) => expect(tradeObstacle(held.request, accounts)).toBe(obstacle))
})
