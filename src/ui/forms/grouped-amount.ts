const PLAIN = /^\d+(\.\d*)?$/
/** With one kind of separator: a comma, a space or, as the Swiss write it, an apostrophe. */
const GROUPED = /^\d{1,3}(?:([,\s'\u2019])\d{3})(?:\1\d{3})*(\.\d*)?$/

const commas = (text: string): number => text.split(',').length - 1

/** `1250000.5` -> `1,250,000.5`. What is no plain amount is shown as it was entered. */
export const groupDigits = (entered: string): string =>
  PLAIN.test(entered) ? entered.replace(/\d+/, (whole) => whole.replace(/\d(?=(\d{3})+$)/g, '$&,')) : entered

/**
 * The entered value, from the new text of a field that showed the value `before` in groups. Separators between groups
 * are removed. Any other comma may be meant as a decimal point: it is kept, and the form explains it. With `typed`, one
 * key has changed the text, so its commas are those of the field, though they may no longer be in the right place.
 */
export function enteredIn(text: string, before: string, typed: boolean): string {
  const ownCommas = typed && PLAIN.test(before) && commas(text) <= commas(groupDigits(before))
  if (GROUPED.test(text)) return text.replace(/[,\s'\u2019]/g, '')
  return ownCommas ? text.replaceAll(',', '') : text
}

/** Removes the field's own currency, as in `US$12.50`, `$12.50` or `12.50 USD`. The form refuses any other currency. */
export function withoutCurrency(pasted: string, currency: string): string {
  const text = pasted.trim()
  if (!currency) return text
  const sign = (0).toLocaleString('en-GB', { style: 'currency', currency }).replace(/[\d.\s]/g, '')
  for (const mark of [currency, sign, sign.replace(/^[A-Z]+(?=[^A-Z])/, '')]) {
    if (text.startsWith(mark)) return text.slice(mark.length).trim()
    if (text.endsWith(mark)) return text.slice(0, -mark.length).trim()
  }
  return text
}

/** Where the caret stands in `shown`, with as many digits before it as in `text`. */
export function caretIn(shown: string, text: string, caret: number): number {
  let left = caret - commas(text.slice(0, caret))
  let index = 0
  for (; left > 0 && index < shown.length; index += 1) if (shown[index] !== ',') left -= 1
  return index
}
