import { minorDigits } from '../contract/money.ts'

/** Case and accents do not tell two texts apart: `ROSTEREI` finds `Rösterei`. */
export function fold(text: string): string {
  return (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}

// oxlint-disable-next-line no-control-regex -- the range is the point: all of ASCII
const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/.test(text)

/** What a search asks for: each of its words, wherever they stand. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** An amount as people write it, `1250000.50`, and as they read it, `1,250,000.50`. */
export function amountText(amount: number, currency: string): string {
  const plain = amount.toFixed(minorDigits(currency))
  return `${plain} ${grouped(plain)}`
}

/** A hundred thousand of them: Intl would take eight times as long. */
function grouped(plain: string): string {
  const [whole = '', fraction] = plain.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? groups : `${groups}.${fraction}`
}
