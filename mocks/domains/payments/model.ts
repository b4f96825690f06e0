import { primaryKey } from '@mswjs/data'
import { PAYMENT_STATUSES, RAILS, type PaymentStatus, type Rail } from '../../../src/contract/payments.ts'
import { oneOf, table } from '../../core/table.ts'

export interface PaymentRow {
  id: string
  userId: string
  rail: Rail
  minor: number
  currency: string
  beneficiaryName: string
  beneficiaryAccount: string
  /** Empty when none was given. */
  reference: string
  status: PaymentStatus
  createdAt: string
  /** The account that is debited; empty when there was none to debit. */
  accountId: string
  /** How many rows there were before it: orders what was made in the same instant. */
  position: number
}

export const payments = table<PaymentRow>({
  model: {
    id: primaryKey(String),
    userId: String,
    rail: oneOf(RAILS),
    minor: Number,
    currency: String,
    beneficiaryName: String,
    beneficiaryAccount: String,
    reference: String,
    status: oneOf(PAYMENT_STATUSES),
    createdAt: String,
    accountId: String,
    position: Number,
  },
  indexes: ['userId'],
  feeds: ['/api/payments'],
})
