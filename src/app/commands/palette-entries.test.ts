import { describe, expect, it } from 'vitest'
import type { Payment } from '../../contract/payments.ts'
import { buildAccount, buildCard, buildPayment } from '../../testing/rows.ts'
import { findEntries, paletteEntries } from './palette-entries.ts'

const account = buildAccount({ label: 'Payroll' })
const card = buildCard({ cardholder: 'Priya Nair', currency: 'EUR', last4: '6052' })
const paid = (over: Partial<Payment> = {}) =>
  buildPayment({ amount: 8346.75, beneficiary: { name: 'Nordlicht Rösterei GmbH', account: 'DE' }, ...over })

const entries = paletteEntries({
  commands: [],
  accounts: [account],
  payments: [
    paid(),
    paid({ id: 'r1', amount: 8346.5, beneficiary: { name: 'Rotterdam Port', account: 'NL' } }),
    ...Array.from({ length: 20 }, (_, index) =>
      paid({ id: `p${index}`, beneficiary: { name: `Farm ${index}`, account: 'A' }, reference: 'Contract' }),
    ),
  ],
  cards: [card],
})
const labels = (query: string) => findEntries(entries, query).map(({ label }) => label)

describe('the command palette', () => {
  it('lists pages and actions for an empty query', () => {
    expect(labels('  ')).toEqual(expect.arrayContaining(['Dashboard', 'Settings', 'New Payment', 'Keyboard shortcuts']))
    expect(labels('')).not.toContain('Priya Nair ···· 6052')
  })

  it('begins with the latest beneficiaries and the accounts, and their figures', () => {
    const figures = findEntries(entries, '').map(({ label, figure }) => [label, figure])
    expect(figures.slice(0, 4)).toEqual([
      ['Nordlicht Rösterei GmbH', '€8,346.75'],
      ['Rotterdam Port', '€8,346.50'],
      ['Farm 0', '€8,346.75'],
      ['Payroll', '£0.00'],
    ])
  })

  it('names nobody as paid whose payment failed', () => {
    const payments = [
      paid({ id: 'f1', status: 'failed', beneficiary: { name: 'Rotterdam Port', account: 'NL' } }),
      paid({ id: 'f2', status: 'failed', amount: 12 }),
      paid({ amount: 34 }),
    ]
    const found = findEntries(paletteEntries({ commands: [], accounts: [], payments, cards: [] }), '')
    expect(found.filter(({ hint }) => hint.startsWith('Paid')).map(({ label, figure }) => [label, figure])).toEqual([
      ['Nordlicht Rösterei GmbH', '€34.00'],
    ])
  })

  it.each([
    ['payr', 'Payroll'],
    ['gb29 crdr', 'Payroll'],
    ['rösterei 8346', 'Nordlicht Rösterei GmbH'],
    ['rosterei', 'Nordlicht Rösterei GmbH'],
    ['8,346.75', 'Nordlicht Rösterei GmbH'],
    ['8346.50', 'Rotterdam Port'],
    ['3f2a91c0', 'Nordlicht Rösterei GmbH'],
    ['6052', 'Priya Nair ···· 6052'],
    ['dark', 'Switch theme'],
    ['kyb', 'Business Verification'],
  ])('finds for "%s": %s', (query, label) => {
    expect(labels(query)).toContain(label)
  })

  it('lists labels that begin with the query before labels that contain it', () => {
    expect(labels('pay')[0]).toBe('Payments & Transfers')
  })

  it('shows at most six entries per group', () => {
    expect(labels('contract')).toHaveLength(6)
  })

  it('finds only entries that contain every word of the query', () => {
    expect(labels('nordlicht zebra')).toEqual([])
  })
})
