import { seededRandom } from '../../seeded-random.ts'

/**
 * A random movement for display beside a live rate, as the specification requires, because the bank's answer has no
 * history. The page labels it as a sample.
 */
export interface RateMovement {
  /** Percentage change since the first point, at most ±{@link MAX_CHANGE_PERCENT}. */
  changePercent: number
  /** Points of the sparkline. The last one is the rate. */
  points: number[]
}

const POINTS = 24
const MAX_CHANGE_PERCENT = 0.6

/** Seeded by pair and rate, so that it changes with the rate and not with each render. */
export function sampleRateMovement(pair: string, rate: number): RateMovement {
  const random = seededRandom(`${pair} ${rate}`)
  const changePercent = random.int(-MAX_CHANGE_PERCENT * 100, MAX_CHANGE_PERCENT * 100) / 100
  const first = rate / (1 + changePercent / 100)
  // Smaller than the change, so that the line rises with a positive percentage and falls with a negative one. Where
  // next to nothing has changed it moves too.
  const wobble = Math.max(Math.abs(rate - first) * 0.4, rate * 0.0002)
  const points = Array.from({ length: POINTS }, (_, index) => {
    const progress = index / (POINTS - 1)
    // No noise at the ends, so that the line matches the percentage beside it.
    const room = 1 - Math.abs(2 * progress - 1)
    return first + (rate - first) * progress + (random.int(-1000, 1000) / 1000) * wobble * room
  })
  return { changePercent, points }
}
