import { expect, test } from 'vitest'
import { PAYMENT } from '../../../testing/stub-bank.ts'
import { findAudited, payeeText, paymentAddress } from './audited-payment.tsx'

const find = findAudited([
  PAYMENT,
  { ...PAYMENT, id: '78ba7fb4-0000-4000-8000-000000000002', amount: 25.5, currency: 'GBP' },
])

test('names the payment of an entry by amount and payee, with the address of its sheet', () => {
  const payment = find('payment 3f2a91c0')
  expect(payment && payeeText(payment)).toBe('€1,250.50 to Nordlicht Rösterei')
  expect(payment && paymentAddress(payment)).toBe('/payments?payment=3f2a91c0-0000-4000-8000-000000000001')
  expect(find('payment 78ba7fb4')?.amount).toBe(25.5)
})

test.each(['payment 00000000', 'payment', 'card 4242', ''])('finds no payment for %j', (entity) =>
  expect(find(entity)).toBeUndefined(),
)
