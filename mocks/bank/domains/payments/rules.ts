import type { PaymentStatus, Rail } from '../../../../src/contract/payments.ts'
import { RAIL_CURRENCY, railTakes, type IsIban } from '../../../../src/contract/values/rail-rules.ts'
import { chosenOutcome, type PlannedPayment } from './magic-payments.ts'

/** Milliseconds from acceptance to the next two states, on the bank's clock. */
export const SCHEDULE: Record<Rail, { processing: number; settled: number }> = {
  FASTER_PAYMENTS: { processing: 2_000, settled: 6_000 },
  SEPA_INSTANT: { processing: 1_000, settled: 4_000 },
  SEPA: { processing: 3_000, settled: 30_000 },
  SWIFT: { processing: 5_000, settled: 60_000 },
}

const DAY_MS = 24 * 60 * 60 * 1000

export type PaymentMove = 'payment.process' | 'payment.settle' | 'payment.fail'

/** The next steps of an accepted payment, after how many milliseconds; none without an account to debit. */
export function planOf(payment: PlannedPayment, funded: boolean): { move: PaymentMove; afterMs: number }[] {
  if (!funded) return []
  const { processing, settled } = SCHEDULE[payment.rail]
  const start = { move: 'payment.process', afterMs: processing } as const
  switch (chosenOutcome(payment)) {
    case 'hold':
      return [start]
    case 'fail':
      return [start, { move: 'payment.fail', afterMs: settled }]
    case 'reject':
      return [{ move: 'payment.fail', afterMs: processing }]
    case 'at once':
      return [{ move: 'payment.settle', afterMs: 0 }]
    case 'late':
      return [start, { move: 'payment.settle', afterMs: DAY_MS }]
    case undefined:
      return [start, { move: 'payment.settle', afterMs: settled }]
  }
}

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  queued: ['processing', 'failed'],
  processing: ['settled', 'failed'],
  settled: [],
  failed: [],
}

export const mayMove = (from: PaymentStatus, to: PaymentStatus): boolean => NEXT[from].includes(to)

const PAYMENTS_BY: Record<Rail, string> = {
  FASTER_PAYMENTS: 'Faster Payments',
  SEPA: 'SEPA payments',
  SEPA_INSTANT: 'SEPA payments',
  SWIFT: 'SWIFT payments',
}

const NEEDED: Record<Rail, string> = {
  FASTER_PAYMENTS: 'a sort code and an account number, or a GB IBAN',
  SEPA: 'a valid IBAN',
  SEPA_INSTANT: 'a valid IBAN',
  SWIFT: 'an IBAN or an account number of 4 to 34 characters',
}

/** Returns one sentence when the rail cannot carry the payment. */
export function railProblem(rail: Rail, currency: string, account: string, isIban: IsIban): string | undefined {
  const carried = RAIL_CURRENCY[rail] ?? currency
  if (currency !== carried) return `${PAYMENTS_BY[rail]} are made in ${carried}`
  return railTakes(rail, account, isIban) ? undefined : `${PAYMENTS_BY[rail]} need ${NEEDED[rail]}`
}
