import { Big } from 'big.js'
import type { Account } from '../../contract/accounts.ts'
import type { FxRates } from '../../contract/fx.ts'
import { isUnderWay, type Payment } from '../../contract/payments.ts'
import { DASHBOARD_FALLBACK } from '../../placeholders.ts'
import { formatNumber } from '../../text/format.ts'
import { gbpConversion } from '../../gbp-conversion.ts'

export interface DashboardFigures {
  /** Sum of the current balances in GBP, major units, rounded once after summing. */
  totalBalance: number
  /** Currencies without a rate. They are excluded from the GBP figures, and the card says so. */
  leftOut: string[]
  /** Positive balances per currency, largest first: `share` from 0 to 1, and whole percentages that add up to 100. */
  composition: { currency: string; share: number; percent: number }[]
  activeAccounts: number
  /** Payments of this calendar month that have not failed, in GBP, major units. */
  monthlyVolume: number
  /** Change against the same days of last month, e.g. `+12.4%`; null when those had no payments. */
  change: string | null
  /** False for the fixed change of the specification, which compares whole months. */
  sameDays: boolean
  /** Whether the whole of last month had any payments; explains a `change` of null. */
  paidLastMonth: boolean
  /** Settled payments of the last 30 days, in GBP and major units. `days` ends with today. */
  paidOut: { total: number; days: number[] }
  /** Queued and processing payments, or the fixed figure when there are no accounts. */
  pendingPayments: number
}

const TREND_DAYS = 30

/** The start of the first of the last 30 days, of which today is one. */
function startOfTrend(now: number): number {
  const first = new Date(now)
  first.setDate(first.getDate() + 1 - TREND_DAYS)
  return first.setHours(0, 0, 0, 0)
}

/** The actual count. Unlike that of `dashboardFigures`, it has no fallback when there are no accounts. */
export const countOnTheirWay = (payments: readonly Payment[]): number =>
  payments.filter(({ status }) => isUnderWay(status)).length

/** The payments of the last 30 days that failed and were not made again. Expects the newest first, as the bank sends. */
export function failedLately(payments: readonly Payment[], now: number): Payment[] {
  const since = startOfTrend(now)
  const made = new Set<string>()
  return payments.filter(({ status, amount, currency, beneficiary, createdAt }) => {
    const payment = `${amount} ${currency} ${beneficiary.name}`
    if (status !== 'failed') made.add(payment)
    return status === 'failed' && !made.has(payment) && Date.parse(createdAt) >= since
  })
}

interface Input {
  accounts: readonly Account[]
  payments: readonly Payment[]
  rates: FxRates | undefined
  /** Milliseconds since the epoch. */
  now: number
  /** Whether the fixed figures may be shown. */
  samples: boolean
}

/** The figures of the dashboard cards. With samples and no accounts they are the fixed figures of the specification. */
export function dashboardFigures({ accounts, payments, rates, now, samples }: Input): DashboardFigures {
  const { inGbp, leftOut } = gbpConversion(rates)

  if (samples && accounts.length === 0) {
    return {
      ...DASHBOARD_FALLBACK,
      sameDays: false,
      paidLastMonth: true,
      leftOut: [],
      composition: [],
      paidOut: { total: 0, days: [] },
    }
  }

  const byCurrency = new Map<string, Big>()
  for (const { currency, current } of accounts) {
    byCurrency.set(currency, (byCurrency.get(currency) ?? Big(0)).plus(inGbp(current, currency)))
  }
  const total = sum([...byCurrency.values()])

  const volumeBetween = (from: number, to: number): Big =>
    sum(
      payments
        .filter(
          ({ status, createdAt }) => status !== 'failed' && Date.parse(createdAt) >= from && Date.parse(createdAt) < to,
        )
        .map(({ amount, currency }) => inGbp(amount, currency)),
    )
  // The bank's clock may be ahead of this device's, so a new payment may be later than now.
  const month = volumeBetween(startOfMonth(now), startOfMonth(now, 1))
  const before = volumeBetween(startOfMonth(now, -1), sameTimeLastMonth(now))
  const wholeMonthBefore = volumeBetween(startOfMonth(now, -1), startOfMonth(now))

  return {
    totalBalance: Number(total.toFixed(2)),
    leftOut: [...leftOut],
    composition: composition(byCurrency),
    activeAccounts: accounts.length,
    monthlyVolume: Number(month.toFixed(2)),
    change: before.eq(0) ? null : percent(month.minus(before).div(before).times(100)),
    sameDays: true,
    paidLastMonth: wholeMonthBefore.gt(0),
    paidOut: paidOut(payments, now, inGbp),
    pendingPayments: countOnTheirWay(payments),
  }
}

const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), Big(0))

function composition(byCurrency: ReadonlyMap<string, Big>): DashboardFigures['composition'] {
  const drawn = [...byCurrency].filter(([, amount]) => amount.gt(0))
  const whole = sum(drawn.map(([, amount]) => amount))
  const shares = drawn
    .map(([currency, amount]) => ({ currency, share: amount.div(whole).toNumber() }))
    .toSorted((a, b) => b.share - a.share)
  const percents = wholePercents(shares.map(({ share }) => share))
  return shares.map((part, index) => ({ ...part, percent: percents[index] ?? 0 }))
}

/** Uses the largest remainder method, because shares rounded individually may add up to 99 or 101. */
function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map((share) => Math.floor(share * 100))
  const missing = 100 - percents.reduce((total, whole) => total + whole, 0)
  const remainder = (index: number): number => (shares[index] ?? 0) * 100 - (percents[index] ?? 0)
  const upwards = new Set([...shares.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, missing))
  return percents.map((whole, index) => (upwards.has(index) ? whole + 1 : whole))
}

/** For example `+18.5%`, `+1,040.0%` or `−4.0%` (minus sign U+2212); `0.0%` has no sign. */
const percent = (value: Big): string =>
  `${formatNumber(value.toNumber(), { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`

function paidOut(
  payments: readonly Payment[],
  now: number,
  inGbp: (amount: number, currency: string) => Big,
): DashboardFigures['paidOut'] {
  const first = startOfTrend(now)
  const days = Array.from({ length: TREND_DAYS }, () => Big(0))
  for (const { status, createdAt, amount, currency } of payments) {
    const time = Date.parse(createdAt)
    if (status !== 'settled' || time < first || time > now) continue
    // Rounded, because a day has 23 or 25 hours when the clocks change.
    const day = Math.round((new Date(time).setHours(0, 0, 0, 0) - first) / 86_400_000)
    days[day] = (days[day] ?? Big(0)).plus(inGbp(amount, currency))
  }
  return { total: sum(days).round(2).toNumber(), days: days.map((day) => day.toNumber()) }
}

function startOfMonth(time: number, months = 0): number {
  const date = new Date(time)
  return new Date(date.getFullYear(), date.getMonth() + months, 1).getTime()
}

/** The same time last month, or on its last day if last month is shorter. */
function sameTimeLastMonth(time: number): number {
  const date = new Date(time)
  const lastDay = new Date(date.getFullYear(), date.getMonth(), 0).getDate()
  return date.setMonth(date.getMonth() - 1, Math.min(date.getDate(), lastDay))
}
