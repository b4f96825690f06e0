import type { PaymentStatus, Rail } from '../../../src/contract/payments.ts'
import type { Act } from '../../core/act.ts'
import { book } from '../ledger/ledger.ts'
import { releaseTransfer, reserveTransfer, settleTransfer } from '../ledger/transfers.ts'

export interface Beneficiary {
  name: string
  account: string
  rail: Rail
  currency: string
}

export interface PastPayment {
  beneficiary: Beneficiary
  minor: number
  reference: string
  status: PaymentStatus
  /** Milliseconds. */
  at: number
  accountId: string
}

const HOUR = 60 * 60 * 1000

/** When a payment of the past reached its end: within minutes, or the next morning. */
const took = (rail: Rail): number => (rail === 'SWIFT' ? 26 * HOUR : rail === 'SEPA' ? 3 * HOUR : HOUR / 60)

/** A payment of the past with its entries in the book; answers its id. */
export function seedPayment({ db, newId }: Act, userId: string, { beneficiary, minor, reference, status, at, accountId }: PastPayment): string {
  const { currency, rail } = beneficiary
  const id = newId()
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
  const done = { accountId, currency, minor, at: at + took(rail) }
  book(db, reserveTransfer(id, { accountId, currency, minor, at }))
  if (status === 'settled') book(db, settleTransfer(id, done))
  if (status === 'failed') book(db, releaseTransfer(id, done))
  return id
}
