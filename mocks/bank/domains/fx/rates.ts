import { Big } from 'big.js'
import type { FxRates } from '../../../../src/contract/fx.ts'
import { CURRENCIES, type Currency } from '../../../../src/contract/values/money.ts'

export const STEP_MS = 30_000

/** Units of each currency per pound at rest; the first two are the dashboard's own constants, inverted. */
const PER_POUND: Record<Currency, number> = {
  GBP: 1,
  USD: 1 / 0.79,
  EUR: 1 / 0.87,
  JPY: 186.08,
  CAD: 1.7975,
  AUD: 2.0416,
  CHF: 1.0823,
  SEK: 12.586,
  NOK: 13.563,
  DKK: 8.5747,
}

/** Typical move of one step: 1.5 basis points. */
const STEP_SIZE = 0.000_15
/** How much of a deviation survives a step; the rest is pulled back. The rates stay within about 0.3 % of rest. */
const PERSISTENCE = 0.98
/** Steps in the sum: older ones weigh less than a thousandth of one move. */
const MEMORY = 360

const WEIGHTS = Array.from({ length: MEMORY }, (_, age) => STEP_SIZE * PERSISTENCE ** age)

/** A well-mixed 32-bit hash of seed, currency and step, so that any moment can be computed on its own. */
function mix(seed: number, currency: number, step: number): number {
  let hash =
    Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(currency + 1, 0xc2b2_ae35) ^ Math.imul(step | 0, 0x27d4_eb2f)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a_2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Close to normal, spread 1, from whole-number arithmetic only: every browser must compute the same rates. */
function shock(seed: number, currency: number, step: number): number {
  const first = mix(seed, currency, step)
  const second = mix(first, currency, step + 1)
  const sum = (first >>> 16) + (first & 0xffff) + (second >>> 16) + (second & 0xffff)
  return (sum / 65_536 - 2) * Math.sqrt(3)
}

/** A mean-reverting walk, written as the sum of its recent shocks. */
const walk = (seed: number, currency: number, step: number): number =>
  WEIGHTS.reduce((sum, weight, age) => sum + weight * shock(seed, currency, step - age), 0)

/** A currency's deviation from rest. The scenario starts at rest, so the deviation of its first step is faded out. */
const deviation = (seed: number, currency: number, step: number, first: number): number =>
  walk(seed, currency, step) - PERSISTENCE ** Math.abs(step - first) * walk(seed, currency, first)

const stepAt = (at: number): number => Math.floor(at / STEP_MS)

/** What one unit of each currency is worth in euros. Everything else follows from these ten numbers. */
function eurValues(seed: number, step: number, first: number): Record<Currency, number> {
  const values = {} as Record<Currency, number>
  CURRENCIES.forEach((currency, index) => {
    const atRest = PER_POUND.EUR / PER_POUND[currency]
    values[currency] = currency === 'EUR' ? 1 : atRest * (1 + deviation(seed, index, step, first))
  })
  return values
}

/**
 * A published rate is cut, never rounded up: to 4 decimals from 1 upwards and to 5 significant digits below. Since no
 * published rate exceeds the true cross, the product around any cycle of them cannot exceed 1.
 */
export function publish(cross: number): number {
  const exact = Big(cross)
  return exact.round(exact.gte(1) ? 4 : 4 - exact.e, Big.roundDown).toNumber()
}

interface Moment {
  seed: number
  seededAt: number
  now: number
}

const FIRST_PAIRS = ['GBP/USD', 'GBP/EUR', 'EUR/USD', 'USD/JPY', 'GBP/JPY', 'EUR/CHF'] as const

/** Every ordered pair, the ones of the rates strip first. */
const PAIRS: readonly string[] = [
  ...new Set([
    ...FIRST_PAIRS,
    ...CURRENCIES.flatMap((from) => CURRENCIES.filter((to) => to !== from).map((to) => `${from}/${to}`)),
  ]),
]

let latest: { key: string; rates: FxRates } | undefined

/** The mid rates of a moment: a function of the seed and the time step, so every tab and every reload agrees. */
export function ratesAt({ seed, seededAt, now }: Moment): FxRates {
  const step = stepAt(now)
  const first = stepAt(seededAt)
  const key = `${seed} ${first} ${step}`
  if (latest?.key === key) return latest.rates
  const values = eurValues(seed, step, first)
  const rates: FxRates = {}
  for (const pair of PAIRS) {
    const [from, to] = pair.split('/') as [Currency, Currency]
    rates[pair] = publish(values[from] / values[to])
  }
  latest = { key, rates }
  return rates
}

const HOUR_MS = 3_600_000

let lastDay: { key: string; values: readonly Readonly<Record<Currency, number>>[] } | undefined

/** The rates of a pair at each hour of the last day, oldest first and the current one last. */
export function ratesOfLastDay({ seed, seededAt, now }: Moment, pair: string): number[] {
  const first = stepAt(seededAt)
  const key = `${seed} ${first} ${stepAt(now)}`
  if (lastDay?.key !== key) {
    const steps = Array.from({ length: 25 }, (_, hour) => stepAt(now - (24 - hour) * HOUR_MS))
    lastDay = { key, values: steps.map((step) => eurValues(seed, step, first)) }
  }
  const [from, to] = pair.split('/') as [Currency, Currency]
  return lastDay.values.map((values) => publish(values[from] / values[to]))
}
