import { primaryKey } from '@mswjs/data'
import { ACCOUNT_TYPES, accountTexts } from '../../../../src/contract/accounts.ts'
import { currencyCode, instant } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'
import { textColumns } from '../../store/database/texts.ts'

export type AccountRow = RowOf<typeof accounts>

/** An account row holds no balance: the ledger does. */
export const accounts = table({
  model: {
    id: primaryKey(String),
    userId: String,
    ...textColumns(accountTexts),
    currency: currencyCode,
    type: oneOf(ACCOUNT_TYPES),
    iban: String,
    bic: String,
    createdAt: instant,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/accounts'],
})
