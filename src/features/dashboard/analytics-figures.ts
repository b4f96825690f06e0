import { Big } from 'big.js'
import { endOfISOWeek, startOfISOWeek, subWeeks } from 'date-fns'
import type { Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { toMinor } from '../../contract/money.ts'
import { RAILS, type Payment } from '../../contract/payments.ts'
import { GBP_PER_UNIT } from '../../placeholders.ts'

/** What the charts draw and the tables beside them say: integer pence throughout. */
export interface AnalyticsFigures {
  balances: { currency: string; balancePence: number }[]
  weeks: { startsAt: number; volumePence: number; payments: number }[]
  rails: { rail: string; volumePence: number; payments: number }[]
  /** Currencies that no rate converts; they are in none of the figures, and the sheet says so. */
  unconverted: string[]
}

export const ANALYTICS_WEEKS = 12

export function analyticsFigures(
  accounts: readonly Account[],
  payments: readonly Payment[],
  rates: FxRates | undefined,
  time: number,
): AnalyticsFigures {
  const unconverted = new Set<string>()
  const pence = (amount: number, currency: string): number => {
    const rate = GBP_PER_UNIT[currency] ?? rates?.[`${currency}/GBP`]
    if (rate === undefined) {
      unconverted.add(currency)
      return 0
    }
    return toMinor(Big(amount).times(rate).toNumber(), 'GBP')
  }

  const balances = new Map<string, number>()
  for (const { currency, current } of accounts) add(balances, currency, pence(current, currency))

  const firstWeek = startOfISOWeek(subWeeks(time, ANALYTICS_WEEKS - 1)).getTime()
  const end = endOfISOWeek(time).getTime()
  const weeks = Array.from({ length: ANALYTICS_WEEKS }, (_, index) => ({
    startsAt: startOfISOWeek(subWeeks(time, ANALYTICS_WEEKS - 1 - index)).getTime(),
    volumePence: 0,
    payments: 0,
  }))
  const weekOf = new Map(weeks.map((week) => [week.startsAt, week]))
  const rails = new Map<string, { volumePence: number; payments: number }>(
    RAILS.map((rail) => [rail, { volumePence: 0, payments: 0 }]),
  )
  for (const { amount, currency, createdAt, rail, status } of payments) {
    const at = Date.parse(createdAt)
    if (status === 'failed' || !(at >= firstWeek && at <= end)) continue
    const volume = pence(amount, currency)
    const week = weekOf.get(startOfISOWeek(at).getTime())
    const byRail = rails.get(rail) ?? { volumePence: 0, payments: 0 }
    rails.set(rail, byRail)
    for (const total of [week, byRail]) {
      if (!total) continue
      total.volumePence += volume
      total.payments += 1
    }
  }

  return {
    balances: [...balances]
      .filter(([currency]) => !unconverted.has(currency))
      .map(([currency, balancePence]) => ({ currency, balancePence }))
      .toSorted((a, b) => b.balancePence - a.balancePence),
    weeks,
    rails: [...rails].map(([rail, totals]) => ({ rail, ...totals })),
    unconverted: [...unconverted],
  }
}

function add(totals: Map<string, number>, key: string, amount: number): void {
  totals.set(key, (totals.get(key) ?? 0) + amount)
}
