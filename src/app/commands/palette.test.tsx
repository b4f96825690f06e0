import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { stubBank } from '../../testing/stub-bank.ts'
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
  open({ 'GET /api/accounts': () => new Promise((resolve) => arrivals.push(resolve)) })
  await userEvent.type(await screen.findByRole('combobox'), 'payroll{ArrowDown}')
  expect(screen.getByText(/^Nothing found/)).toBeTruthy()
  arrivals[0]?.([{ id: 'a1', label: 'Payroll', currency: 'GBP', type: 'dedicated', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L', current: 0, reserved: 0, available: 0 }])
  expect((await screen.findByRole('option', { selected: true })).textContent).toContain('Payroll')
})
