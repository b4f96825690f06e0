import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { reply, stubBank } from '../../testing/stub-bank.ts'
import { Palette } from './palette.tsx'

/** Writes without waiting for more than the browser does between two keys. */
async function write(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await Promise.resolve()
}

function open(answers = {}) {
  stubBank(answers)
  return openPage(<Palette open onClose={vi.fn<() => void>()} onHelp={vi.fn<() => void>()} />)
}

test('Enter takes what is written by then, not what the list still shows', async () => {
  const { address } = open()
  const field = await screen.findByRole<HTMLInputElement>('combobox')
  await userEvent.type(field, 'cards')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await write(field, 'settings')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Cards')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await vi.waitFor(() => expect(address()).toBe('/settings'))
  vi.unstubAllGlobals()
})

test('an arrow key while nothing is found leaves the first result that comes the chosen one', async () => {
  const arrivals: ((accounts: unknown) => void)[] = []
  open({
    'GET /api/accounts': () => new Promise((resolve) => arrivals.push(resolve)),
    'GET /api/payments': [],
    'GET /api/cards': [],
  })
  const field = await screen.findByRole('combobox')
  const status = within(screen.getByRole('dialog')).getByRole('status')
  expect(status.textContent).toBe('')
  await userEvent.type(field, 'payroll{ArrowDown}')
  // In what was there before its words, or they would not be read.
  await waitFor(() => expect(status.textContent).toBe('Still loading accounts…'))
  arrivals[0]?.([
    {
      id: 'a1',
      label: 'Payroll',
      currency: 'GBP',
      type: 'dedicated',
      iban: 'GB29CRDR04007520418830',
      bic: 'CRDRGB2L',
      current: 0,
      reserved: 0,
      available: 0,
    },
  ])
  expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Payroll')
})

const NORDLICHT = {
  id: 'p1',
  rail: 'SEPA',
  amount: 1,
  currency: 'EUR',
  beneficiary: { name: 'Nordlicht', account: '' },
  status: 'settled',
  createdAt: '2026-11-10T12:00:00.000Z',
}

test('what is still on its way is not said to be missing', async () => {
  const arrivals: ((payments: unknown) => void)[] = []
  open({
    'GET /api/accounts': [],
    'GET /api/payments': () => new Promise((resolve) => arrivals.push(resolve)),
    'GET /api/cards': [],
  })
  await userEvent.type(await screen.findByRole('combobox'), 'nordlicht')
  expect((await screen.findByText('Still loading payments…')).role).toBe('status')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  arrivals[0]?.([])
  expect(await screen.findByText('Nothing found for “nordlicht”')).toBeTruthy()
})

test('what could not be searched is said, beside what was found too, and tried again', async () => {
  const bank = stubBank({
    'GET /api/accounts': [],
    'GET /api/payments': reply(500, 'Down'),
    'GET /api/cards': reply(500, 'Down'),
  })
  openPage(<Palette open onClose={vi.fn<() => void>()} onHelp={vi.fn<() => void>()} />)
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'pay')
  expect(await screen.findByText('Payments and cards could not be searched')).toBeTruthy()
  expect(screen.getByRole('option', { name: /New Payment/ })).toBeTruthy()

  await userEvent.clear(field)
  expect(screen.queryByText(/could not be searched/)).toBeNull()
  await userEvent.type(field, 'nordlicht')
  bank.answer('GET /api/payments', [NORDLICHT])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(field)
  expect(await screen.findByText('Cards could not be searched')).toBeTruthy()
  expect(screen.getByRole('option', { name: /Nordlicht/ })).toBeTruthy()
})
