import { v4 as uuid } from 'uuid'
import { ibanOf } from '../../contract/values/iban.ts'
import { demonstration, type AccountNumbers } from '../../demonstration/demonstration.ts'
import { NEW_ACCOUNT_BIC, NEW_ACCOUNT_IBAN_PREFIX } from '../../placeholders.ts'

export const newAccountNumbers = (): AccountNumbers =>
  demonstration().accountNumbers?.() ?? { iban: generateIban(), bic: NEW_ACCOUNT_BIC }

/** The IBAN of a new account: a fixed bank and sort code, eight random digits and a valid checksum. */
export function generateIban(digits: string = eightDigits()): string {
  const { bank, sortCode } = NEW_ACCOUNT_IBAN_PREFIX
  return ibanOf('GB', `${bank}${sortCode}${digits}`)
}

/** `parseInt` reads the first eight hexadecimal digits of the UUID and stops at its first hyphen. */
const eightDigits = (): string => String(parseInt(uuid(), 16) % 10 ** 8).padStart(8, '0')
