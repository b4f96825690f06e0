import { parseAmount } from '../../../../src/contract/values/money.ts'
import type { Transaction } from '../../store/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import { book } from '../ledger/ledger.ts'
import { creditTransfer } from '../ledger/transfers.ts'

/** For the dock. `amount` is in major units, as entered. */
export function topUpAccount(tx: Transaction, accountId: string, amount: string | number): void {
  const account = tx.db.accounts.get(accountId)
  if (!account) throw refuse(404, 'Account not found')
  const parsed = parseAmount(amount, account.currency)
  if (!parsed.ok) throw refuse(422, parsed.message)
  book(tx.db, creditTransfer(tx.newId(), { accountId, currency: account.currency, minor: parsed.minor, at: tx.now }))
  tx.audit(account.userId, 'account.credited', `account ${account.iban.slice(-4)}`)
}
