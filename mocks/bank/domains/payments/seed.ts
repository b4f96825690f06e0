import type { Rail } from '../../../../src/contract/payments.ts'
import type { Transaction } from '../../store/transaction.ts'
import { entityOf } from '../../store/audit.ts'
import type { Event } from '../audit-log/seed.ts'
import { book } from '../ledger/ledger.ts'
import { releaseTransfer, reserveTransfer, settleTransfer } from '../ledger/transfers.ts'
import { failedMail } from './mails.ts'
import { type Journey, journeyOf, statusAt } from './journey.ts'

export interface Beneficiary {
  name: string
  account: string
  rail: Rail
  currency: string
}

interface PastPayment {
  id?: string
  beneficiary: Beneficiary
  minor: number
  reference: string
  /** Whether it failed or will fail. */
  fails?: boolean
  /** The rail whose times it keeps, if not its own. */
  pace?: Rail
  /** Milliseconds. */
  at: number
  accountId: string
}

/** Adds a past payment with its ledger entries; returns its events for the audit log. */
export function seedPayment(
  tx: Transaction,
  userId: string,
  {
    id = tx.newId(),
    beneficiary,
    minor,
    reference,
    fails = false,
    pace = beneficiary.rail,
    at,
    accountId,
  }: PastPayment,
): Event[] {
  const { db, now } = tx
  const { currency, rail } = beneficiary
  const status = statusAt(now, pace, at, fails)
  db.payments.insert({
    id,
    userId,
    rail,
    minor,
    currency,
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    reference,
    status,
    createdAt: new Date(at).toISOString(),
    accountId,
    position: db.payments.size,
  })
  const journey = journeyOf(pace, at, fails)
  const done = { accountId, currency, minor, at: journey[1].at }
  book(db, reserveTransfer(id, { accountId, currency, minor, at }))
  if (status === 'settled') book(db, settleTransfer(id, done))
  if (status === 'failed') book(db, releaseTransfer(id, done))
  return sendOn(tx, id, at, journey)
}

/**
 * Schedules the steps that are still due; returns the past ones for the audit log. A step's id comes from its payment:
 * how many are due depends on the day, and the rows seeded later must have the same ids after "Bring up to date".
 */
export function sendOn(tx: Transaction, id: string, at: number, journey: Journey): Event[] {
  const entity = entityOf('payment', id)
  const payment = tx.db.payments.get(id)
  const events: Event[] = [{ at, action: 'payment.created', entity }]
  for (const step of journey) {
    if (step.at > tx.now)
      tx.db.dueChanges.insert({ id: `${id}:${step.move}`, at: step.at, kind: step.move, subject: id })
    else
      events.push({
        at: step.at,
        action: `payment.${step.to}`,
        entity,
        ...(step.to === 'failed' && payment && { mail: failedMail(payment) }),
      })
  }
  return events
}
