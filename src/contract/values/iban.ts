/** The IBAN for a country code and a national account number (BBAN), with check digits by ISO 13616 (modulo 97). */
export function ibanOf(country: string, bban: string): string {
  const digits = Array.from(`${bban}${country}00`, (char) => parseInt(char, 36)).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return `${country}${String(98 - remainder).padStart(2, '0')}${bban}`
}
