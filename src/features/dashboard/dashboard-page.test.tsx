import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listPayments } from '../../contract/payments.ts'
import { dayOf } from '../../documents/period.ts'
import { deviceKey, writeText } from '../../session/device-memory.ts'
import { formatDate } from '../../text/format.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount, SUSPENDED_COMPANY, buildPayment, SARAH } from '../../testing/rows.ts'
import { reply, stubBank, UNAUTHORIZED } from '../../testing/stub-bank.ts'
import { DashboardPage } from './dashboard-page.tsx'

function RefetchButton() {
  const { error, mutate } = useEndpoint(listPayments)
  return <button onClick={() => void mutate().catch(() => undefined)}>{error ? 'failed' : 'read again'}</button>
}

const QUIET = {
  'GET /api/accounts': [],
  'GET /api/organizations': [],
  'GET /api/fx/rates': {},
  'GET /api/payments': [],
}

const POUNDS = buildAccount({ current: 5, available: 5 })

test('greets with the fixed name, not the name of the user', async () => {
  stubBank({
    ...QUIET,
    'GET /api/user': { ...SARAH, id: 'owen', name: 'Owen Pritchard', email: 'owen@quarry.example' },
  })
  openPage(<DashboardPage />, { signedIn: false })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Sarah' })).toBeTruthy()
  await screen.findByText('No accounts found')
  expect(screen.queryByText(/Owen/)).toBeNull()
})

test('links the quick actions to accounts and payments', async () => {
  stubBank(QUIET)
  openPage(<DashboardPage />)
  const tiles = within(await screen.findByRole('navigation', { name: 'Quick actions' })).getAllByRole('link')
  expect(
    tiles.map((tile) => [
      /^(New Account|Add Funds|Transfer Money)/.exec(tile.textContent)?.[0],
      tile.getAttribute('href'),
    ]),
  ).toEqual([
    ['New Account', '/accounts'],
    ['Add Funds', '/payments?fund='],
    ['Transfer Money', '/payments'],
  ])
})

test('keeps showing pending payments after a failed refetch, also without accounts', async () => {
  let requests = 0
  const queued = buildPayment({ status: 'queued' })
  stubBank({
    'GET /api/accounts': [],
    'GET /api/organizations': [],
    'GET /api/fx/rates': {},
    'GET /api/payments': () => ((requests += 1) === 1 ? [queued] : reply(500, 'Down')),
  })
  openPage(
    <>
      <RefetchButton />
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
  // One millisecond before this month is later than "this day last month" on every day of the month.
  ['None by this day last month', new Date(new Date().getFullYear(), new Date().getMonth(), 1).getTime() - 1],
  ['No payments last month', new Date(new Date().getFullYear(), new Date().getMonth(), 1).getTime()],
] as const)('explains the comparison of the monthly volume: %s', async ([sentence, paidAt]) => {
  stubBank({
    'GET /api/accounts': [POUNDS],
    'GET /api/organizations': [],
    'GET /api/fx/rates': {},
    'GET /api/payments': [buildPayment({ createdAt: new Date(paidAt).toISOString() })],
  })
  openPage(<DashboardPage />)
  expect((await screen.findByText(sentence)).closest('section')?.getAttribute('aria-label')).toBe('Monthly Volume')
})

const DOWN = reply(500, 'The bank had an internal problem')
const REJECTED = {
  id: 'u1',
  fullName: 'Viktor Reyes',
  dob: '1970-01-01',
  nationality: 'OTHER',
  ownershipPct: 25,
  status: 'rejected',
}
const QUEUED = buildPayment({ amount: 5, status: 'queued' })

const figure = (name: string) => screen.getByRole('region', { name }).textContent
const attention = () => screen.getByRole('region', { name: 'Needs your attention' })

test('shows everything else when the payments fail to load, and loads them on retry', async () => {
  const bank = stubBank({
    ...QUIET,
    'GET /api/accounts': [POUNDS],
    'GET /api/organizations': [SUSPENDED_COMPANY],
    'GET /api/payments': DOWN,
  })
  const { person } = openPage(<DashboardPage />)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Payments could not be loaded. 500: The bank had an internal problem',
  )
  expect(figure('Total Balance')).toContain('£5.00')
  expect(figure('Active Accounts')).toContain('1')
  expect(figure('Monthly Volume')).toContain('Could not be loaded')
  expect(figure('Pending Payments')).toContain('Could not be loaded')
  bank.answer('GET /api/payments', [QUEUED])
  await person.click(within(attention()).getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 payment is on its way')
  expect(figure('Pending Payments')).toContain('1')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offers to sign in again when the payments fail to load because the session has ended', async () => {
  stubBank({ ...QUIET, 'GET /api/payments': UNAUTHORIZED })
  openPage(<DashboardPage />)
  await screen.findByRole('alert')
  expect(within(attention()).getByRole('button', { name: 'Sign in again' })).toBeTruthy()
})

test('does not say that nothing needs action while the verification status is unknown', async () => {
  const bank = stubBank({
    ...QUIET,
    'GET /api/accounts': [POUNDS],
    'GET /api/organizations': DOWN,
    'GET /api/fx/rates': DOWN,
  })
  const { person } = openPage(<DashboardPage />)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Exchange rates and verification status could not be loaded',
  )
  expect(screen.queryByText("You're all caught up.")).toBeNull()
  bank.answer('GET /api/organizations', [{ ...SUSPENDED_COMPANY, status: 'ACTIVE' }])
  bank.answer('GET /api/fx/rates', {})
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText("You're all caught up.")
})

test('keeps the fixed figures whole when the payments fail to load', async () => {
  stubBank({ ...QUIET, 'GET /api/payments': DOWN })
  openPage(<DashboardPage />)
  await screen.findByRole('alert')
  expect(figure('Monthly Volume')).toContain('£1,200,000.00+18.5% vs last month')
  expect(figure('Pending Payments')).toContain('12')
})

test('says nothing of payments while the figures are samples', async () => {
  stubBank({ ...QUIET, 'GET /api/organizations': [{ ...SUSPENDED_COMPANY, status: 'ACTIVE' }] })
  openPage(<DashboardPage />)
  await waitFor(() => expect(figure('Pending Payments')).toContain('12'))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull())
})

test('lists the six latest payments, each as a link to its details', async () => {
  const payments = Array.from({ length: 8 }, (_, index) => ({ ...QUEUED, id: `p${index}`, status: 'settled' }))
  stubBank({ ...QUIET, 'GET /api/accounts': [POUNDS], 'GET /api/payments': payments })
  openPage(<DashboardPage />)
  const recent = within(await screen.findByRole('region', { name: 'Recent payments' }))
  const links = (await recent.findAllByRole('link', { name: /€5.00/ })).map((link) => link.getAttribute('href'))
  expect(links).toEqual([0, 1, 2, 3, 4, 5].map((index) => `/payments?payment=p${index}`))
  expect(recent.getAllByText(`${formatDate(QUEUED.createdAt)} · SEPA`)).toHaveLength(6)
  expect(recent.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/payments')
})

test('does not tell a suspended company that nothing needs action', async () => {
  stubBank({ ...QUIET, 'GET /api/accounts': [POUNDS], 'GET /api/organizations': [SUSPENDED_COMPANY] })
  openPage(<DashboardPage />)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs your attention' })).toBeNull())
  expect(screen.queryByText("You're all caught up.")).toBeNull()
})

test('says that an application was received which was completed on this device', async () => {
  writeText(deviceKey('sent-application', SARAH.id), JSON.stringify('o1'))
  const bank = stubBank({
    ...QUIET,
    'GET /api/organizations': [{ ...SUSPENDED_COMPANY, status: 'PENDING_VERIFICATION' }],
    'GET /api/kyc/list': [],
  })
  openPage(<DashboardPage />)
  expect(await screen.findByText("Application received. We'll email you within 1–2 business days.")).toBeTruthy()
  // After a reset of the bank the application is another one.
  bank.answer('GET /api/organizations', [{ ...SUSPENDED_COMPANY, id: 'o2', status: 'PENDING_VERIFICATION' }])
  openPage(<DashboardPage />)
  expect(await screen.findByText('Complete verification to activate all features.')).toBeTruthy()
})

test('sends a completed application with a rejected owner to support, not into the verification', async () => {
  writeText(deviceKey('sent-application', SARAH.id), JSON.stringify('o1'))
  stubBank({
    ...QUIET,
    'GET /api/organizations': [{ ...SUSPENDED_COMPANY, status: 'PENDING_VERIFICATION' }],
    'GET /api/kyc/list': [REJECTED],
  })
  openPage(<DashboardPage />)
  const link = await screen.findByRole('link', {
    name: /^Your company can't be activated yet. A beneficial owner was rejected. We can help you resolve this./,
  })
  expect(link.getAttribute('href')).toBe('mailto:support@corridor.example')
  expect(screen.queryByRole('link', { name: /received|Verify/ })).toBeNull()
})

test('shows pending payments when the accounts fail to load', async () => {
  stubBank({
    ...QUIET,
    'GET /api/accounts': DOWN,
    'GET /api/organizations': [SUSPENDED_COMPANY],
    'GET /api/payments': [QUEUED],
  })
  openPage(<DashboardPage />)
  await screen.findByText('Accounts could not be loaded')
  expect(attention().textContent).toContain('1 payment is on its way')
  expect(figure('Pending Payments')).toContain('Could not be loaded')
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})

const failedToday = (id: string, amount: number) =>
  buildPayment({ id, amount, status: 'failed', createdAt: new Date().toISOString() })
const hrefOf = async (text: string) => (await screen.findByText(text)).closest('a')?.getAttribute('href')

test('leads to the payment that failed, or to the list of as many as it counts', async () => {
  const from = dayOf(Date.now())
  const bank = stubBank({ ...QUIET, 'GET /api/accounts': [POUNDS], 'GET /api/payments': [failedToday('f1', 5)] })
  openPage(<DashboardPage />)
  expect(await hrefOf('1 payment failed')).toBe(`/payments?from=${from}&status=failed&payment=f1`)
  bank.answer('GET /api/payments', [failedToday('f2', 6), failedToday('f1', 5)])
  openPage(<DashboardPage />)
  expect(await hrefOf('2 payments failed')).toBe(`/payments?from=${from}&status=failed`)
})
