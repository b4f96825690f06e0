import { v4 as uuid } from 'uuid'
import { ibanOf } from '../../contract/iban.ts'
import { NEW_ACCOUNT_IBAN_PREFIX } from '../../placeholders.ts'

/** An own account's IBAN: the fixed beginning and eight random digits, under a valid checksum. */
export function drawIban(digits: string = randomDigits(8)): string {
  const { bank, sortCode } = NEW_ACCOUNT_IBAN_PREFIX
  return ibanOf('GB', `${bank}${sortCode}${digits}`)
}

const randomDigits = (count: number): string =>
  String(parseInt(uuid().replaceAll('-', '').slice(0, 12), 16) % 10 ** count).padStart(count, '0')
