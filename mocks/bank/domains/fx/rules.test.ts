import { expect, test } from 'vitest'
import { convert, judgeRate, type NamedRate } from './rules.ts'

const PAIR = 'GBP/USD'
const NOW = 1_000_000
const quotedAt = (at: number, rate = 1.25, pair = PAIR): NamedRate => ({ pair, rate, at })

test.each<[what: string, quotes: NamedRate[], published: number | undefined, late: string, strict: string]>([
  ['quoted in this moment', [quotedAt(NOW)], 1.3, 'honoured', 'honoured'],
  ['quoted 30 seconds ago', [quotedAt(NOW - 30_000)], 1.3, 'honoured', 'honoured'],
  ['quoted longer ago', [quotedAt(NOW - 30_001)], 1.3, 'honoured', 'expired'],
  ['quoted in the future', [quotedAt(NOW + 1)], 1.3, 'honoured', 'expired'],
  ['quoted long ago and again', [quotedAt(NOW - 90_000), quotedAt(NOW - 1)], 1.3, 'honoured', 'honoured'],
  ['published but not quoted', [], 1.25, 'honoured', 'expired'],
  ['neither quoted nor published', [quotedAt(NOW, 1.2)], 1.3, 'unknown', 'unknown'],
  ['quoted for another pair', [quotedAt(NOW, 1.25, 'GBP/EUR')], undefined, 'unknown', 'unknown'],
])('a rate that was %s is judged', (_, quotes, published, late, strict) => {
  const judge = (isStrict: boolean) =>
    judgeRate({ pair: PAIR, rate: 1.25 }, quotes, published, { now: NOW, validMs: 30_000, strict: isStrict })
  expect([judge(false), judge(true)]).toEqual([late, strict])
})

test.each([
  [100, 'GBP', 'USD', 1.25, 50, { feeMinor: 1, totalMinor: 123 }],
  [99, 'GBP', 'USD', 1.25, 50, { feeMinor: 0, totalMinor: 123 }],
  [10_000, 'GBP', 'JPY', 186.08, 50, { feeMinor: 50, totalMinor: 18_514 }],
  [18_608, 'JPY', 'GBP', 0.005_374, 50, { feeMinor: 93, totalMinor: 9949 }],
  [1_000_000, 'GBP', 'USD', 1.2658, 0, { feeMinor: 0, totalMinor: 1_265_800 }],
])('%d minor units of %s are converted to %s at %d with %d basis points', (minor, from, to, rate, markup, result) => {
  expect(convert(minor, from, to, rate, markup)).toEqual(result)
})
