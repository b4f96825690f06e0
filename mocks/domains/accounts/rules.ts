import { toMajor } from '../../../src/contract/money.ts'
import type { AccountRow } from './model.ts'

/** The account in `currency` with the most available; the older one when two hold the same. */
export function richest(
  accounts: readonly Readonly<AccountRow>[],
  currency: string,
  availableIn: (accountId: string) => number,
): { account: Readonly<AccountRow>; availableMinor: number } | undefined {
  let found: { account: Readonly<AccountRow>; availableMinor: number } | undefined
  for (const account of accounts) {
    if (account.currency !== currency) continue
    const availableMinor = availableIn(account.id)
    if (!found || availableMinor > found.availableMinor) found = { account, availableMinor }
  }
  return found
}

/** `Insufficient funds. Available £1,240.00` */
export const insufficientFunds = (availableMinor: number, currency: string): string =>
  `Insufficient funds. Available ${toMajor(availableMinor, currency).toLocaleString('en-GB', { style: 'currency', currency })}`

/** `CRDR` + sort code + account number with the check digits that make it a valid IBAN (ISO 7064, mod 97). */
export function gbIban(bank: string, sortCode: string, accountNumber: string): string {
  const digits = `${bank}${sortCode}${accountNumber}GB00`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return `GB${String(98 - remainder).padStart(2, '0')}${bank}${sortCode}${accountNumber}`
}
