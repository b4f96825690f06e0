import { seededRandom } from '../../seeded-random.ts'

/**
 * The movement shown beside a live rate is random noise, as the specification prescribes: the bank's answer holds no
 * history. This file is the only place it comes from, and the page says that it is a sample.
 */
export interface RateMovement {
  /** Per cent against the first point, at most ±{@link MAX_CHANGE_PERCENT}. */
  changePercent: number
  /** What the sparkline draws; the last point is the rate itself. */
  points: number[]
}

const POINTS = 24
const MAX_CHANGE_PERCENT = 0.6

/** Drawn from the pair and its rate, so that it changes with each new rate and not with each render. */
export function sampleRateMovement(pair: string, rate: number): RateMovement {
  const random = seededRandom(`${pair} ${rate}`)
  const changePercent = random.int(-MAX_CHANGE_PERCENT * 100, MAX_CHANGE_PERCENT * 100) / 100
  const first = rate / (1 + changePercent / 100)
  const wobble = rate * 0.0012
  const points = Array.from({ length: POINTS }, (_, index) => {
    const progress = index / (POINTS - 1)
    // No wobble at the ends: the line must begin and end where the figure beside it says.
    const room = 1 - Math.abs(2 * progress - 1)
    return first + (rate - first) * progress + (random.int(-1000, 1000) / 1000) * wobble * room
  })
  return { changePercent, points }
}
