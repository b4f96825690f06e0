import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, RAILS, type PaymentStatus } from '../../../../src/contract/payments.ts'
import { mayMove, planOf } from './rules.ts'

test.each<[from: PaymentStatus, to: readonly PaymentStatus[]]>([
  ['queued', ['processing', 'failed']],
  ['processing', ['settled', 'failed']],
  ['settled', []],
  ['failed', []],
])('a payment that is %s can become %j', (from, to) => {
  expect(PAYMENT_STATUSES.filter((status) => mayMove(from, status))).toEqual(to)
})

test.each(RAILS)('a payment by %s that no account pays for stays queued', (rail) => {
  expect(planOf(rail, '', false)).toEqual([])
  expect(planOf(rail, '', true)).toHaveLength(2)
})
