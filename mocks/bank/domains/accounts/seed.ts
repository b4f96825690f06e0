import { ibanOf } from '../../../../src/contract/values/iban.ts'
import { toMinor } from '../../../../src/contract/values/money.ts'
import type { Transaction } from '../../store/transaction.ts'
import { book } from '../ledger/ledger.ts'
import { openingTransfer } from '../ledger/transfers.ts'
import type { AccountRow } from './model.ts'

export interface Holding {
  label: string
  currency: string
  type: AccountRow['type']
  /** The last eight digits of a British IBAN, or another number with its BIC. */
  number: string | Pick<AccountRow, 'iban' | 'bic'>
  /** Major units in the account now. */
  current: number
}

/** Creates an account that holds `current` after spending `spentMinor` since it was opened; returns its id. */
export function seedAccount(
  tx: Transaction,
  userId: string,
  holding: Holding,
  spentMinor: number,
  openedAt: number,
): string {
  const { label, currency, type, number, current } = holding
  const accountId = tx.newId()
  tx.db.accounts.insert({
    id: accountId,
    userId,
    label,
    currency,
    type,
    ...(typeof number === 'string' ? { iban: ibanOf('GB', `CRDR040075${number}`), bic: 'CRDRGB2L' } : number),
    createdAt: new Date(openedAt).toISOString(),
    position: tx.db.accounts.size,
  })
  const minor = toMinor(current, currency) + spentMinor
  if (minor > 0) book(tx.db, openingTransfer({ accountId, currency, minor, at: openedAt }))
  return accountId
}
