import type { PaymentStatus, Rail } from '../../../../src/contract/payments.ts'
import { isClosed } from '../../../../src/contract/values/settlement-days.ts'
import { type PaymentMove, SCHEDULE } from './rules.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

interface Step {
  move: PaymentMove
  to: PaymentStatus
  /** Milliseconds. */
  at: number
}

export type Journey = readonly [Step, Step]

/** The same time of day on the next settlement day. */
function nextWorkingDay(at: number): number {
  const next = at + DAY
  return isClosed(next - (next % DAY)) ? nextWorkingDay(next) : next
}

function clearing(at: number): readonly [processing: number, done: number] {
  const begins = nextWorkingDay(at - (at % DAY)) + 11 * HOUR
  return [begins, begins + 1.5 * HOUR]
}

function correspondents(at: number): readonly [processing: number, done: number] {
  const sent = Math.ceil((at + HOUR / 2) / (HOUR / 2)) * (HOUR / 2)
  return [sent, nextWorkingDay(sent) + 2 * HOUR]
}

function timesOf(rail: Rail, at: number): readonly [processing: number, done: number] {
  if (rail === 'SEPA') return clearing(at)
  if (rail === 'SWIFT') return correspondents(at)
  return [at + SCHEDULE[rail].processing, at + SCHEDULE[rail].settled]
}

/** The steps of a seeded payment. New ones settle faster (`planOf`); these take as long as the product promises. */
export function journeyOf(rail: Rail, at: number, fails: boolean): Journey {
  const [processing, done] = timesOf(rail, at)
  return [
    { move: 'payment.process', to: 'processing', at: processing },
    fails ? { move: 'payment.fail', to: 'failed', at: done } : { move: 'payment.settle', to: 'settled', at: done },
  ]
}

/** The longest journey: a working day, and the holidays of Easter or Christmas with the weekend before it. */
const LONGEST = 6 * DAY

export function statusAt(now: number, rail: Rail, at: number, fails: boolean): PaymentStatus {
  if (now - at > LONGEST) return fails ? 'failed' : 'settled'
  return journeyOf(rail, at, fails).findLast((step) => step.at <= now)?.to ?? 'queued'
}
