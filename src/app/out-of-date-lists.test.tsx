import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { comesBack } from '../api/person.ts'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { AccountOverlay } from '../features/accounts/account-sheet.tsx'
import { AccountsPage } from '../features/accounts/accounts-page.tsx'
import { StatementOverlay } from '../features/accounts/statement-dialog.tsx'
import { CardsPage } from '../features/cards/cards-page.tsx'
import { AnalyticsOverlay } from '../features/dashboard/analytics-sheet.tsx'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { CurrencyExchangePage } from '../features/fx/currency-exchange-page.tsx'
import { PaymentsPage } from '../features/payments/payments-page.tsx'
import { SettingsPage } from '../features/settings/settings-page.tsx'
import { demonstrate } from '../demonstration/demonstration.ts'
import { openPage } from '../testing/open-page.tsx'
import { reply, stubBank, UNAUTHORIZED, type Answers } from '../testing/stub-bank.ts'
import { NotificationList } from './shell/notification-list.tsx'

const lists = ['accounts', 'payments', 'cards', 'organizations', 'fx/trades', 'audit-logs']
const EMPTY: Answers = {
  ...Object.fromEntries(lists.map((list) => [`GET /api/${list}`, []])),
  'GET /api/fx/rates': {},
}

test.for([
  {
    path: '/api/accounts',
    page: <AccountsPage />,
    known: 'No accounts yet',
    says: 'This may be out of date. 500: Down',
  },
  {
    path: '/api/payments',
    page: <PaymentsPage />,
    known: 'No payments yet',
    says: 'This may be out of date. 500: Down',
  },
  { path: '/api/cards', page: <CardsPage />, known: 'No cards yet', says: 'This may be out of date. 500: Down' },
  {
    path: '/api/fx/trades',
    page: <CurrencyExchangePage />,
    known: 'No trades yet',
    says: 'This may be out of date. 500: Down',
  },
  {
    path: '/api/accounts',
    page: <CurrencyExchangePage />,
    known: 'No trades yet',
    says: 'This may be out of date. 500: Down',
  },
  {
    path: '/api/accounts',
    page: <DashboardPage />,
    known: 'No accounts found',
    says: 'Accounts could not be loaded. 500: Down',
  },
  {
    path: '/api/payments',
    page: <DashboardPage />,
    known: 'No accounts found',
    says: 'Payments could not be loaded. 500: Down',
  },
])(
  'keeps a list whose refetch failed, with a notice and "Try again": $path, $known',
  async ({ path, page, known, says }) => {
    demonstrate({ samples: false })
    const bank = stubBank(EMPTY)
    const { person } = openPage(page)
    await screen.findByText(known)
    expect(screen.queryByRole('alert')).toBeNull()
    bank.answer(`GET ${path}`, reply(500, 'Down'))
    act(() => void window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: [path] } })))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(says))
    expect(screen.getByText(known)).toBeTruthy()
    bank.answer(`GET ${path}`, [])
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)

afterEach(() => demonstrate({ samples: true }))

const close = () => undefined

test('offers to sign in again where a list cannot be read again because the session has ended', async () => {
  const bank = stubBank(EMPTY)
  const { person } = openPage(<CardsPage />)
  await screen.findByText('No cards yet')
  bank.answer('GET /api/cards', UNAUTHORIZED)
  act(() => void window.dispatchEvent(new CustomEvent<ServerNews>(SERVER_NEWS, { detail: { paths: ['/api/cards'] } })))
  const alert = await screen.findByRole('alert')
  expect(comesBack()).toBe(false)
  await person.click(within(alert).getByRole('button', { name: 'Sign in again' }))
  expect(comesBack()).toBe(true)
})

test.for([
  { what: 'Accounts', path: '/api/accounts', page: <AccountsPage /> },
  { what: 'Accounts', path: '/api/accounts', page: <DashboardPage /> },
  { what: 'This account', path: '/api/accounts', page: <AccountOverlay value="a" onClose={close} /> },
  { what: 'Payments', path: '/api/payments', page: <PaymentsPage /> },
  { what: 'Payments', path: '/api/payments', page: <StatementOverlay value="GBP" onClose={close} /> },
  { what: 'Analytics', path: '/api/payments', page: <AnalyticsOverlay value="" onClose={close} /> },
  { what: 'Cards', path: '/api/cards', page: <CardsPage /> },
  { what: 'Exchange rates', path: '/api/fx/rates', page: <CurrencyExchangePage /> },
  { what: 'Recent FX trades', path: '/api/fx/trades', page: <CurrencyExchangePage /> },
  { what: 'Your organization', path: '/api/organizations', page: <SettingsPage /> },
  { what: 'The audit log', path: '/api/audit-logs', page: <SettingsPage />, at: '/?tab=audit-log' },
  { what: 'Notifications', path: '/api/audit-logs', page: <NotificationList anchor={document.body} onClose={close} /> },
])('names a list that failed, and reads it again: $what of $path', async ({ what, path, page, at = '/' }) => {
  demonstrate({ samples: false })
  const bank = stubBank({ ...EMPTY, [`GET ${path}`]: reply(500, 'Down') })
  const { person } = openPage(page, { at })
  await screen.findByText(`${what} could not be loaded`)
  screen.getByText('500: Down')
  bank.answer(`GET ${path}`, EMPTY[`GET ${path}`])
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull())
})
