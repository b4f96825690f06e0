import { plainLetters } from '../contract/values/latin-letters.ts'
import { minorDigits } from '../contract/values/money.ts'

/** Lower case without accents, so that a search for `ROSTEREI` finds `Rösterei`, and `lodz` finds `Łódź`. */
export const fold = (text: string): string => (isAscii(text) ? text.toLowerCase() : plainLetters(text))

// oxlint-disable-next-line no-control-regex -- the range is all of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/.test(text)

/** How an amount is shown, before its digits: `−£`, `US$`. */
const SIGNS_OF_MONEY = /^[-\u2212]?[a-z]{0,2}[£€$¥](?=\d)/

/** The folded words of a search query. Amounts are without their signs, so that one can be pasted as it is shown. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s/)
    .map((word) => word.replace(SIGNS_OF_MONEY, ''))
    .filter(Boolean)

/** An amount in major units without and with separators: `1250000.50 1,250,000.50`. */
export function amountText(amount: number, currency: string): string {
  const plain = amount.toFixed(minorDigits(currency))
  return `${plain} ${grouped(plain)}`
}

/** Adds thousands separators. Called for up to 100,000 payments; Intl takes eight times as long. */
function grouped(plain: string): string {
  const [whole = '', fraction] = plain.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
