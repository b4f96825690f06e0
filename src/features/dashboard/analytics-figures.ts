import { Big } from 'big.js'
import { startOfISOWeek } from 'date-fns/startOfISOWeek'
import { subWeeks } from 'date-fns/subWeeks'
import type { Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { RAILS, type Payment } from '../../contract/payments.ts'
import { gbpConversion } from '../../gbp-conversion.ts'

interface Volume {
  /** In GBP, major units, rounded once after summing. */
  volume: number
  payments: number
}

/** The data of the charts and tables, in GBP, major units. */
interface AnalyticsFigures {
  /** Equals the Total Balance of the dashboard. */
  balance: number
  balances: { currency: string; balance: number }[]
  total: Volume
  weeks: (Volume & { startsAt: number })[]
  rails: (Volume & { rail: string })[]
  /** Currencies without a rate. They are excluded from all figures, and the sheet says so. */
  leftOut: string[]
}

export const ANALYTICS_WEEKS = 12

class Tally {
  #volume = Big(0)
  #payments = 0

  add(volume: Big): void {
    this.#volume = this.#volume.plus(volume)
    this.#payments += 1
  }

  read(): Volume {
    return { volume: rounded(this.#volume), payments: this.#payments }
  }
}

export function analyticsFigures(
  accounts: readonly Account[],
  payments: readonly Payment[],
  rates: FxRates | undefined,
  time: number,
): AnalyticsFigures {
  const { inGbp, leftOut } = gbpConversion(rates)

  const balances = new Map<string, Big>()
  for (const { currency, current } of accounts)
    balances.set(currency, (balances.get(currency) ?? Big(0)).plus(inGbp(current, currency)))

  const thisWeek = startOfISOWeek(time)
  const weeks = new Map(
    Array.from({ length: ANALYTICS_WEEKS }, (_, index) => [
      subWeeks(thisWeek, ANALYTICS_WEEKS - 1 - index).getTime(),
      new Tally(),
    ]),
  )
  const rails = new Map<string, Tally>(RAILS.map((rail) => [rail, new Tally()]))
  const total = new Tally()
  for (const { amount, currency, createdAt, rail, status } of payments) {
    const week = weeks.get(startOfISOWeek(createdAt).getTime())
    if (status === 'failed' || !week) continue
    const byRail = rails.get(rail) ?? new Tally()
    rails.set(rail, byRail)
    for (const tally of [week, byRail, total]) tally.add(inGbp(amount, currency))
  }

  return {
    balance: rounded([...balances.values()].reduce((sum, each) => sum.plus(each), Big(0))),
    balances: [...balances]
      .filter(([currency]) => !leftOut.has(currency))
      .map(([currency, balance]) => ({ currency, balance: rounded(balance) }))
      .toSorted((a, b) => b.balance - a.balance),
    total: total.read(),
    weeks: [...weeks].map(([startsAt, tally]) => ({ startsAt, ...tally.read() })),
    rails: [...rails].map(([rail, tally]) => ({ rail, ...tally.read() })),
    leftOut: [...leftOut],
  }
}

const rounded = (pounds: Big): number => Number(pounds.toFixed(2))
