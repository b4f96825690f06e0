import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listPayments } from '../../contract/payments.ts'
import { openPage } from '../../testing/open-page.tsx'
import { reply, SARAH, stubBank } from '../../testing/stub-bank.ts'
import { DashboardPage } from './dashboard-page.tsx'

function Again() {
  const { error, mutate } = useEndpoint(listPayments)
  return <button onClick={() => void mutate().catch(() => undefined)}>{error ? 'failed' : 'read again'}</button>
}

const QUIET = { 'GET /api/accounts': [], 'GET /api/organizations': [], 'GET /api/fx/rates': {}, 'GET /api/payments': [] }

test('the greeting is fixed, whoever is signed in', async () => {
  stubBank({ ...QUIET, 'GET /api/user': { ...SARAH, id: 'owen', name: 'Owen Pritchard', email: 'owen@quarry.example' } })
  openPage(<DashboardPage />, { signedIn: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Sarah' })).toBeTruthy()
  await screen.findByText('No accounts found')
  expect(screen.queryByText(/Owen/)).toBeNull()
})

test('the three tiles lead to the accounts and to the payments', async () => {
  stubBank(QUIET)
  openPage(<DashboardPage />)
  const tiles = within(await screen.findByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
  expect(tiles.map((tile) => [/^(New Account|Add Funds|Transfer Money)/.exec(tile.textContent)?.[0], tile.getAttribute('href')])).toEqual([
    ['New Account', '/accounts'],
    ['Add Funds', '/payments'],
    ['Transfer Money', '/payments'],
  ])
})

test('what waits is still said after a reading that failed: a payment queued before there was an account too', async () => {
  let readings = 0
  const queued = { id: 'p1', rail: 'SEPA', amount: 5, currency: 'EUR', beneficiary: { name: 'A', account: 'B' }, status: 'queued', createdAt: '2026-11-16T09:00:00Z' }
  stubBank({
    'GET /api/accounts': [],
    'GET /api/organizations': [],
    'GET /api/fx/rates': {},
    'GET /api/payments': () => ((readings += 1) === 1 ? [queued] : reply(500, 'Down')),
  })
  openPage(
    <>
      <Again />
      <DashboardPage />
    </>,
  )
  await screen.findByText('1 payment is on its way')
  screen.getByText('read again').click()
  await waitFor(() => expect(screen.queryByText('failed')).toBeTruthy())
  expect(screen.getByText('1 payment is on its way')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Pending Payments' }).textContent).toContain('12')
})

test.for([
  // The last moment of last month comes after the same days of it, whatever day it is today.
  ['None by this day last month', new Date(new Date().getFullYear(), new Date().getMonth(), 1).getTime() - 1],
  ['No payments last month', new Date(new Date().getFullYear(), new Date().getMonth(), 1).getTime()],
] as const)('the month says what it was compared with: %s', async ([sentence, paidAt]) => {
  stubBank({
    'GET /api/accounts': [{ id: 'a1', currency: 'GBP', type: 'dedicated', iban: 'GB29', bic: 'C', current: 5, reserved: 0, available: 5 }],
    'GET /api/organizations': [],
    'GET /api/fx/rates': {},
    'GET /api/payments': [{ id: 'p1', rail: 'SEPA', amount: 5, currency: 'EUR', beneficiary: { name: 'A', account: 'B' }, status: 'settled', createdAt: new Date(paidAt).toISOString() }],
  })
  openPage(<DashboardPage />)
  expect((await screen.findByText(sentence)).closest('section')?.getAttribute('aria-label')).toBe('Monthly Volume')
})
