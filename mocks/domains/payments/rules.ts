import type { PaymentStatus, Rail } from '../../../src/contract/payments.ts'

/** Milliseconds from acceptance to the next two states, on the bank's clock. */
const SCHEDULE: Record<Rail, { processing: number; settled: number }> = {
  FASTER_PAYMENTS: { processing: 2_000, settled: 6_000 },
  SEPA_INSTANT: { processing: 1_000, settled: 4_000 },
  SEPA: { processing: 3_000, settled: 30_000 },
  SWIFT: { processing: 5_000, settled: 60_000 },
}

/** References that steer a payment's outcome; nothing fails at random. */
export const FAIL_REFERENCE = 'DEMO-FAIL'
export const HOLD_REFERENCE = 'DEMO-HOLD'

export type PaymentMove = 'payment.process' | 'payment.settle' | 'payment.fail'

/** What will happen to an accepted payment by itself, and after how many milliseconds. One without an account to debit waits. */
export function planOf(rail: Rail, reference: string, funded: boolean): { move: PaymentMove; afterMs: number }[] {
  if (!funded) return []
  const { processing, settled } = SCHEDULE[rail]
  const start = { move: 'payment.process', afterMs: processing } as const
  if (reference.includes(HOLD_REFERENCE)) return [start]
  return [start, { move: reference.includes(FAIL_REFERENCE) ? 'payment.fail' : 'payment.settle', afterMs: settled }]
}

const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  queued: ['processing', 'failed'],
  processing: ['settled', 'failed'],
  settled: [],
  failed: [],
}

export const mayMove = (from: PaymentStatus, to: PaymentStatus): boolean => NEXT[from].includes(to)

const SORT_CODE_AND_ACCOUNT = /^(\d{6}|\d{2}-\d{2}-\d{2})[ -/]?\d{8}$/
const ACCOUNT_NUMBER = /^[A-Z0-9]{4,34}$/

export const compact = (account: string): string => account.replace(/[\s-]/g, '').toUpperCase()

/** What the rail refuses about a payment, in one sentence. `isIban` judges the checksum of a compact IBAN. */
export function railProblem(
  rail: Rail,
  currency: string,
  account: string,
  isIban: (iban: string) => boolean,
): string | undefined {
  const iban = compact(account)
  switch (rail) {
    case 'SEPA':
    case 'SEPA_INSTANT':
      if (currency !== 'EUR') return 'SEPA payments are made in EUR'
      return isIban(iban) ? undefined : 'SEPA payments need a valid IBAN'
    case 'FASTER_PAYMENTS':
      if (currency !== 'GBP') return 'Faster Payments are made in GBP'
      return SORT_CODE_AND_ACCOUNT.test(account.trim().replace(/\s+/g, ' ')) || (iban.startsWith('GB') && isIban(iban))
        ? undefined
        : 'Faster Payments need a sort code and an account number, or a GB IBAN'
    case 'SWIFT':
      return ACCOUNT_NUMBER.test(iban) ? undefined : 'SWIFT payments need an IBAN or an account number of 4 to 34 characters'
  }
}
