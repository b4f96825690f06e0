import { primaryKey } from '@mswjs/data'
import { ACCOUNT_TYPES, type AccountType } from '../../../src/contract/accounts.ts'
import { oneOf, table } from '../../core/table.ts'

/** An account holds no balance of its own: the ledger knows what is in it. */
export interface AccountRow {
  id: string
  userId: string
  /** Empty when none was given. */
  label: string
  currency: string
  type: AccountType
  iban: string
  bic: string
  createdAt: string
  /** How many rows there were before it: orders what was made in the same instant. */
  position: number
}

export const accounts = table<AccountRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    label: String,
    currency: String,
    type: oneOf(ACCOUNT_TYPES),
    iban: String,
    bic: String,
    createdAt: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/accounts'],
})
