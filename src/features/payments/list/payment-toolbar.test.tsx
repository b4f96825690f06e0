import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PAYMENT_STATUSES } from '../../../contract/payments.ts'
import { buildPayment } from '../../../testing/rows.ts'
import { DEFAULT_SORT, NO_FILTERS, type PaymentFilters } from './payment-filters.ts'
import { findPayments } from './payment-index.ts'
import { PaymentToolbar } from './payment-toolbar.tsx'

const payments = PAYMENT_STATUSES.map((status) => buildPayment({ id: status, status }))

function show(set: Partial<PaymentFilters> = {}) {
  let filters: PaymentFilters = { ...NO_FILTERS, ...DEFAULT_SORT, ...set }
  render(
    <PaymentToolbar
      filters={filters}
      currencies={[]}
      onChange={(change) => {
        filters = { ...filters, ...change }
      }}
      onSearchFocus={() => undefined}
      actions={null}
      count="4 payments"
    />,
  )
  return () => filters
}

test.for([
  ['Queued first', ['queued', 'processing', 'settled', 'failed']],
  ['Failed first', ['failed', 'settled', 'processing', 'queued']],
] as const)('sorts by "%s"', async ([name, statuses]) => {
  const filters = show()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(screen.getByLabelText('Order'), name)
  expect(findPayments(payments, filters()).map(({ status }) => status)).toEqual(statuses)
})

test('names each filter that is set, and removes one of them', async () => {
  const filters = show({ search: 'tea', status: 'settled', rail: 'FASTER_PAYMENTS', from: '2026-11-01' })
  expect(screen.getByRole('button', { name: 'Filters (3)' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent)).toEqual([
    'Settled',
    'Faster Payments',
    'From 1 Nov 2026',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Faster Payments' }))
  expect(filters()).toMatchObject({ search: 'tea', status: 'settled', rail: '', from: '2026-11-01' })
})

test('says beside the filters how many payments they leave, because the page is hidden from screen readers', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const filters = screen.getByRole('dialog', { name: 'Filters' })
  expect(within(filters).getByRole('status').textContent).toBe('4 payments')
})

test('keeps the filters open that a double click has opened', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  fireEvent.click(document.querySelector('.MuiBackdrop-root') ?? document.body, { detail: 2 })
  expect(screen.getByRole('dialog', { name: 'Filters' }).style.opacity).toBe('1')
})
