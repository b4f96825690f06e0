import { minorDigits } from '../contract/values/money.ts'

const LOCALE = 'en-GB'

/** Intl formatters are expensive to create, so they are cached by currency. */
const formatters = new Map<string, Intl.NumberFormat>()

function moneyFormat(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency)
  if (!formatter) {
    const digits = minorDigits(currency)
    formatter = /^[A-Z]{3}$/.test(currency)
      ? new Intl.NumberFormat(LOCALE, {
          style: 'currency',
          currency,
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
      : new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    formatters.set(currency, formatter)
  }
  return formatter
}

const trueMinus = (text: string) => text.replace(/^-/, '\u2212')

/** Shown instead of a missing or invalid number or date. */
export const NO_FIGURE = '\u2013'

interface MoneyParts {
  /** Sign, currency and whole units, e.g. `−£1,240`. */
  whole: string
  /** How many characters of `whole`, after the sign, are letters of the currency: 2 of `US$1,240`, 3 of `CHF 1,240`. */
  letters: number
  /** Separator and minor units, e.g. `.50`; empty for currencies without any. */
  fraction: string
}

/** Formats an amount in major units as two parts. */
export function moneyParts(amount: number, currency: string): MoneyParts {
  if (!Number.isFinite(amount)) return { whole: NO_FIGURE, letters: 0, fraction: '' }
  // Minus zero would be formatted with a minus sign.
  const text = trueMinus(moneyFormat(currency).format(amount === 0 ? 0 : amount))
  const point = minorDigits(currency) === 0 ? -1 : text.lastIndexOf('.')
  const letters = /^\u2212?([A-Z]*)/.exec(text)?.[1]?.length ?? 0
  return point === -1
    ? { whole: text, letters, fraction: '' }
    : { whole: text.slice(0, point), letters, fraction: text.slice(point) }
}

/** `formatMoney(-1240.5, 'GBP')` is `−£1,240.50`. Takes major units. */
export function formatMoney(major: number, currency: string): string {
  const { whole, fraction } = moneyParts(major, currency)
  return whole + fraction
}

const plain = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  if (!Number.isFinite(value)) return NO_FIGURE
  const key = JSON.stringify(options)
  let formatter = plain.get(key)
  if (!formatter) plain.set(key, (formatter = new Intl.NumberFormat(LOCALE, options)))
  return trueMinus(formatter.format(value))
}

/** `counted(1, 'payment')` is `1 payment`, `counted(1240, 'payment')` is `1,240 payments`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const day = (date: Date) =>
  `${date.getDate()} ${MONTHS[date.getMonth()]} ${String(date.getFullYear()).padStart(4, '0')}`
const time = (date: Date) => `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`

function dated(iso: string, write: (date: Date) => string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? NO_FIGURE : write(date)
}

// Without a library: date-fns would add a tenth to the code of the first screen, and Intl writes "Sept" in en-GB.

/** `14 Nov 2026`, in the browser's time zone. */
export const formatDate = (iso: string): string => dated(iso, day)
/** `14 Nov 2026, 09:30`, in the browser's time zone. */
export const formatDateTime = (iso: string): string => dated(iso, (date) => `${day(date)}, ${time(date)}`)

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** `Fri 20 Nov`: a day of the near future, in the browser's time zone. */
export const formatWeekday = (date: Date): string =>
  `${WEEKDAYS[date.getDay()]} ${date.getDate()} ${MONTHS[date.getMonth()]}`

/** Formats a calendar day such as `2026-11-14`. Read at local noon, it is the same day in every time zone. */
export const formatDay = (isoDay: string): string => formatDate(`${isoDay}T12:00:00`)

/** `queued` -> `Queued`. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The first eight characters of an id, as screens show it. */
export const shortId = (id: string): string => id.slice(0, 8)

/** `GB12CRDR04007512345678` -> `GB12 CRDR 0400 7512 3456 78`; other account numbers stay as they are. */
export const groupIban = (iban: string): string =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban
