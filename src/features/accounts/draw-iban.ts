import { v4 as uuid } from 'uuid'
import { NEW_ACCOUNT_IBAN_PREFIX } from '../../placeholders.ts'

const COUNTRY = 'GB'

/** The two check digits of ISO 13616: those that make the rearranged number leave 1 when divided by 97. */
export function checkDigits(country: string, bban: string): string {
  const digits = Array.from(`${bban}${country}00`, (char) => parseInt(char, 36)).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return String(98 - remainder).padStart(2, '0')
}

/** An own account's IBAN: the fixed beginning and eight random digits, under a valid checksum. */
export function drawIban(digits: string = randomDigits(8)): string {
  const { bank, sortCode } = NEW_ACCOUNT_IBAN_PREFIX
  const bban = `${bank}${sortCode}${digits}`
  return `${COUNTRY}${checkDigits(COUNTRY, bban)}${bban}`
}

const randomDigits = (count: number): string =>
  String(parseInt(uuid().replaceAll('-', '').slice(0, 12), 16) % 10 ** count).padStart(count, '0')
