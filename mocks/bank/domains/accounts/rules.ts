import { toMajor } from '../../../../src/contract/values/money.ts'
import type { AccountRow } from './model.ts'

/** Picks the account in `currency` with the most available; the older of two with the same. */
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

/** `£1,240.00` */
export const moneyText = (minor: number, currency: string): string =>
  toMajor(minor, currency).toLocaleString('en-GB', { style: 'currency', currency })

/** `Insufficient funds. Available £1,240.00` */
export const insufficientFunds = (availableMinor: number, currency: string): string =>
  `Insufficient funds. Available ${moneyText(availableMinor, currency)}`
