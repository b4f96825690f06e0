import { Big } from 'big.js'
import { QUOTE_VALID_MS, type FxQuote } from '../../contract/fx.ts'
import { parseAmount, toMajor, type Currency } from '../../contract/money.ts'

/** The exchange form as it is held and typed. */
export interface ExchangeForm {
  fromCurrency: Currency
  toCurrency: Currency
  amount: string
}

export const EXCHANGE_DEFAULTS: ExchangeForm = { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10000' }

/** A quote together with what it was asked for: only that may be traded on it. */
export interface HeldQuote extends FxQuote {
  fromCurrency: Currency
  toCurrency: Currency
  markupBps: number
  /** Product time of its arrival, milliseconds since the epoch. */
  receivedAt: number
}

/** The typed amount as the number the calls take: exactly what was typed, or nothing. */
export function amountAsNumber({ amount, fromCurrency }: ExchangeForm): number | undefined {
  const parsed = parseAmount(amount, fromCurrency)
  return parsed.ok ? toMajor(parsed.minor, fromCurrency) : undefined
}

export function isQuoteFor(held: HeldQuote, form: ExchangeForm): boolean {
  return (
    held.fromCurrency === form.fromCurrency && held.toCurrency === form.toCurrency && held.amount === amountAsNumber(form)
  )
}

/** Clocks jump (sleep, time zones, a presenter's clock): never negative, never more than a quote lasts. */
export function quoteTimeLeft(receivedAt: number, time: number): number {
  return Math.min(QUOTE_VALID_MS, Math.max(0, receivedAt + QUOTE_VALID_MS - time))
}

/** The first pairs of the bank's map, in its own order. A rate may arrive as a numeric string: Big reads both. */
export function leadingPairs(rates: Readonly<Record<string, number>>, count = 6): { pair: string; rate: number }[] {
  return Object.entries(rates)
    .slice(0, count)
    .map(([pair, rate]) => ({ pair, rate: Big(rate).toNumber() }))
}
