import { expect, test } from 'vitest'
import { QUEUED_PAYMENT } from '../../../testing/rows.ts'
import { findAudited } from './audited-record.tsx'

const find = findAudited({
  payments: [
    QUEUED_PAYMENT,
    { ...QUEUED_PAYMENT, id: '78ba7fb4-0000-4000-8000-000000000002', amount: 25.5, currency: 'GBP' },
  ],
  trades: [
    {
      id: '5c0ffee5-0000-4000-8000-000000000003',
      fromCurrency: 'GBP',
      toCurrency: 'EUR',
      amount: 1000,
      rate: 1.1826,
      fee: 5,
      total: 1176.69,
      markupBps: 50,
      createdAt: '2026-11-16T09:00:00.000Z',
    },
  ],
  owners: [
    {
      id: '0badcafe-0000-4000-8000-000000000004',
      fullName: 'Priya Nair',
      dob: '1984-02-11',
      nationality: 'GB',
      ownershipPct: 60,
      status: 'approved',
    },
  ],
})

test.each([
  ['payment 3f2a91c0', '€1,250.50 to Nordlicht Rösterei', '/payments?payment=3f2a91c0-0000-4000-8000-000000000000'],
  ['payment 78ba7fb4', '£25.50 to Nordlicht Rösterei', '/payments?payment=78ba7fb4-0000-4000-8000-000000000002'],
  ['trade 5c0ffee5', '£1,000.00 to €1,176.69', '/currency-exchange'],
  ['owner 0badcafe', 'Priya Nair', '/verify'],
])('describes %s in words and links to its page', (entity, text, to) =>
  expect(find(entity)).toMatchObject({ text, to }),
)

test.each(['payment 00000000', 'trade 3f2a91c0', 'payment', 'card 4242', ''])('finds no record for %j', (entity) =>
  expect(find(entity)).toBeUndefined(),
)
