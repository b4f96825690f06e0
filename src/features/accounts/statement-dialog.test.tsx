import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listPayments } from '../../contract/payments.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount } from '../../testing/rows.ts'
import { reply, stubBank } from '../../testing/stub-bank.ts'
import { StatementOverlay } from './statement-dialog.tsx'

/** A page behind the dialog that uses the same list and refetches it on click. */
function PageBehind() {
  const { data, error, mutate } = useEndpoint(listPayments)
  return (
    <button onClick={() => void mutate().catch(() => undefined)}>
      {data ? 'known' : 'unknown'}, {error ? 'failed' : 'well'}
    </button>
  )
}

function open(payments: () => unknown) {
  stubBank({ 'GET /api/payments': payments })
  openPage(
    <>
      <PageBehind />
      <StatementOverlay value="GBP" onClose={() => undefined} />
    </>,
  )
}

test('keeps the form values when a refetch of the payments fails', async () => {
  let requests = 0
  open(() => ((requests += 1) === 1 ? [] : reply(500, 'Down')))
  await userEvent.selectOptions(await screen.findByLabelText('Format'), 'csv')
  const behind = await screen.findByText('known, well')
  behind.click()
  await waitFor(() => expect(behind.textContent).toBe('known, failed'))
  expect(screen.getByLabelText('Format')).toHaveProperty('value', 'csv')
})

test('asks for a missing date, and faults the other one only if it is earlier', async () => {
  open(() => [])
  const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')]
  fireEvent.change(to, { target: { value: '2026-11-01' } })
  fireEvent.change(from, { target: { value: '2026-11-02' } })
  fireEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('The period ends before it starts')).toBeTruthy()
  fireEvent.change(from, { target: { value: '' } })
  expect(await screen.findByText('Start date is required')).toBeTruthy()
  expect(screen.queryByText('The period ends before it starts')).toBeNull()
})

test('shows the error and retries when the payments fail to load', async () => {
  let requests = 0
  open(() => ((requests += 1) === 1 ? reply(500, 'Down') : []))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Format')).toBeTruthy()
})

const zloty = buildAccount({ currency: 'PLN', current: 5, available: 5 })

test('makes a statement in any currency that an account has', async () => {
  stubBank({ 'GET /api/payments': [], 'GET /api/accounts': [zloty] })
  openPage(<StatementOverlay value="PLN" onClose={() => undefined} />)
  expect(await screen.findByRole('dialog', { name: 'PLN statement' })).toBeTruthy()
})

test.each(['XYZ', 'gbp', ''])('makes no statement in %j, which is no currency', async (value) => {
  stubBank({ 'GET /api/payments': [], 'GET /api/accounts': [zloty] })
  openPage(<StatementOverlay value={value} onClose={() => undefined} />)
  expect(await screen.findByText('There is no such statement')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull()
})
