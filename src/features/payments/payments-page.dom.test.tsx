import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { QUEUED_PAYMENT } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { PaymentsPage } from './payments-page.tsx'

const files = vi.hoisted((): string[] => [])
vi.mock('../../documents/download.ts', () => ({ downloadFile: (name: string) => files.push(name) }))

afterEach(() => void vi.useRealTimers())

test('"Clear filters" also clears what was typed a moment before', async () => {
  stubBank({ 'GET /api/payments': [QUEUED_PAYMENT] })
  const { address } = openPage(<PaymentsPage />, { at: '/payments?q=nobody' })
  const clear = await screen.findByRole('button', { name: 'Clear filters' })
  const field = screen.getByRole('searchbox', { name: 'Search payments' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(field, { target: { value: 'nobody at all' } })
  fireEvent.click(clear)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(address()).toBe('/payments')
  expect(field).toHaveProperty('value', '')
})

test('names the exported file after its day, so that the next one does not replace it', async () => {
  stubBank({ 'GET /api/payments': [QUEUED_PAYMENT] })
  openPage(<PaymentsPage />, { at: '/payments' })
  await screen.findByText('1 payment')
  // jsdom shows both buttons: that of a wide page and that of a phone.
  fireEvent.click(screen.getAllByRole('button', { name: 'Export CSV' })[0] as HTMLElement)
  await waitFor(() => expect(files).toEqual([expect.stringMatching(/^payments-\d{4}-\d\d-\d\d\.csv$/)]))
  // Screen readers do not announce downloads.
  expect(await screen.findByText('Payments downloaded')).toBeTruthy()
})

test.each([
  ['a customer without payments', []],
  ['a list without it', [QUEUED_PAYMENT]],
])('says that the payment of a link does not exist: %s', async (_, payments) => {
  stubBank({ 'GET /api/payments': payments })
  const { address } = openPage(<PaymentsPage />, { at: '/payments?payment=old' })
  expect(await screen.findByText('There is no such payment')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(address()).toBe('/payments'))
})
