import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, type Currency } from '../../../../src/contract/values/money.ts'
import { publish, ratesAt, ratesOfLastDay, STEP_MS } from './rates.ts'
import { convert, judgeRate } from './rules.ts'

const START = Date.UTC(2026, 10, 20, 9, 0)
const rates = (now: number, seed = 2026) => ratesAt({ seed, seededAt: START, now })

const moment = fc.record({ seed: fc.integer(), after: fc.integer({ min: 0, max: 400 * 24 * 60 * 60 * 1000 }) })
const currency = fc.constantFrom(...CURRENCIES)

describe('the published rates', () => {
  test('cover every ordered pair of the ten currencies, the pairs of the strip first', () => {
    const pairs = Object.keys(rates(START))
    expect(pairs).toHaveLength(90)
    expect(pairs.slice(0, 6)).toEqual(['GBP/USD', 'GBP/EUR', 'EUR/USD', 'USD/JPY', 'GBP/JPY', 'EUR/CHF'])
  })

  test('of a moment are the same in every build, so that a stored room goes on', () => {
    const later = START + 500 * STEP_MS
    expect(rates(later)).toMatchObject({ 'GBP/USD': 1.2649, 'EUR/JPY': 161.8764, 'SEK/DKK': 0.68131 })
    expect(rates(later, 7)).toMatchObject({ 'GBP/USD': 1.2654, 'CHF/EUR': 1.0619, 'NOK/CAD': 0.13238 })
  })

  test('of a moment are computed once', () => {
    expect(rates(START + 1)).toBe(rates(START + 2))
  })

  test('of the last day are those that were published each hour', () => {
    const now = START + 3 * 24 * 60 * 60 * 1000
    const day = ratesOfLastDay({ seed: 2026, seededAt: START, now }, 'EUR/USD')
    expect(day).toHaveLength(25)
    expect(day).toEqual(day.map((_, hour) => rates(now - (24 - hour) * 60 * 60 * 1000)['EUR/USD']))
    expect(new Set(day).size).toBeGreaterThan(10)
    expect(ratesOfLastDay({ seed: 2027, seededAt: START, now }, 'EUR/USD')).not.toEqual(day)
  })

  test('start at their values at rest', () => {
    const start = rates(START)
    expect(start).toMatchObject({
      'GBP/USD': 1.2658,
      'GBP/EUR': 1.1494,
      'GBP/JPY': 186.08,
      'GBP/CAD': 1.7975,
      'GBP/AUD': 2.0416,
      'GBP/CHF': 1.0823,
      'GBP/SEK': 12.586,
      'GBP/NOK': 13.563,
      'GBP/DKK': 8.5747,
    })
  })

  test('depend on the moment only, not on earlier calls', () => {
    const moments = [0, 1, 2, 500, 3, 2, 1, 0].map((step) => START + step * STEP_MS)
    const once = moments.map((now) => ({ ...rates(now) }))
    const again = moments.toReversed().map((now) => ({ ...rates(now) }))
    expect(again.toReversed()).toEqual(once)
    expect(rates(START + STEP_MS - 1)).toEqual(rates(START))
    expect(rates(START + STEP_MS)).not.toEqual(rates(START))
  })

  test('move one or two basis points per step and stay near rest for a year', () => {
    const steps = Array.from({ length: 2000 }, (_, step) => rates(START + step * STEP_MS)['GBP/USD'] ?? 0)
    const moves = steps.slice(1).map((rate, step) => Math.abs(rate / (steps[step] ?? 1) - 1) * 10_000)
    const typical = moves.toSorted((a, b) => a - b)[Math.floor(moves.length / 2)] ?? 0
    expect(typical).toBeGreaterThan(0.5)
    expect(typical).toBeLessThan(2.5)
    for (let day = 0; day < 365; day += 1) {
      const rate = rates(START + day * 24 * 60 * 60 * 1000)['GBP/USD'] ?? 0
      expect(Math.abs(rate / 1.2658 - 1)).toBeLessThan(0.01)
    }
  })

  test('allow no profit on any cycle of pairs, for any seed and moment', () => {
    fc.assert(
      fc.property(moment, fc.uniqueArray(currency, { minLength: 2, maxLength: 6 }), ({ seed, after }, round) => {
        const published = rates(START + after, seed)
        const product = round.reduce((value, from, index) => {
          const to = round[(index + 1) % round.length] as Currency
          return value * (published[`${from}/${to}`] ?? Number.NaN)
        }, 1)
        // Rounding errors of doubles are not a profit.
        expect(product).toBeLessThanOrEqual(1 + 1e-14)
        expect(product).toBeGreaterThan(1 - 0.0006 * round.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('yield no extra minor unit on any cycle without a markup, for any amount', () => {
    const amount = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 100_000_000 }))
    fc.assert(
      fc.property(
        moment,
        amount,
        fc.uniqueArray(currency, { minLength: 2, maxLength: 5 }),
        ({ seed, after }, minor, round) => {
          const published = rates(START + after, seed)
          const back = round.reduce((held, from, index) => {
            const to = round[(index + 1) % round.length] as Currency
            return convert(held, from, to, published[`${from}/${to}`] ?? Number.NaN, 0).totalMinor
          }, minor)
          expect(back).toBeLessThanOrEqual(minor)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.for([
    [1.26582278, 1.2658],
    [186.08999, 186.0899],
    [0.8699999, 0.86999],
    [0.00537403, 0.005374],
    [1, 1],
  ])('are rounded down: %s is published as %s', ([cross, published]) => {
    expect(publish(cross ?? 0)).toBe(published)
  })
})

describe('a conversion', () => {
  test.for([
    { minor: 1_000_000, from: 'GBP', to: 'USD', rate: 1.2658, bps: 50, fee: 5000, total: 1_259_471 },
    { minor: 1_000_000, from: 'GBP', to: 'JPY', rate: 186.08, bps: 50, fee: 5000, total: 1_851_496 },
    { minor: 10_000, from: 'JPY', to: 'GBP', rate: 0.005374, bps: 50, fee: 50, total: 5347 },
    { minor: 1, from: 'JPY', to: 'GBP', rate: 0.005374, bps: 50, fee: 0, total: 0 },
    { minor: 100, from: 'GBP', to: 'EUR', rate: 1.1494, bps: 50, fee: 1, total: 113 },
    { minor: 99, from: 'GBP', to: 'EUR', rate: 1.1494, bps: 50, fee: 0, total: 113 },
    { minor: 100, from: 'GBP', to: 'EUR', rate: 1.1494, bps: 0, fee: 0, total: 114 },
    { minor: 100, from: 'GBP', to: 'EUR', rate: 1.1494, bps: 1000, fee: 10, total: 103 },
  ])('of $minor $from at $rate with $bps basis points is $total $to', ({ minor, from, to, rate, bps, fee, total }) => {
    expect(convert(minor, from, to, rate, bps)).toEqual({ feeMinor: fee, totalMinor: total })
  })
})

describe('a rate', () => {
  const quoted = { pair: 'GBP/USD', rate: 1.2658, at: START }
  const terms = (after: number, strict: boolean) => ({ now: START + after, validMs: 30_000, strict })

  test.for([
    { after: 30_000, strict: true, judged: 'honoured' },
    { after: 30_001, strict: true, judged: 'expired' },
    { after: 600_000, strict: false, judged: 'honoured' },
    { after: -1000, strict: true, judged: 'expired' },
  ])('quoted $after ms ago is $judged (strict: $strict)', ({ after, strict, judged }) => {
    expect(judgeRate(quoted, [quoted], undefined, terms(after, strict))).toBe(judged)
  })

  test('without a quote is unknown, unless it is published now', () => {
    const made = { pair: 'GBP/USD', rate: 9 }
    expect(judgeRate(made, [quoted], 1.27, terms(0, false))).toBe('unknown')
    expect(judgeRate({ pair: 'GBP/USD', rate: 1.27 }, [], 1.27, terms(0, false))).toBe('honoured')
    // When strict, a published rate must be quoted first.
    expect(judgeRate({ pair: 'GBP/USD', rate: 1.27 }, [], 1.27, terms(0, true))).toBe('expired')
    expect(judgeRate({ pair: 'USD/GBP', rate: 1.2658 }, [quoted], undefined, terms(0, false))).toBe('unknown')
  })
})

test('rates change every 30 seconds and differ between seeds', () => {
  const hour = START + 3_600_000
  expect(rates(hour + 29_999)).toEqual(rates(hour))
  expect(rates(hour + 30_000)).not.toEqual(rates(hour))
  expect(rates(hour, 2027)).not.toEqual(rates(hour))
})
