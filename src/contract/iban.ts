/**
 * The IBAN of an account number in its country's own form (BBAN), by ISO 13616: its two check digits are those that make
 * the rearranged number leave 1 when divided by 97.
 */
export function ibanOf(country: string, bban: string): string {
  const digits = Array.from(`${bban}${country}00`, (char) => parseInt(char, 36)).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return `${country}${String(98 - remainder).padStart(2, '0')}${bban}`
}
