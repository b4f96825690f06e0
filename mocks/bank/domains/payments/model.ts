import { primaryKey } from '@mswjs/data'
import { PAYMENT_STATUSES, paymentTexts, RAILS } from '../../../../src/contract/payments.ts'
import { currencyCode, instant } from '../../store/database/forms.ts'
import { oneOf, table, type RowOf } from '../../store/database/table.ts'
import { textColumns } from '../../store/database/texts.ts'

export type PaymentRow = RowOf<typeof payments>

export const payments = table({
  model: {
    id: primaryKey(String),
    userId: String,
    rail: oneOf(RAILS),
    minor: Number,
    currency: currencyCode,
    beneficiaryName: String,
    beneficiaryAccount: String,
    ...textColumns(paymentTexts),
    status: oneOf(PAYMENT_STATUSES),
    createdAt: instant,
    /** The account that is debited; empty when there was none to debit. */
    accountId: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/payments'],
})
