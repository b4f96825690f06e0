import { refuse } from '../../http/refusal.ts'
import type { Transaction } from '../../store/transaction.ts'
import { accountToDebit, moveTo, reserve } from './changes.ts'
import type { PaymentRow } from './model.ts'

// What the dock and the console do to a payment. The bank's own changes are in changes.ts, which loads earlier.

function openPayment(tx: Transaction, paymentId: string): Readonly<PaymentRow> {
  const payment = tx.db.payments.get(paymentId)
  if (!payment) throw refuse(404, 'Payment not found')
  if (payment.status === 'settled' || payment.status === 'failed')
    throw refuse(409, `This payment is already ${payment.status}`)
  return payment
}

/** Funds a payment that waits for an account first; throws a refusal when no account can. */
export function settlePayment(tx: Transaction, paymentId: string): void {
  const payment = openPayment(tx, paymentId)
  if (!payment.accountId) {
    const accountId = accountToDebit(tx, payment.userId, payment.currency, payment.minor)
    if (!accountId) throw refuse(422, 'There is no account to debit')
    reserve(tx, tx.db.payments.update(paymentId, { accountId }))
  }
  tx.unschedule(paymentId)
  moveTo(tx, paymentId, 'processing')
  moveTo(tx, paymentId, 'settled')
}

export function failPayment(tx: Transaction, paymentId: string): void {
  openPayment(tx, paymentId)
  tx.unschedule(paymentId)
  moveTo(tx, paymentId, 'failed')
}

/** Keeps a payment in processing. */
export function holdPayment(tx: Transaction, paymentId: string): void {
  openPayment(tx, paymentId)
  tx.unschedule(paymentId)
  moveTo(tx, paymentId, 'processing')
}
