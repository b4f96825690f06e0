import { addDays } from 'date-fns/addDays'
import { isSameMonth } from 'date-fns/isSameMonth'
import { isWeekend } from 'date-fns/isWeekend'
import { setMinutes } from 'date-fns/setMinutes'
import { startOfMonth } from 'date-fns/startOfMonth'
import { subMonths } from 'date-fns/subMonths'
import { CARD_LIMITS, type Card } from '../../contract/cards.ts'
import { toMinor } from '../../contract/values/money.ts'
import { seededRandom } from '../../seeded-random.ts'

/** A sample transaction, because the contract has no card transactions. The sheet labels them as samples. */
interface SampleSpend {
  id: string
  merchant: string
  category: string
  /** Integer minor units of the card's currency. */
  amountMinor: number
  /** ISO 8601 UTC instant, always in the past. */
  at: string
}

/** `least` and `most` limit one payment, in minor units. */
type Merchant = readonly [name: string, category: string, least: number, most: number]

/** Names that can be anywhere: the card may be of a company in any country. */
const MERCHANTS: readonly [Merchant, ...Merchant[]] = [
  ['Cloudmere Hosting', 'Software', 4_900, 18_900],
  ['Northline Rail', 'Travel', 2_450, 16_800],
  ['Papyra Office Supplies', 'Office', 1_290, 9_650],
  ['Bistro Lumen', 'Meals', 1_420, 8_900],
  ['Ledgerline Accounting', 'Software', 3_500, 12_500],
  ['Velora Couriers', 'Shipping', 1_875, 22_400],
  ['Tessellate Studio', 'Marketing', 12_000, 84_000],
  ['Workbench Supply', 'Equipment', 6_400, 54_900],
  ['Hotel Aurora', 'Travel', 11_900, 32_600],
  ['Alveria Insurance', 'Insurance', 8_800, 41_200],
]

/** Purchases are made from 08:30 to 18:30 on working days, in minutes of the local day. */
const OPENS = 510
const CLOSES = 1110

/**
 * Sample transactions of a card before `time`, newest first: those of its calendar month and of the one before. A month
 * depends on the card alone, so that its transactions stay as they are when time passes.
 */
export function sampleSpend(card: Card, time: number): SampleSpend[] {
  const month = startOfMonth(time)
  return [month, subMonths(month, 1)]
    .flatMap((each) => spendIn(card, each))
    .filter(({ at }) => at >= card.createdAt && Date.parse(at) < time)
}

/** The transactions of a whole month, newest first. */
function spendIn(card: Card, month: Date): SampleSpend[] {
  const seed = `spend ${card.id} ${month.getFullYear()} ${month.getMonth()}`
  const random = seededRandom(seed)
  const first = random.int(0, MERCHANTS.length - 1)
  const spend: SampleSpend[] = []
  for (let day = month; isSameMonth(day, month); day = addDays(day, random.int(1, 3))) {
    if (isWeekend(day)) continue
    // A step of 3 is coprime to the 10 merchants, so every merchant occurs and none twice in a row.
    const [merchant, category, least, most] = MERCHANTS[(first + 3 * spend.length) % MERCHANTS.length] ?? MERCHANTS[0]
    spend.push({
      id: `${seed} ${spend.length}`,
      merchant,
      category,
      amountMinor: random.int(least, most),
      at: setMinutes(day, random.int(OPENS, CLOSES)).toISOString(),
    })
  }
  const scale = scaleWithin(card, spend)
  return spend.map((one) => ({ ...one, amountMinor: Math.round(one.amountMinor * scale) })).toReversed()
}

/** At most 1: keeps the samples of a month within the limits of their card. */
function scaleWithin(card: Card, spend: readonly SampleSpend[]): number {
  const { daily = Infinity, monthly = Infinity } = card[CARD_LIMITS] ?? {}
  const amounts = spend.map(({ amountMinor }) => amountMinor)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  return Math.min(
    1,
    (0.45 * toMinor(daily, card.currency)) / Math.max(1, ...amounts) || 1,
    (0.8 * toMinor(monthly, card.currency)) / Math.max(1, total) || 1,
  )
}

/** The sum of the calendar month that contains `time`, in minor units. */
export const spentInMonthOf = (spend: readonly SampleSpend[], time: number): number =>
  spend.filter(({ at }) => isSameMonth(at, time)).reduce((sum, { amountMinor }) => sum + amountMinor, 0)
