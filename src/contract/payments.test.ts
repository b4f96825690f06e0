import { expect, test } from 'vitest'
import { PAYMENT_STATUSES, railName, signedAmount } from './payments.ts'

test.each([
  ['SEPA_INSTANT', 'SEPA Instant'],
  ['PIGEON', 'PIGEON'],
  ['constructor', 'constructor'],
])('the rail %s has the name %s', (rail, name) => {
  expect(railName(rail)).toBe(name)
})

test('an amount that leaves the account is negative, that of a failed payment is not', () => {
  expect(PAYMENT_STATUSES.map((status) => signedAmount({ amount: 12.5, status }))).toEqual([-12.5, -12.5, -12.5, 12.5])
})
