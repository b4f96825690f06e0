import { Big } from 'big.js'
import { minorDigits } from '../../../../src/contract/values/money.ts'

interface Arithmetic {
  feeMinor: number
  totalMinor: number
}

/**
 * The fee is rounded to the nearest minor unit, the payout is rounded down: the fraction of a minor unit always stays
 * with the bank, so converting there and back never gains one, at any amount.
 */
export function convert(minor: number, from: string, to: string, rate: number, markupBps: number): Arithmetic {
  const fee = Big(minor).times(markupBps).div(10_000).round(0, Big.roundHalfUp)
  const scale = Big(10)
    .pow(minorDigits(to))
    .div(Big(10).pow(minorDigits(from)))
  const total = Big(minor).minus(fee).times(rate).times(scale).round(0, Big.roundDown)
  return { feeMinor: fee.toNumber(), totalMinor: total.toNumber() }
}

export interface NamedRate {
  pair: string
  rate: number
  /** Milliseconds since the epoch. */
  at: number
}

type RateJudgement = 'honoured' | 'expired' | 'unknown'

/** Whether a trade may use `rate`: quoted to this customer or published now. Late quotes count unless `strict`. */
export function judgeRate(
  wanted: { pair: string; rate: number },
  quotes: readonly NamedRate[],
  published: number | undefined,
  { now, validMs, strict }: { now: number; validMs: number; strict: boolean },
): RateJudgement {
  const named = quotes.filter(({ pair, rate }) => pair === wanted.pair && rate === wanted.rate)
  // A quote from the future, after the clock was turned back, counts as expired.
  if (named.some(({ at }) => at <= now && now - at <= validMs)) return 'honoured'
  if (strict) return named.length > 0 || wanted.rate === published ? 'expired' : 'unknown'
  return named.length > 0 || wanted.rate === published ? 'honoured' : 'unknown'
}
