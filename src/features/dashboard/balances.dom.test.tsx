import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demonstrate } from '../../demonstration/demonstration.ts'
import type { Account } from '../../contract/accounts.ts'
import { stubMedia } from '../../testing/media.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount } from '../../testing/rows.ts'
import { stubBank } from '../../testing/stub-bank.ts'
import { Balances } from './balances.tsx'

const mocks = vi.hoisted(() => ({ files: [] as string[], toCsv: vi.fn<() => Promise<string>>() }))
vi.mock('../../documents/download.ts', () => ({ downloadFile: (name: string) => mocks.files.push(name) }))
vi.mock('../../documents/csv.ts', () => ({ toCsv: mocks.toCsv }))

const account = buildAccount()
function open(accounts: Account[], at = '/') {
  stubBank()
  return openPage(<Balances accounts={accounts} error={undefined} onRetry={() => undefined} />, { at })
}
const exportCsv = () => userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))

beforeEach(() => {
  mocks.files.length = 0
  mocks.toCsv.mockResolvedValue('')
})

afterEach(() => {
  vi.unstubAllEnvs()
  demonstrate({ now: () => Date.now() })
})

test('names the export after the local date', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo')
  demonstrate({ now: () => Date.parse('2026-11-19T20:30:00Z') })
  open([account])
  await exportCsv()
  await vi.waitFor(() => expect(mocks.files).toEqual(['account-balances-all-2026-11-20.csv']), 10_000)
})

test('shows an error when the export fails and allows a retry', async () => {
  mocks.toCsv.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  open([account])
  await exportCsv()
  await screen.findByText('This file could not be prepared. Check your connection and try again.')
  expect(mocks.files).toEqual([])
  await exportCsv()
  await vi.waitFor(() => expect(mocks.files).toHaveLength(1), 10_000)
})

test('suggests another currency only when there are other accounts', () => {
  open([account], '/?currency=EUR')
  expect(screen.getByText('No EUR accounts')).toBeTruthy()
  expect(screen.getByText('Choose another currency to see your other accounts.')).toBeTruthy()
  open([], '/?currency=EUR')
  expect(screen.getByText('No EUR accounts')).toBeTruthy()
  expect(screen.queryByText(/other accounts/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeTruthy()
})

test('has a menu with the actions of each row, and on a phone no buttons beside it', async () => {
  stubMedia((query) => query.includes('max-width: 39.99em'))
  open([account])
  expect(screen.queryByRole('button', { name: /^View/, hidden: true })).toBeNull()
  expect(screen.getByRole('button', { name: /^Actions of/, hidden: true })).toBeTruthy()
  vi.unstubAllGlobals()
  const { person, address } = open([{ ...account, label: 'Payroll' }])
  await person.click(screen.getByRole('button', { name: 'Actions of Payroll', hidden: true }))
  const menu = within(await screen.findByRole('menu', { name: 'Actions of Payroll' }))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'View',
    'Send payment',
    'Download statement',
  ])
  await person.click(menu.getByRole('menuitem', { name: 'Download statement' }))
  expect(address()).toBe('/?statement=GBP')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('shows a dash where nothing is reserved', () => {
  open([account, { ...account, id: 'a2', reserved: 5 }])
  const reserved = screen.getAllByRole('row').map((row) => row.querySelectorAll('[role=cell]')[1]?.textContent)
  expect(reserved).toEqual([undefined, '–', '£5.00'])
})

test('names each row after its account', () => {
  open([{ ...account, label: 'Payroll' }])
  expect(screen.getByRole('rowheader', { name: /^Payroll/ })).toBeTruthy()
})

test('opens an account by its row, but not when somebody selects text in it', async () => {
  const { address } = open([{ ...account, label: 'Payroll' }])
  const name = screen.getByText('Payroll')
  document.getSelection()?.selectAllChildren(name)
  fireEvent.click(name)
  expect(address()).toBe('/')
  document.getSelection()?.removeAllRanges()
  fireEvent.click(name)
  expect(address()).toBe(`/?account=${account.id}`)
})
