import type { Account } from '../contract/accounts.ts'
import type { FxTrade } from '../contract/fx.ts'
import { toMajor, toMinor } from '../contract/values/money.ts'
import type { Payment } from '../contract/payments.ts'
import { formatNumber } from '../text/format.ts'
import { isoBounds, type Period } from './period.ts'

/** In major units. */
export interface Balances {
  opening: number
  /** Money that came in from outside. */
  received: number
  /** What exchanges brought, or took if it is negative. */
  exchanged: number
  closing: number
}

interface Movements {
  accounts: readonly Account[]
  /** All of the bank's, not only those of the period. */
  payments: readonly Payment[]
  trades: readonly FxTrade[]
  /** Money that came in from outside, in the currency of the statement, in major units. */
  credits: readonly Pick<Payment, 'amount' | 'createdAt'>[]
}

/**
 * The balances at the ends of a period, counted back from the accounts' current ones: the bank keeps no older ones. A
 * payment counts from the day it was made, as in the rows of the statement.
 */
export function balancesOf(
  { accounts, payments, trades, credits }: Movements,
  currency: string,
  period: Period,
): Balances {
  const { start, end } = isoBounds(period)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + toMinor(one, currency), 0)
  const exchangedFrom = (from: string) => {
    const since = trades.filter(({ createdAt }) => createdAt >= from)
    const bought = since.filter(({ toCurrency }) => toCurrency === currency).map(({ total }) => total)
    const sold = since.filter(({ fromCurrency }) => fromCurrency === currency).map(({ amount }) => amount)
    return sum(bought) - sum(sold)
  }
  const paidFrom = (from: string) => {
    const since = payments.filter(({ currency: paidIn, createdAt }) => paidIn === currency && createdAt >= from)
    return toMinor(totalsOf(since, currency).paidOut, currency)
  }
  const receivedFrom = (from: string) =>
    sum(credits.filter(({ createdAt }) => createdAt >= from).map(({ amount }) => amount))
  const current = sum(accounts.filter((account) => account.currency === currency).map((account) => account.current))
  const balanceAt = (time: string) =>
    toMajor(current + paidFrom(time) - exchangedFrom(time) - receivedFrom(time), currency)
  const exchanged = toMajor(exchangedFrom(start) - exchangedFrom(end), currency)
  const received = toMajor(receivedFrom(start) - receivedFrom(end), currency)
  return { opening: balanceAt(start), received, exchanged, closing: balanceAt(end) }
}

/** A statement covers all payments in a currency, because payments name no account. */
export const statementTitle = (currency: string): string => `${currency} statement`

export const statementName = (
  { currency, period }: { currency: string; period: Period },
  ending: 'csv' | 'pdf',
): string => `statement-${currency.toLowerCase()}-${period.from}-to-${period.to}.${ending}`

/**
 * The payments of a period in a currency, oldest first, without failed ones, which moved no money. `payments` must be
 * newest first, as the bank lists them; this decides the order of payments with the same `createdAt`.
 */
export function activityIn(payments: readonly Payment[], currency: string, period: Period): Payment[] {
  const { start, end } = isoBounds(period)
  return payments
    .filter(
      ({ status, currency: paidIn, createdAt }) =>
        status !== 'failed' && paidIn === currency && createdAt >= start && createdAt < end,
    )
    .toReversed()
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** A line of a statement: a payment, an exchange, or money that came in from outside. */
export interface StatementLine
  extends Pick<Payment, 'createdAt' | 'status'>, Partial<Pick<Payment, 'id' | 'rail' | 'reference'>> {
  /** Who was paid, or what else happened. */
  name: string
  /** The account that was paid. */
  account?: string
  /** In major units; negative where money leaves. */
  amount: number
}

/** As in the quote: a rate of yen has its digits further behind the point. */
const RATE_DIGITS = { minimumFractionDigits: 4, maximumFractionDigits: 8 }

/** The lines of a period, oldest first. The opening balance and the settled lines add up to the closing one. */
export function statementLines(
  { payments, trades, credits }: Omit<Movements, 'accounts'>,
  currency: string,
  period: Period,
): StatementLine[] {
  const { start, end } = isoBounds(period)
  const paid = activityIn(payments, currency, period).map(({ beneficiary, ...payment }) => ({
    ...payment,
    ...beneficiary,
    amount: -payment.amount,
  }))
  const exchanged = trades
    .filter(({ fromCurrency, toCurrency }) => fromCurrency === currency || toCurrency === currency)
    .map(({ id, createdAt, fromCurrency, toCurrency, rate, amount, total }) => ({
      id,
      createdAt,
      name: fromCurrency === currency ? `Exchange to ${toCurrency}` : `Exchange from ${fromCurrency}`,
      reference: `1 ${fromCurrency} = ${formatNumber(rate, RATE_DIGITS)} ${toCurrency}`,
      amount: fromCurrency === currency ? -amount : total,
    }))
  const received = credits.map((credit) => ({ ...credit, name: 'Paid in' }))
  const others = [...exchanged, ...received]
    .filter(({ createdAt }) => createdAt >= start && createdAt < end)
    .map((other) => ({ ...other, status: 'settled' as const }))
  return [...paid, ...others].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** The settled and the pending amounts in major units; failed payments and `NaN` amounts are ignored. */
export function totalsOf(
  payments: readonly Pick<Payment, 'amount' | 'status'>[],
  currency: string,
): { paidOut: number; pending: number } {
  let paidOut = 0
  let pending = 0
  for (const { amount, status } of payments) {
    if (!Number.isFinite(amount)) continue
    if (status === 'settled') paidOut += toMinor(amount, currency)
    else if (status !== 'failed') pending += toMinor(amount, currency)
  }
  return { paidOut: toMajor(paidOut, currency), pending: toMajor(pending, currency) }
}
