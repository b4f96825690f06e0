import { RAILS, type Rail } from '../../../../src/contract/payments.ts'
import { toMajor } from '../../../../src/contract/values/money.ts'
import type { PaymentRow } from './model.ts'

/** `reject`: fails while it is queued; `late`: settles a day later. */
type Outcome = 'fail' | 'hold' | 'reject' | 'at once' | 'late'

interface MagicPayment {
  field: 'Reference' | 'Amount'
  /** Part of the reference, or the whole amount in any currency. */
  value: string
  rails: readonly Rail[]
  outcome: Outcome
  effect: string
}

/** Values that choose the outcome of a payment, like a card processor's test cards. No payment fails at random. */
export const MAGIC_PAYMENTS: readonly MagicPayment[] = [
  { field: 'Reference', value: 'DEMO-FAIL', rails: RAILS, outcome: 'fail', effect: 'The payment fails' },
  { field: 'Reference', value: 'DEMO-HOLD', rails: RAILS, outcome: 'hold', effect: 'It stays in processing' },
  { field: 'Amount', value: '4000.01', rails: RAILS, outcome: 'fail', effect: 'The payment fails' },
  { field: 'Amount', value: '4000.02', rails: RAILS, outcome: 'hold', effect: 'It stays in processing' },
  { field: 'Amount', value: '4000.03', rails: RAILS, outcome: 'at once', effect: 'It settles at once' },
  {
    field: 'Amount',
    value: '4000.04',
    rails: ['FASTER_PAYMENTS', 'SEPA_INSTANT'],
    outcome: 'reject',
    effect: 'By Faster Payments or SEPA Instant it fails before it is processed',
  },
  {
    field: 'Amount',
    value: '4000.05',
    rails: ['SEPA', 'SWIFT'],
    outcome: 'late',
    effect: 'By SEPA or SWIFT it settles a day later',
  },
]

export type PlannedPayment = Pick<PaymentRow, 'rail' | 'reference' | 'minor' | 'currency'>

export const chosenOutcome = ({ rail, reference, minor, currency }: PlannedPayment): Outcome | undefined =>
  MAGIC_PAYMENTS.find(
    ({ field, value, rails }) =>
      rails.includes(rail) &&
      (field === 'Reference' ? reference?.includes(value) : toMajor(minor, currency) === Number(value)),
  )?.outcome
