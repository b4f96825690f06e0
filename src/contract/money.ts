import { Big } from 'big.js'

/** ISO 4217 codes the product knows, in the order of the spec's FX list. */
export const CURRENCIES = ['GBP', 'USD', 'EUR', 'JPY', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code)

/** Digits after the decimal point. An unknown code is read as the usual two, so that a stored oddity still displays. */
export const minorDigits = (currency: string): number => (currency === 'JPY' ? 0 : 2)

/**
 * Major units as the contract sends them -> integer minor units, e.g. `12.5` GBP -> `1250`. Exact; extra digits round half
 * to even. A figure that an answer left out stays none: `NaN`, which decimal arithmetic throws at.
 */
export const toMinor = (major: number, currency: string): number =>
  Number.isFinite(major)
    ? Big(major)
        .times(Big(10).pow(minorDigits(currency)))
        .round(0, Big.roundHalfEven)
        .toNumber()
    : Number.NaN

/**
 * Integer minor units -> major units as the contract sends them, e.g. `1250` GBP -> `12.5`. A division of two exact
 * doubles is rounded once, to the very number that the decimal text reads as: no decimal arithmetic is needed.
 */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** The most a single amount may be, in major units: far above any demo, far below what a double holds exactly. */
export const MAX_AMOUNT = 1_000_000_000_000

export type ParsedAmount = { ok: true; minor: number } | { ok: false; message: string }

const PLAIN_DECIMAL = /^\d{1,16}(\.\d+)?$/

/**
 * Reads an amount exactly as typed or refuses it in one sentence; never guesses. Understood: ASCII digits with
 * at most one point (`1250`, `1250.50`). Not understood: signs, exponents, grouping, other scripts' digits.
 * The form and the mock bank call this same function.
 */
export function parseAmount(input: unknown, currency: string): ParsedAmount {
  if (typeof input !== 'string' && typeof input !== 'number') return refuse('Amount must be a number')
  const text = typeof input === 'number' ? numberText(input) : input.trim()
  if (text === '') return refuse('Amount is required')
  if (text.startsWith('-')) return refuse('Amount must be greater than zero')
  if (!PLAIN_DECIMAL.test(text)) return refuse('Enter the amount in plain digits, for example 1250.50')
  const digits = minorDigits(currency)
  const decimals = text.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (decimals.length > digits) {
    return refuse(
      digits === 0
        ? `${currency} has no decimals: enter a whole amount`
        : `${currency} amounts have at most ${digits} decimals`,
    )
  }
  const amount = Big(text)
  if (amount.lte(0)) return refuse('Amount must be greater than zero')
  if (amount.gt(MAX_AMOUNT)) return refuse('Amount is too large')
  return { ok: true, minor: amount.times(Big(10).pow(digits)).toNumber() }
}

const refuse = (message: string): ParsedAmount => ({ ok: false, message })

/** A number's plain decimal text; `NaN`, `Infinity` and anything JavaScript writes with an exponent stay unreadable on purpose. */
const numberText = (value: number): string => String(value)
