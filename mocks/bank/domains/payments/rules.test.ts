import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, RAILS, type PaymentStatus } from '../../../../src/contract/payments.ts'
import { mayMove, planOf } from './rules.ts'

const plain = { rail: 'SEPA', reference: '', minor: 1250, currency: 'EUR' } as const

test.each<[from: PaymentStatus, to: readonly PaymentStatus[]]>([
  ['queued', ['processing', 'failed']],
  ['processing', ['settled', 'failed']],
  ['settled', []],
  ['failed', []],
])('a payment that is %s can become %j', (from, to) => {
  expect(PAYMENT_STATUSES.filter((status) => mayMove(from, status))).toEqual(to)
})

test.each(RAILS)('a payment by %s that no account pays for stays queued', (rail) => {
  expect(planOf({ ...plain, rail }, false)).toEqual([])
  expect(planOf({ ...plain, rail }, true)).toHaveLength(2)
})

test.each([
  ['FASTER_PAYMENTS', 400_001, 'GBP', ['process 2000', 'fail 6000']],
  ['SWIFT', 400_002, 'USD', ['process 5000']],
  ['SEPA_INSTANT', 400_003, 'EUR', ['settle 0']],
  ['SEPA_INSTANT', 400_004, 'EUR', ['fail 1000']],
  ['SEPA', 400_004, 'EUR', ['process 3000', 'settle 30000']],
  ['SEPA', 400_005, 'EUR', ['process 3000', 'settle 86400000']],
  ['FASTER_PAYMENTS', 400_005, 'GBP', ['process 2000', 'settle 6000']],
  ['SWIFT', 400_001, 'JPY', ['process 5000', 'settle 60000']],
] as const)('a payment by %s of %d minor units in %s goes through %j', (rail, minor, currency, steps) => {
  const plan = planOf({ ...plain, rail, minor, currency }, true)
  expect(plan.map(({ move, afterMs }) => `${move.replace('payment.', '')} ${afterMs}`)).toEqual(steps)
})
