import { Big } from 'big.js'
import { DEFAULT_MARKUP_BPS, QUOTE_VALID_MS, type FxQuote, type FxRates } from '../../contract/fx.ts'
import { accountName, richestAccount, type Account } from '../../contract/accounts.ts'
import { minorDigits, parseAmount, toMajor, toMinor, type Currency } from '../../contract/values/money.ts'
import { formatMoney } from '../../text/format.ts'

/** The form values, with the amount as typed. */
export interface ExchangeForm {
  fromCurrency: Currency
  toCurrency: Currency
  amount: string
}

export const EXCHANGE_DEFAULTS: ExchangeForm = { fromCurrency: 'GBP', toCurrency: 'USD', amount: '10000' }

/** The request body of the quote call. `amount` is in major units of `fromCurrency`. */
interface QuoteRequest {
  fromCurrency: Currency
  toCurrency: Currency
  amount: number
}

/** A quote with the request that it is valid for. */
export interface HeldQuote {
  request: QuoteRequest
  quote: FxQuote
  /** Time of arrival by the product clock, in milliseconds since the epoch. */
  receivedAt: number
}

/** Undefined while the amount cannot be parsed. */
export function quoteRequest({ fromCurrency, toCurrency, amount }: ExchangeForm): QuoteRequest | undefined {
  const parsed = parseAmount(amount, fromCurrency)
  return parsed.ok ? { fromCurrency, toCurrency, amount: toMajor(parsed.minor, fromCurrency) } : undefined
}

/** The approximate result at the live rate, after the fee, in major units. Undefined without a rate. Display only. */
export function indicativeTotal(
  { fromCurrency, toCurrency, amount }: QuoteRequest,
  rates: FxRates,
): number | undefined {
  const rate = rates[`${fromCurrency}/${toCurrency}`]
  if (rate === undefined) return undefined
  // The bank rounds the fee to minor units.
  const fee = Big(amount).times(DEFAULT_MARKUP_BPS).div(10_000).round(minorDigits(fromCurrency), Big.roundHalfUp)
  // Round down, as the bank does, so that the result never exceeds the quote.
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

/** Why the bank would refuse to trade a quote with these accounts; undefined when it would not. */
export function tradeObstacle(
  { fromCurrency, toCurrency, amount }: QuoteRequest,
  accounts: readonly Account[],
): string | undefined {
  const source = richestAccount(accounts, fromCurrency)
  if (!source) return `You have no ${fromCurrency} account to exchange from.`
  if (toMinor(amount, fromCurrency) > toMinor(source.available, fromCurrency))
    return `Only ${formatMoney(source.available, fromCurrency)} is available in ${accountName(source)}.`
  return richestAccount(accounts, toCurrency) ? undefined : `You have no ${toCurrency} account to receive it.`
}

/** By how much a reading of the clock may be older than the quote: components read it a few times a second. */
const BEHIND_MS = 1000

/**
 * Milliseconds left, between zero and the lifetime of a quote, because clocks may jump (sleep, correction, dock). When
 * the clock was turned back to before the quote, none are left: the bank refuses it too.
 */
export function quoteTimeLeft(receivedAt: number, time: number): number {
  if (receivedAt - time > BEHIND_MS) return 0
  return Math.min(QUOTE_VALID_MS, Math.max(0, receivedAt + QUOTE_VALID_MS - time))
}

/** The first six pairs, in the order of the bank's answer. */
export function leadingPairs(rates: Readonly<Record<string, number>>): { pair: string; rate: number }[] {
  return Object.entries(rates)
    .slice(0, 6)
    .map(([pair, rate]) => ({ pair, rate }))
}
