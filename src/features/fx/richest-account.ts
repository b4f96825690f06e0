import type { Account } from '../../contract/accounts.ts'
import { toMinor } from '../../contract/money.ts'

/** A trade names no account: on both sides the bank uses the one of that currency with the most available. */
export function richestAccount(accounts: readonly Account[], currency: string): Account | undefined {
  const available = (account: Account) => toMinor(account.available, currency)
  return accounts.filter((account) => account.currency === currency).toSorted((a, b) => available(b) - available(a))[0]
}
