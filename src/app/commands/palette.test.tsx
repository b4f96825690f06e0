import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { buildPayment } from '../../testing/rows.ts'
import { reply, stubBank } from '../../testing/stub-bank.ts'
import { Commands } from './commands.tsx'
import { Palette } from './palette.tsx'

function open(answers = {}) {
  stubBank(answers)
  return openPage(<Palette onClose={vi.fn<() => void>()} onHelp={vi.fn<() => void>()} />)
}

test.each([
  ['settings', 'Settings', '/settings'],
  ['new card', 'New Card', '/cards?new='],
  ['open account', 'Create Account', '/accounts?new='],
])('"%s" and Enter open the highlighted entry', async (words, entry, opened) => {
  const { address, person } = open()
  await person.type(await screen.findByRole('combobox'), words)
  expect(screen.getAllByRole('option')[0]?.textContent).toBe(entry)
  await person.keyboard('{Enter}')
  await vi.waitFor(() => expect(address()).toBe(opened), 10_000)
})

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Palette onClose={vi.fn<() => void>()} onHelp={vi.fn<() => void>()} />}
    </>
  )
}

test('can be typed into at once, also in development', async () => {
  stubBank()
  const { person } = openPage(
    <StrictMode>
      <Opener />
    </StrictMode>,
  )
  await person.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('combobox')
  await person.keyboard('cards')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'cards')
})

test('begins a name that is written from right to left where the others begin', async () => {
  open({
    'GET /api/accounts': [],
    'GET /api/payments': [buildPayment({ beneficiary: { name: 'חברת אור', account: '' } })],
    'GET /api/cards': [],
  })
  await userEvent.type(await screen.findByRole('combobox'), 'אור')
  const name = await screen.findByText('חברת אור')
  expect(name.closest('[dir=auto]')).toBeNull()
  expect(name.tagName).toBe('BDI')
})

test('does not say "Nothing found" while a list is still loading', async () => {
  const arrivals: ((payments: unknown) => void)[] = []
  open({
    'GET /api/accounts': [],
    'GET /api/payments': () => new Promise((resolve) => arrivals.push(resolve)),
    'GET /api/cards': [],
  })
  await userEvent.type(await screen.findByRole('combobox'), 'nordlicht')
  await screen.findByText('Still loading payments…')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
  arrivals[0]?.([])
  expect(await screen.findByText('Nothing found for “nordlicht”')).toBeTruthy()
})

test('says which lists could not be searched and retries them', async () => {
  const bank = stubBank({
    'GET /api/accounts': [],
    'GET /api/payments': reply(500, 'Down'),
    'GET /api/cards': reply(500, 'Down'),
  })
  openPage(<Palette onClose={vi.fn<() => void>()} onHelp={vi.fn<() => void>()} />)
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'pay')
  expect(await screen.findByText('Payments and cards could not be searched')).toBeTruthy()
  expect(screen.getByRole('option', { name: /New Payment/ })).toBeTruthy()

  await userEvent.clear(field)
  expect(screen.queryByText(/could not be searched/)).toBeNull()
  await userEvent.type(field, 'nordlicht')
  bank.answer('GET /api/payments', [buildPayment()])
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Cards could not be searched')).toBeTruthy()
  expect(screen.getByRole('option', { name: /Nordlicht/ })).toBeTruthy()
})

test('takes single keys only while no dialog hides the page', async () => {
  stubBank()
  const { address, container, person } = openPage(<Commands />)
  container.id = 'root'
  container.ariaHidden = 'true'
  await person.keyboard('n')
  expect(address()).toBe('/')
  container.ariaHidden = null
  await person.keyboard('n')
  await vi.waitFor(() => expect(address()).toBe('/?pay='), 10_000)
})
