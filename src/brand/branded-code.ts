import { plainLetters } from '../contract/values/latin-letters.ts'
import { PRODUCT_NAME } from '../product.ts'

/**
 * Writes code under the name of the brand: `CorridorError` and `corridor.mjs` become `NorthbankError` and
 * `northbank.mjs`.
 */
export function brandedCode(code: string, brandName: string): string {
  if (brandName === PRODUCT_NAME) return code
  const word = identifierOf(brandName)
  return code
    .replaceAll(PRODUCT_NAME, word)
    .replaceAll(PRODUCT_NAME.toLowerCase(), word.toLowerCase())
    .replaceAll(PRODUCT_NAME.toUpperCase(), word.toUpperCase())
}

/** The plain form of a letter, in the same case: `Ł` becomes `L`. */
const asTyped = (letter: string): string =>
  plainLetters(letter).replace(/^./, (first) => (letter === letter.toLowerCase() ? first : first.toUpperCase()))

/** The brand's name as an identifier in code: `1st Öko Bank` becomes `StOkoBank`. */
function identifierOf(name: string): string {
  const words = Array.from(name, asTyped)
    .join('')
    .replace(/[^a-z\d\s]/gi, '')
    .replace(/^[\d\s]+/, '')
    .split(/\s+/)
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return joined.slice(0, 24) || 'Bank'
}
