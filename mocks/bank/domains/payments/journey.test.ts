import { expect, test } from 'vitest'
import { journeyOf, statusAt } from './journey.ts'

// A week in November 2026: the 19th is a Thursday.
test.for([
  ['FASTER_PAYMENTS', '2026-11-20T08:30:00Z', '2026-11-20T08:30:02.000Z', '2026-11-20T08:30:06.000Z'],
  ['SEPA_INSTANT', '2026-11-20T08:30:00Z', '2026-11-20T08:30:01.000Z', '2026-11-20T08:30:04.000Z'],
  ['SEPA', '2026-11-19T09:49:00Z', '2026-11-20T11:00:00.000Z', '2026-11-20T12:30:00.000Z'],
  ['SEPA', '2026-11-20T09:49:00Z', '2026-11-23T11:00:00.000Z', '2026-11-23T12:30:00.000Z'],
  ['SWIFT', '2026-11-19T10:18:00Z', '2026-11-19T11:00:00.000Z', '2026-11-20T13:00:00.000Z'],
  ['SWIFT', '2026-11-20T10:18:00Z', '2026-11-20T11:00:00.000Z', '2026-11-23T13:00:00.000Z'],
  // Over Christmas, New Year and Easter.
  ['SEPA', '2025-12-24T09:49:00Z', '2025-12-29T11:00:00.000Z', '2025-12-29T12:30:00.000Z'],
  ['SWIFT', '2026-12-31T10:18:00Z', '2026-12-31T11:00:00.000Z', '2027-01-04T13:00:00.000Z'],
  ['SWIFT', '2026-04-02T10:18:00Z', '2026-04-02T11:00:00.000Z', '2026-04-07T13:00:00.000Z'],
] as const)('a %s payment made at %s is processing from %s and settled at %s', ([rail, made, processing, done]) => {
  const at = Date.parse(made)
  expect(journeyOf(rail, at, false)).toEqual([
    { move: 'payment.process', to: 'processing', at: Date.parse(processing) },
    { move: 'payment.settle', to: 'settled', at: Date.parse(done) },
  ])
  expect(journeyOf(rail, at, true)[1]).toEqual({ move: 'payment.fail', to: 'failed', at: Date.parse(done) })
  const status = (moment: number) => statusAt(moment, rail, at, false)
  expect(
    [
      at,
      Date.parse(processing) - 1,
      Date.parse(processing),
      Date.parse(done) - 1,
      Date.parse(done),
      at + 30 * 24 * 60 * 60 * 1000,
    ].map(status),
  ).toEqual(['queued', 'queued', 'processing', 'processing', 'settled', 'settled'])
})
