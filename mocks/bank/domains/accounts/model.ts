import { primaryKey } from '@mswjs/data'
import { ACCOUNT_TYPES } from '../../../../src/contract/accounts.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'

export type AccountRow = RowOf<typeof accounts>

/** An account row holds no balance: the ledger does. */
export const accounts = table({
  model: {
    id: primaryKey(String),
    userId: String,
    /** Empty when none was given. */
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
