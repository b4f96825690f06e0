import type { PaymentStatus } from '../../../../src/contract/payments.ts'
import type { Transaction, DueChangeTable } from '../../store/transaction.ts'
import { entityOf } from '../../store/audit.ts'
import { refuse } from '../../http/refusal.ts'
import { insufficientFunds, richest } from '../accounts/rules.ts'
import { balancesOf, book } from '../ledger/ledger.ts'
import { available, releaseTransfer, reserveTransfer, settleTransfer } from '../ledger/transfers.ts'
import { oldestFirst } from '../views.ts'
import { writeTo } from '../write-to.ts'
import { failedMail } from './mails.ts'
import type { PaymentRow } from './model.ts'
import { mayMove, planOf } from './rules.ts'

type PaymentOrder = Omit<PaymentRow, 'id' | 'userId' | 'status' | 'createdAt' | 'accountId' | 'position'>

/** The account to debit: '' when there are no accounts, a refusal when none holds enough. */
export function accountToDebit({ db }: Transaction, userId: string, currency: string, minor: number): string {
  const accounts = db.accounts.where('userId', userId)
  if (accounts.length === 0) return ''
  const balances = balancesOf(db)
  const found = richest(oldestFirst(accounts), currency, (id) => balances.side(available(id)))
  if (!found || found.availableMinor < minor) throw refuse(422, insufficientFunds(found?.availableMinor ?? 0, currency))
  return found.account.id
}

export function reserve(tx: Transaction, payment: PaymentRow): void {
  if (!payment.accountId) return
  const { accountId, currency, minor } = payment
  book(tx.db, reserveTransfer(payment.id, { accountId, currency, minor, at: tx.now }))
}

/** Accepts a payment: reserves the money and schedules its next states. */
export function acceptPayment(tx: Transaction, userId: string, order: PaymentOrder): Readonly<PaymentRow> {
  const accountId = accountToDebit(tx, userId, order.currency, order.minor)
  const payment = tx.db.payments.insert({
    id: tx.newId(),
    userId,
    ...order,
    status: 'queued',
    createdAt: tx.at,
    accountId,
    position: tx.db.payments.size,
  })
  reserve(tx, payment)
  for (const { move, afterMs } of planOf(order, accountId !== '')) tx.schedule(move, payment.id, afterMs)
  tx.audit(userId, 'payment.created', entityOf('payment', payment.id))
  return payment
}

/** Changes a payment's status and moves its money; does nothing when the change is not allowed. */
export function moveTo(tx: Transaction, paymentId: string, to: PaymentStatus): void {
  const payment = tx.db.payments.get(paymentId)
  if (!payment || !mayMove(payment.status, to)) return
  const { accountId, currency, minor } = payment
  if (accountId && to === 'settled') book(tx.db, settleTransfer(paymentId, { accountId, currency, minor, at: tx.now }))
  if (accountId && to === 'failed') book(tx.db, releaseTransfer(paymentId, { accountId, currency, minor, at: tx.now }))
  tx.db.payments.update(paymentId, { status: to })
  tx.audit(payment.userId, `payment.${to}`, entityOf('payment', paymentId))
  if (to === 'failed') writeTo(tx, payment.userId, failedMail(payment))
}

export const paymentChanges = {
  'payment.process': (tx, { subject }) => moveTo(tx, subject, 'processing'),
  'payment.settle': (tx, { subject }) => {
    // An imported state may lack the step before, and a queued payment cannot be settled.
    moveTo(tx, subject, 'processing')
    moveTo(tx, subject, 'settled')
  },
  'payment.fail': (tx, { subject }) => moveTo(tx, subject, 'failed'),
} satisfies DueChangeTable
