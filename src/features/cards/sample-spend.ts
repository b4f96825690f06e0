import { seededRandom } from '../../seeded-random.ts'

/** The bank's contract has no card transactions: these are samples and the sheet says so above them. */
export interface SampleSpend {
  id: string
  merchant: string
  category: string
  /** Integer minor units of the card's currency. */
  amountMinor: number
  /** ISO-8601 UTC instant, always in the past. */
  at: string
}

/** Who was paid, what for, and the least and most of one payment in minor units. */
type Merchant = readonly [name: string, category: string, least: number, most: number]

const MERCHANTS: readonly [Merchant, ...Merchant[]] = [
  ['Cloudmere Hosting', 'Software', 4_900, 18_900],
  ['Brightwater Rail', 'Travel', 2_450, 16_800],
  ['Copperfield Office Supplies', 'Office', 1_290, 9_650],
  ['Harbour Street Kitchen', 'Meals', 1_420, 8_900],
  ['Ledgerline Accounting', 'Software', 3_500, 12_500],
  ['Northgate Couriers', 'Shipping', 1_875, 22_400],
  ['Tessellate Studio', 'Marketing', 12_000, 84_000],
  ['The Grinder Works', 'Equipment', 6_400, 54_900],
  ['Quayside Hotel', 'Travel', 11_900, 32_600],
  ['Fernhill Insurance', 'Insurance', 8_800, 41_200],
]

const MINUTE = 60_000
const COUNT = 12

/** Newest first; the same card shows the same spend, dated back from `time`. */
export function sampleSpend(cardId: string, time: number): SampleSpend[] {
  const random = seededRandom(`spend ${cardId}`)
  const first = random.int(0, MERCHANTS.length - 1)
  let minutesAgo = 0
  return Array.from({ length: COUNT }, (_, index) => {
    // Three on with each: everyone comes up, nobody twice in a row.
    const [merchant, category, least, most] = MERCHANTS[(first + 3 * index) % MERCHANTS.length] ?? MERCHANTS[0]
    minutesAgo += random.int(140, 4_400)
    return {
      id: `${cardId}-${index}`,
      merchant,
      category,
      amountMinor: random.int(least, most),
      at: new Date(time - minutesAgo * MINUTE).toISOString(),
    }
  })
}
