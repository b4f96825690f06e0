import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { BrowserRouter, Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useAddressParams } from '../routing/address-params.ts'
import { useOverlay } from '../routing/overlay.ts'
import { openPage } from '../testing/open-page.tsx'
import { QUEUED_PAYMENT } from '../testing/rows.ts'
import { reply, stubBank } from '../testing/stub-bank.ts'
import { Overlays } from './overlays.tsx'

/** A page with a filter and a button that opens a statement. */
function Filtered() {
  const [params, change] = useAddressParams()
  const overlay = useOverlay()
  return (
    <>
      <button onClick={() => overlay.open('statement', 'EUR')}>Statement</button>
      <select
        aria-label="Status"
        value={params.get('status') ?? ''}
        onChange={({ target }) => change((next) => next.set('status', target.value))}
      >
        <option value="">All</option>
        <option value="failed">Failed</option>
      </select>
      <Overlays />
    </>
  )
}

/** A page with a button that opens a payment, and links to other pages. */
function Page() {
  const overlay = useOverlay()
  return (
    <>
      <button onClick={() => overlay.open('pay')}>Make Payment</button>
      <Link to="/accounts">Accounts</Link>
      <Link to="/cards?pay=">A payment over the cards</Link>
      <Overlays />
    </>
  )
}

/** Sends a payment that the bank has not answered yet. */
async function send(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'Make Payment' }))
  await screen.findByRole('dialog', { name: 'New Payment' })
  const fields = {
    Amount: '10',
    Currency: 'EUR',
    'Beneficiary name': 'Nordlicht',
    'Beneficiary account': 'DE89370400440532013000',
  }
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await person.click(screen.getByRole('radio', { name: 'SEPA' }))
  await person.click(await screen.findByRole('button', { name: 'Send €10.00' }))
  await screen.findByRole('button', { name: 'Sending...' })
}

async function leaveWhileSending(person: UserEvent) {
  await send(person)
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

function open(at = '/') {
  const answers: (() => void)[] = []
  stubBank({
    'GET /api/accounts': [],
    'GET /api/payments': [],
    'GET /api/audit-logs': [],
    'POST /api/payments': () => new Promise((resolve) => answers.push(() => resolve(reply(201, QUEUED_PAYMENT)))),
  })
  return { ...openPage(<Page />, { at }), answer: () => answers.forEach((give) => give()) }
}

test('a late answer does not close a dialog that was opened after its own', async () => {
  const { person, address, answer } = open()
  await leaveWhileSending(person)
  await person.click(screen.getByRole('button', { name: 'Make Payment' }))
  await person.type(await screen.findByLabelText('Beneficiary name'), 'Second')
  answer()
  await screen.findByText('Payment created')
  expect(screen.getByLabelText('Beneficiary name')).toHaveProperty('value', 'Second')
  expect(address()).toBe('/?pay=')
})

test('a late answer does not change the address of another page', async () => {
  const { person, address, answer } = open()
  await leaveWhileSending(person)
  await person.click(screen.getByRole('link', { name: 'Accounts' }))
  expect(address()).toBe('/accounts')
  answer()
  await screen.findByText('Payment created')
  expect(address()).toBe('/accounts')
})

test('a filter applies while the code of an overlay is on its way', async () => {
  vi.doMock('../features/accounts/statement-dialog.tsx', () => new Promise(() => undefined))
  stubBank({})
  render(
    <BrowserRouter>
      <Filtered />
    </BrowserRouter>,
  )
  const person = userEvent.setup({ delay: null })
  await person.click(screen.getByRole('button', { name: 'Statement' }))
  expect(location.search).toBe('?statement=EUR')
  await person.selectOptions(screen.getByLabelText('Status'), 'failed')
  await waitFor(() => expect(screen.getByLabelText('Status')).toHaveProperty('value', 'failed'))
})

test('navigating to another page with the same dialog opens a new dialog', async () => {
  // This route matches every page, so that the overlays stay mounted between pages as they do in the shell.
  const { person, address, answer } = open('/*')
  await send(person)
  await person.click(screen.getByText('A payment over the cards'))
  await screen.findByRole('button', { name: 'Send payment' })
  answer()
  await screen.findByText('Payment created')
  expect(address()).toBe('/cards?pay=')
})
