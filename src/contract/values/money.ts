import { Big } from 'big.js'

/** The ISO 4217 codes that the product knows, in the order of the specification's FX list. */
export const CURRENCIES = ['GBP', 'USD', 'EUR', 'JPY', 'CAD', 'AUD', 'CHF', 'SEK', 'NOK', 'DKK'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: string): code is Currency => (CURRENCIES as readonly string[]).includes(code)

/** Digits after the decimal point: two for unknown codes, so that they can still be displayed. */
export const minorDigits = (currency: string): number => (currency === 'JPY' ? 0 : 2)

/**
 * Major units, as in the contract, to integer minor units: `12.5` GBP -> `1250`. Exact; additional digits are rounded
 * half to even. Returns `NaN` for `NaN` and infinities.
 */
export const toMinor = (major: number, currency: string): number =>
  Number.isFinite(major)
    ? Big(major)
        .times(Big(10).pow(minorDigits(currency)))
        .round(0, Big.roundHalfEven)
        .toNumber()
    : Number.NaN

/**
 * Integer minor units to major units, as in the contract: `1250` GBP -> `12.5`. Needs no decimal arithmetic: the
 * division rounds to the same double that the decimal text would be parsed as.
 */
export const toMajor = (minor: number, currency: string): number => minor / 10 ** minorDigits(currency)

/** The largest amount in major units. In minor units it is far below what a double holds exactly. */
export const MAX_AMOUNT = 1_000_000_000_000

type ParsedAmount = { ok: true; minor: number } | { ok: false; message: string }

const PLAIN_DECIMAL = /^\d+(\.\d+)?$/

/**
 * Parses an amount in major units, or returns an error message for the user. Accepts ASCII digits with at most one
 * point (`1250`, `1250.50`), and no signs, exponents, separators or other digits, because `1.000` is ambiguous. Used by
 * forms and by the mock bank.
 */
export function parseAmount(input: unknown, currency: string): ParsedAmount {
  if (typeof input !== 'string' && typeof input !== 'number') return refuse('Amount must be a number')
  // Numbers that JavaScript writes with an exponent, NaN and infinities are refused like any other text.
  const text = String(input).trim()
  if (text === '') return refuse('Amount is required')
  if (text.startsWith('-')) return refuse('Amount must be greater than zero')
  if (!PLAIN_DECIMAL.test(text)) return refuse('Enter the amount in plain digits, for example 1250.50')
  const digits = minorDigits(currency)
  const decimals = text.split('.')[1]?.replace(/0+$/, '') ?? ''
  if (decimals.length > digits) {
    return refuse(
      digits === 0
        ? `${currency} has no decimals: enter a whole amount`
        : `${currency ? `${currency} amounts` : 'Amounts'} have at most ${digits} decimals`,
    )
  }
  const amount = Big(text)
  if (amount.lte(0)) return refuse('Amount must be greater than zero')
  if (amount.gt(MAX_AMOUNT)) return refuse('Amount is too large')
  return { ok: true, minor: amount.times(Big(10).pow(digits)).toNumber() }
}

/** What `parseAmount` accepts, as JSON Schema: of numbers by their range, of text by its pattern. */
export const amountSchema = (digits: number) => ({
  type: ['number', 'string'] as string[],
  minimum: 10 ** -digits,
  maximum: MAX_AMOUNT,
  multipleOf: 10 ** -digits,
  pattern:
    digits === 0
      ? '^\\s*0*([1-9]\\d{0,11}|10{12})(\\.0+)?\\s*$'
      : '^\\s*0*([1-9]\\d{0,11}(\\.\\d{1,2}0*)?|10{12}(\\.0+)?|0\\.([1-9]\\d?|0[1-9])0*)\\s*$',
})

const refuse = (message: string): ParsedAmount => ({ ok: false, message })
