import { parseAmount, toMajor } from '../../../../src/contract/values/money.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { richest } from '../../../bank/domains/accounts/rules.ts'
import { balanceOf } from '../../../bank/domains/ledger/ledger.ts'

/** In minor units: £10,000.00 or ¥1,000,000. A larger payment adds its own amount. */
const TOP_UP = 1_000_000

/**
 * What to add to which account for a payment, in major units; undefined if the account has enough, or if there is no
 * account to pay from.
 */
export function missingMoney(bank: Bank, currency: string, amount: string) {
  const parsed = parseAmount(amount, currency)
  const accounts = bank.db.accounts.where('userId', bank.signedIn()?.id ?? '')
  const found = richest(accounts, currency, (id) => balanceOf(bank.db, id).available)
  if (!parsed.ok || !found || found.availableMinor >= parsed.minor) return undefined
  return { accountId: found.account.id, currency, major: toMajor(Math.max(TOP_UP, parsed.minor), currency) }
}
