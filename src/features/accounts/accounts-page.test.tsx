import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Account } from '../../contract/accounts.ts'
import { formatDate } from '../../text/format.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount, buildOrganization, QUEUED_PAYMENT } from '../../testing/rows.ts'
import { lateAnswer, reply, stubBank } from '../../testing/stub-bank.ts'
import { AccountOverlay } from './account-sheet.tsx'
import { AccountsPage } from './accounts-page.tsx'

const account = (id: string, more: Partial<Account> = {}) => buildAccount({ id, ...more })

test('shows currency and type as the name of an account without a label', async () => {
  stubBank({
    'GET /api/accounts': [
      account('a', { type: 'multi' }),
      account('b', { currency: 'EUR', label: '' }),
      account('c', { label: 'Payroll' }),
    ],
  })
  openPage(<AccountsPage />)
  const list = await screen.findByRole('list', { name: 'Accounts' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['GBP Multi-Currency', 'EUR Dedicated Account', 'Payroll'])
})

test('adds up what is available in a currency with several accounts, and hides an empty reserve', async () => {
  stubBank({
    'GET /api/accounts': [
      account('a', { available: 0.1, reserved: 5 }),
      account('b', { available: 0.2 }),
      account('c', { currency: 'EUR', available: 7 }),
    ],
  })
  openPage(<AccountsPage />)
  const cards = within(await screen.findByRole('list', { name: 'Accounts' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => /Reserved/.test(textContent))).toEqual([true, false, false])
  // Each figure is read after its own caption.
  expect(cards[0]?.textContent).toMatch(/Available£0.10Reserved £5.00/)
  expect(screen.getByLabelText('Available by currency').textContent).toBe('GBP£0.30EUR€7.00')
})

test('offers a list for more than six accounts, which is kept on the device', async () => {
  localStorage.clear()
  const accounts = Array.from({ length: 7 }, (_, index) =>
    account(`a${index}`, { label: `Account ${index}`, available: index, reserved: index % 2 }),
  )
  const bank = stubBank({ 'GET /api/accounts': accounts })
  const { person, address } = openPage(<AccountsPage />)
  await person.click(await screen.findByRole('button', { name: 'List' }))
  const rows = within(await screen.findByRole('table', { name: 'Accounts' })).getAllByRole('row')
  expect(rows).toHaveLength(8)
  expect(screen.getAllByRole('rowheader')[3]?.textContent).toMatch(/^Account 3/)
  expect(rows[4]?.textContent).toMatch(/^Account 3.*£3.00Reserved £1.00/)
  expect(screen.queryByRole('list', { name: 'Accounts' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Transfer, Account 3' }))
  expect(address()).toBe('/?pay=GBP')

  openPage(<AccountsPage />)
  await screen.findByRole('table', { name: 'Accounts' })
  bank.answer('GET /api/accounts', accounts.slice(1))
  openPage(<AccountsPage />)
  expect(await screen.findByRole('list', { name: 'Accounts' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'List' })).toBeNull()
})

test('sends a new account as entered, keeps its dialog after a refusal and repeats the same IBAN', async () => {
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': reply(503, 'Under maintenance') })
  const { person } = openPage(<AccountsPage />)
  await person.click(await screen.findByRole('button', { name: 'Create Your First Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Account' })
  await person.selectOptions(within(dialog).getByLabelText('Currency'), 'EUR')
  await person.selectOptions(within(dialog).getByLabelText('Account type'), 'multi')
  await person.type(within(dialog).getByLabelText('Label (optional)'), ' Roast ')
  await person.click(within(dialog).getByRole('button', { name: 'Create EUR account' }))
  expect(await screen.findByText('503: Under maintenance')).toBeTruthy()
  bank.answer('POST /api/accounts', reply(201, account('a', { currency: 'EUR' })))
  await person.click(await within(dialog).findByRole('button', { name: 'Create EUR account' }))
  expect(await screen.findByText('Account created')).toBeTruthy()
  const [first, second] = bank.calls.filter(({ call }) => call === 'POST /api/accounts').map(({ body }) => body)
  expect(first).toMatchObject({ currency: 'EUR', type: 'multi', label: 'Roast' })
  expect(second).toEqual(first)
})

test('announces a created account and shows it in the list', async () => {
  const { answer, arrive } = lateAnswer()
  const bank = stubBank({ 'GET /api/accounts': [], 'POST /api/accounts': answer })
  const { person } = openPage(<AccountsPage />)
  await person.click(await screen.findByRole('button', { name: 'Create Your First Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Account' })
  expect(within(dialog).getByLabelText('Account type')).toHaveProperty('value', 'dedicated')
  await person.selectOptions(within(dialog).getByLabelText('Currency'), 'GBP')
  await person.selectOptions(within(dialog).getByLabelText('Account type'), 'multi')
  await person.click(within(dialog).getByRole('button', { name: 'Create GBP account' }))
  await within(dialog).findByRole('button', { name: 'Creating...' })
  const made = account('a', { type: 'multi' })
  bank.answer('GET /api/accounts', [made])
  arrive(reply(201, made))
  expect(await screen.findByText('Account created')).toBeTruthy()
  expect(screen.getByText('Your new account has been created successfully.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'GBP Multi-Currency' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

const openDetails = () => openPage(<AccountOverlay value="a" onClose={() => undefined} />)

test('says once what is available', async () => {
  stubBank({
    'GET /api/accounts': [account('a', { current: 7, available: 7 })],
    'GET /api/organizations': [],
    'GET /api/payments': [],
  })
  openDetails()
  await screen.findByText('Current balance')
  expect(screen.getAllByText('Available')).toHaveLength(1)
  expect(screen.queryByText('Reserved for payments')).toBeNull()
})

test('lists the five latest payments in the currency of the account, each as a link to its details', async () => {
  const payments = ['EUR', 'GBP', 'GBP', 'GBP', 'GBP', 'GBP', 'GBP'].map((currency, index) => ({
    ...QUEUED_PAYMENT,
    currency,
    id: `p${index}`,
  }))
  stubBank({ 'GET /api/accounts': [account('a', {})], 'GET /api/organizations': [], 'GET /api/payments': payments })
  openDetails()
  const recent = within(await screen.findByRole('region', { name: 'Recent GBP payments' }))
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((index) => `/payments?payment=p${index}`),
  )
  expect(recent.getAllByText(`${formatDate(QUEUED_PAYMENT.createdAt)} · Queued`)).toHaveLength(5)
})

test('copies all details that a payer needs, and says so', async () => {
  stubBank({
    'GET /api/accounts': [account('a', {})],
    'GET /api/organizations': [buildOrganization()],
    'GET /api/payments': [],
  })
  const { person } = openDetails()
  await person.click(await screen.findByRole('button', { name: 'Copy BIC' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('CRDRGB2L'))
  await person.click(await screen.findByRole('button', { name: 'Copy all details' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toBe(
    'Account holder: Halden Coffee Imports Ltd\nIBAN: GB29 CRDR 0400 7520 4188 30\nBIC: CRDRGB2L\nCurrency: GBP',
  )
})

test('begins to copy all details while the press is handled, as Safari requires', async () => {
  stubBank({
    'GET /api/accounts': [account('a', {})],
    'GET /api/organizations': [buildOrganization()],
    'GET /api/payments': [],
  })
  openDetails()
  const button = await screen.findByRole('button', { name: 'Copy all details' })
  vi.stubGlobal('ClipboardItem', Object)
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  fireEvent.click(button)
  expect(write).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  await screen.findByRole('button', { name: 'Copied' })
})
