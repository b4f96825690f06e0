import type { PaymentStatus, Rail } from '../../../src/contract/payments.ts'
import type { Act, DueChangeTable } from '../../core/bank/transaction.ts'
import { entityOf } from '../../core/bank/audit.ts'
import { refuse } from '../../core/policy/refusal.ts'
import { insufficientFunds, richest } from '../accounts/rules.ts'
import { balancesOf, book } from '../ledger/ledger.ts'
import { available, releaseTransfer, reserveTransfer, settleTransfer } from '../ledger/transfers.ts'
import { oldestFirst } from '../views.ts'
import type { PaymentRow } from './model.ts'
import { mayMove, planOf } from './rules.ts'

export interface PaymentOrder {
  rail: Rail
  minor: number
  currency: string
  beneficiaryName: string
  beneficiaryAccount: string
  reference: string
}

/** The account that a payment will debit: none when there are no accounts at all, a refusal when none holds enough. */
function accountToDebit({ db }: Act, userId: string, currency: string, minor: number): string {
  const accounts = db.accounts.where('userId', userId)
  if (accounts.length === 0) return ''
  const balances = balancesOf(db)
  const found = richest(oldestFirst(accounts), currency, (id) => balances.side(available(id)))
  if (!found || found.availableMinor < minor) throw refuse(422, insufficientFunds(found?.availableMinor ?? 0, currency))
  return found.account.id
}

function reserve(act: Act, payment: PaymentRow): void {
  if (!payment.accountId) return
  const { accountId, currency, minor } = payment
  book(act.db, reserveTransfer(payment.id, { accountId, currency, minor, at: act.now }))
}

/** Accepts a payment: the money is reserved and the rail's own times begin to run. */
export function acceptPayment(act: Act, userId: string, order: PaymentOrder): Readonly<PaymentRow> {
  const accountId = accountToDebit(act, userId, order.currency, order.minor)
  const payment = act.db.payments.insert({
    id: act.newId(),
    userId,
    ...order,
    status: 'queued',
    createdAt: act.at,
    accountId,
    position: act.db.payments.size,
  })
  reserve(act, payment)
  for (const { move, afterMs } of planOf(order.rail, order.reference, accountId !== ''))
    act.schedule(move, payment.id, afterMs)
  act.audit(userId, 'payment.created', entityOf('payment', payment.id))
  return payment
}

/** Moves a payment along one edge, with its money; does nothing where there is no such edge any more. */
function moveTo(act: Act, paymentId: string, to: PaymentStatus): void {
  const payment = act.db.payments.get(paymentId)
  if (!payment || !mayMove(payment.status, to)) return
  const { accountId, currency, minor } = payment
  if (accountId && to === 'settled')
    book(act.db, settleTransfer(paymentId, { accountId, currency, minor, at: act.now }))
  if (accountId && to === 'failed')
    book(act.db, releaseTransfer(paymentId, { accountId, currency, minor, at: act.now }))
  act.db.payments.update(paymentId, { status: to })
  act.audit(payment.userId, `payment.${to}`, entityOf('payment', paymentId))
}

export const paymentChanges = {
  'payment.process': (act, { subject }) => moveTo(act, subject, 'processing'),
  'payment.settle': (act, { subject }) => {
    // A state that was imported may lack the step before; a payment is never settled out of the queue.
    moveTo(act, subject, 'processing')
    moveTo(act, subject, 'settled')
  },
  'payment.fail': (act, { subject }) => moveTo(act, subject, 'failed'),
} satisfies DueChangeTable

function openPayment(act: Act, paymentId: string): Readonly<PaymentRow> {
  const payment = act.db.payments.get(paymentId)
  if (!payment) throw refuse(404, 'Payment not found')
  if (payment.status === 'settled' || payment.status === 'failed')
    throw refuse(409, `This payment is already ${payment.status}`)
  return payment
}

/** The presenter settles a payment now. One that waits for an account is funded first, or refused. */
export function settlePayment(act: Act, paymentId: string): void {
  const payment = openPayment(act, paymentId)
  if (!payment.accountId) {
    const accountId = accountToDebit(act, payment.userId, payment.currency, payment.minor)
    if (!accountId) throw refuse(422, 'There is no account to debit')
    reserve(act, act.db.payments.update(paymentId, { accountId }))
  }
  act.unschedule(paymentId)
  moveTo(act, paymentId, 'processing')
  moveTo(act, paymentId, 'settled')
}

/** The presenter lets a payment fail now. */
export function failPayment(act: Act, paymentId: string): void {
  openPayment(act, paymentId)
  act.unschedule(paymentId)
  moveTo(act, paymentId, 'failed')
}

/** The presenter keeps a payment in processing until told otherwise. */
export function holdPayment(act: Act, paymentId: string): void {
  openPayment(act, paymentId)
  act.unschedule(paymentId)
  moveTo(act, paymentId, 'processing')
}
