import { Big } from 'big.js'
import { DEFAULT_MARKUP_BPS, QUOTE_VALID_MS, type FxQuote, type FxRates } from '../../contract/fx.ts'
import { minorDigits, parseAmount, toMajor, type Currency } from '../../contract/money.ts'

/** The exchange form as it is held and typed. */
export interface ExchangeForm {
  fromCurrency: Currency
  toCurrency: Currency
  amount: string
}

export const EXCHANGE_DEFAULTS: ExchangeForm = { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10000' }

/** What the quote call is sent: the typed amount as exactly that number. */
export interface QuoteRequest {
  fromCurrency: Currency
  toCurrency: Currency
  amount: number
}

/** A quote together with what it was asked for: only that may be traded on it. */
export interface HeldQuote {
  request: QuoteRequest
  quote: FxQuote
  /** Product time of its arrival, milliseconds since the epoch. */
  receivedAt: number
}

/** Nothing while the typed amount cannot be read. */
export function quoteRequest({ fromCurrency, toCurrency, amount }: ExchangeForm): QuoteRequest | undefined {
  const parsed = parseAmount(amount, fromCurrency)
  return parsed.ok ? { fromCurrency, toCurrency, amount: toMajor(parsed.minor, fromCurrency) } : undefined
}

/** What would come of it at the live rate, fee taken: shown as "about", never sent. */
export function indicativeTotal(
  { fromCurrency, toCurrency, amount }: QuoteRequest,
  rates: FxRates,
): number | undefined {
  const rate = rates[`${fromCurrency}/${toCurrency}`]
  if (rate === undefined) return undefined
  // In whole minor units, as the bank takes it.
  const fee = Big(amount).times(DEFAULT_MARKUP_BPS).div(10_000).round(minorDigits(fromCurrency), Big.roundHalfUp)
  // Cut like a bank's payout, never rounded up: the sentence must not promise more than the quote.
  return Big(amount).minus(fee).times(rate).round(minorDigits(toCurrency), Big.roundDown).toNumber()
}

export function isQuoteFor({ request }: HeldQuote, form: ExchangeForm): boolean {
  const asked = quoteRequest(form)
  return (
    asked !== undefined &&
    request.fromCurrency === asked.fromCurrency &&
    request.toCurrency === asked.toCurrency &&
    request.amount === asked.amount
  )
}

/** Clocks jump (sleep, a corrected clock, a presenter's): never negative, never more than a quote lasts. */
export function quoteTimeLeft(receivedAt: number, time: number): number {
  return Math.min(QUOTE_VALID_MS, Math.max(0, receivedAt + QUOTE_VALID_MS - time))
}

/** The first pairs of the bank's map, in its own order. */
export function leadingPairs(rates: Readonly<Record<string, number>>, count = 6): { pair: string; rate: number }[] {
  return Object.entries(rates)
    .slice(0, count)
    .map(([pair, rate]) => ({ pair, rate }))
}
