import { topUpAccount } from '../../../bank/domains/accounts/changes.ts'
import type { Bank } from '../../../bank/store/bank.ts'
import { dockActions } from '../../tours/dock-actions.ts'

/** Money arrives in this account. */
export async function topUp(bank: Bank, accountId: string, currency: string, amount: string): Promise<void> {
  await bank.change((tx) => topUpAccount(tx, accountId, amount))
  dockActions.notify({ action: 'top up', currency, amount })
}
