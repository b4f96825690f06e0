import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SERVER_NEWS, type ServerNews } from '../contract/server-news.ts'
import { AccountsPage } from '../features/accounts/accounts-page.tsx'
import { CardsPage } from '../features/cards/cards-page.tsx'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { PaymentsPage } from '../features/payments/payments-page.tsx'
import { openPage } from '../testing/open-page.tsx'
import { reply, stubBank } from '../testing/stub-bank.ts'

const lists = ['/api/accounts', '/api/payments', '/api/cards', '/api/organizations']

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
    path: '/api/accounts',
    page: <DashboardPage />,
    known: 'No accounts found',
    says: 'Could not be loaded: accounts. 500: Down',
  },
  {
    path: '/api/payments',
    page: <DashboardPage />,
    known: 'No accounts found',
    says: 'Could not be loaded: payments. 500: Down',
  },
])(
  'keeps a list whose refetch failed, with a notice and "Try again": $path, $known',
  async ({ path, page, known, says }) => {
    const bank = stubBank({ ...Object.fromEntries(lists.map((each) => [`GET ${each}`, []])), 'GET /api/fx/rates': {} })
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
