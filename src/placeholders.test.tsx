import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Notifications } from './app/shell/notifications.tsx'
import { OrganizationSelector } from './app/shell/organization-selector.tsx'
import { CardsPage } from './features/cards/cards-page.tsx'
import { DashboardPage } from './features/dashboard/dashboard-page.tsx'
import { CurrencyExchangePage } from './features/fx/currency-exchange-page.tsx'
import { SettingsPage } from './features/settings/settings-page.tsx'
import { demonstrate } from './demonstration/demonstration.ts'
import { deviceKey, writeText } from './session/device-memory.ts'
import { openPage } from './testing/open-page.tsx'
import { QUEUED_PAYMENT, SARAH } from './testing/rows.ts'
import { stubBank } from './testing/stub-bank.ts'

beforeEach(() => demonstrate({ samples: false }))
afterEach(() => demonstrate({ samples: true }))

const NOTHING = {
  'GET /api/accounts': [],
  'GET /api/organizations': [],
  'GET /api/fx/rates': { 'GBP/USD': 1.2658 },
  'GET /api/fx/trades': [],
  'GET /api/payments': [],
  'GET /api/audit-logs': [],
}

test('without samples a customer without accounts sees zero', async () => {
  stubBank(NOTHING)
  openPage(<DashboardPage />)
  await screen.findByText('No payments last month')
  const figures = ['Total Balance', 'Active Accounts', 'Monthly Volume', 'Pending Payments']
  expect(figures.map((name) => screen.getByRole('region', { name }).textContent)).toEqual([
    'Total BalanceConverted to GBP£0.00',
    'Active Accounts0Across all currencies',
    'Monthly Volume£0.00No payments last month',
    'Pending Payments0Queued or processing',
  ])
})

test('without samples the greeting has the first name of the person', async () => {
  stubBank({ ...NOTHING, 'GET /api/user': { ...SARAH, id: 'o', name: 'Owen Pritchard' } })
  openPage(<DashboardPage />, { signedIn: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Owen' })).toBeTruthy()
})

test('without samples the organization selector shows the organizations of the bank', async () => {
  const quarry = { id: 'q', name: 'Quarry Ltd', website: '', address: '', registrationNumber: '1', country: 'GB' }
  stubBank({ 'GET /api/organizations': [{ ...quarry, status: 'ACTIVE' }] })
  openPage(<OrganizationSelector place="header" />)
  const selector = await screen.findByLabelText<HTMLSelectElement>('Organization')
  expect([...selector.options].map(({ text }) => text)).toEqual(['Quarry Ltd'])
  expect(selector.disabled).toBe(true)
})

test('without samples the notifications are the latest entries of the audit log', async () => {
  const entry = { id: 'e', action: 'payment.settled', entity: 'payment 3f2a91c0', createdAt: '2026-11-16T09:00:00Z' }
  const signIn = { ...entry, id: 's', action: 'user.signed-in', entity: 'user sarah@halden.example' }
  stubBank({ 'GET /api/audit-logs': [signIn, entry], 'GET /api/payments': [QUEUED_PAYMENT] })
  const { person, address } = openPage(<Notifications />)
  await person.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
  const list = await screen.findByRole('dialog', { name: 'Notifications' })
  await within(list).findByText('Nordlicht Rösterei')
  const row = within(list).getByRole('link')
  expect(row.textContent).toMatch(/^Unread: Payment settled.*2026.*€1,250\.50 to Nordlicht Rösterei$/)
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await person.click(row)
  expect(address()).toBe(`/payments?payment=${QUEUED_PAYMENT.id}`)
})

test('a notification is unread until the menu was opened', async () => {
  const card = { id: 'c', action: 'card.created', entity: 'card 4242', createdAt: '2026-11-16T09:00:00Z' }
  stubBank({ 'GET /api/audit-logs': [card] })
  const { person } = openPage(<Notifications />)
  await person.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
  await screen.findByText('Unread:')
  await person.keyboard('{Escape}')
  await person.click(await screen.findByRole('button', { name: 'Notifications' }))
  await screen.findByText('Card 4242')
  expect(screen.queryByText('Unread:')).toBeNull()
})

const newCard = (last4: string) => ({
  id: last4,
  action: 'card.created',
  entity: `card ${last4}`,
  createdAt: '2026-11-16T09:00:00Z',
})

test('notifications that were seen are not new when the latest one has been taken back', async () => {
  const seen = [newCard('4242'), newCard('1881')]
  stubBank({ 'GET /api/audit-logs': [newCard('0005'), ...seen] })
  const { person } = openPage(<Notifications />)
  await person.click(await screen.findByRole('button', { name: 'Notifications, 3 new' }))
  await screen.findByText('Card 0005')
  cleanup()
  stubBank({ 'GET /api/audit-logs': [newCard('7730'), ...seen] })
  openPage(<Notifications />)
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy()
})

test('without samples the exchange page shows the trades of the bank and no random movement', async () => {
  const trade = {
    id: 't',
    fromCurrency: 'GBP',
    toCurrency: 'USD',
    amount: '100',
    total: 125.68,
    rate: 1.2658,
    fee: 0.5,
  }
  stubBank({ ...NOTHING, 'GET /api/fx/trades': [{ ...trade, markupBps: 50, createdAt: '2026-11-16T09:00:00Z' }] })
  openPage(<CurrencyExchangePage />)
  const table = await screen.findByRole('table', { name: 'Recent FX trades' })
  expect(table.textContent).toContain('£100.00')
  const rates = screen.getByRole('region', { name: 'Live rates' })
  await within(rates).findByText('1.2658')
  expect(rates.textContent).not.toMatch(/%|illustrative/)
})

test('without samples, a rate shows its own history and change', async () => {
  demonstrate({ ratesOf: (pair) => (pair === 'GBP/USD' ? [1.25, 1.26, 1.2658] : []) })
  stubBank({ ...NOTHING, 'GET /api/fx/rates': { 'GBP/USD': 1.2658, 'GBP/EUR': 1.1494 } })
  openPage(<CurrencyExchangePage />)
  const rates = screen.getByRole('region', { name: 'Live rates' })
  await within(rates).findByText('+1.26%')
  expect(
    within(rates)
      .getAllByRole('listitem')
      .map((tile) => tile.querySelectorAll('svg').length),
  ).toEqual([1, 0])
  expect(rates.textContent).toMatch(/Changes over 24 hours\.$/)
  demonstrate({ ratesOf: () => [] })
})

test('without samples a card has labelled spend, except in the live build', async () => {
  const card = { id: 'c', brand: 'Visa', cardholder: 'Tom Okafor', cardType: 'virtual', currency: 'EUR', last4: '4242' }
  stubBank({ 'GET /api/cards': [{ ...card, status: 'active', createdAt: '2026-01-16T09:00:00Z' }] })
  openPage(<CardsPage />)
  await screen.findByText('Spent this month')
  demonstrate({ illustrated: false })
  const { person } = openPage(<CardsPage />)
  await screen.findByRole('heading', { name: 'Tom Okafor' })
  expect(screen.queryByText('Spent this month')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Transactions' }))
  const sheet = await screen.findByRole('dialog', { name: 'Transactions' })
  expect(sheet.textContent).toContain("Transactions can't be shown yet")
  expect(within(sheet).queryByText('Demo data')).toBeNull()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(sheet.isConnected).toBe(false))
  await person.click(screen.getByRole('button', { name: 'View Details' }))
  const details = await screen.findByRole('dialog', { name: 'Card details' })
  expect(details.textContent).toContain('•••• •••• •••• 4242')
  expect(details.textContent).not.toMatch(/Sample|Reveal|Security code|Demo/)
  demonstrate({ illustrated: true })
})

test('the settings of the live build do not speak of a demo, nor of a screening that found nothing', async () => {
  demonstrate({ illustrated: false })
  writeText(deviceKey('last-screened', SARAH.id), '"2026-11-20T12:00:00Z"')
  stubBank(NOTHING)
  openPage(<SettingsPage />, { at: '/settings?tab=compliance' })
  await screen.findByText('Simulated')
  expect(screen.getByText('Samples')).toBeTruthy()
  expect(screen.getByText('No sanctions lists are checked.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Demo data|Demo only|No matches/)
  demonstrate({ illustrated: true })
})
