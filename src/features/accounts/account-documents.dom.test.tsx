import { demonstrate } from '../../demonstration/demonstration.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountLetter } from '../../documents/account-letter.ts'
import type { Statement } from '../../documents/statement-pdf.ts'
import { openPage } from '../../testing/open-page.tsx'
import { buildAccount, buildOrganization, QUEUED_PAYMENT } from '../../testing/rows.ts'
import { lateAnswer, reply, stubBank } from '../../testing/stub-bank.ts'
import { StatementOverlay } from './statement-dialog.tsx'
import { useAccountLetter } from './use-account-letter.ts'

const made = vi.hoisted(() => ({ files: [] as string[], holders: [] as string[], balances: [] as unknown[] }))
vi.mock('../../documents/download.ts', () => ({ downloadFile: (name: string) => made.files.push(name) }))
vi.mock('../../documents/account-letter.ts', () => ({
  accountLetter: async ({ legalName }: AccountLetter) => made.holders.push(legalName),
}))
vi.mock('../../documents/statement-pdf.ts', () => ({
  statementPdf: async ({ legalName, balances }: Statement) => {
    made.holders.push(legalName)
    made.balances.push(balances)
    return new Blob()
  },
}))

const ACCOUNT = buildAccount()
const HALDEN = buildOrganization()
const DOWN = reply(500, 'Down')

function Letter() {
  const { write, busy } = useAccountLetter()
  return <button onClick={() => void write(ACCOUNT)}>{busy ? 'Writing' : 'Account Letter'}</button>
}

const documents = [
  { document: 'a letter', page: <Letter />, button: 'Account Letter' },
  { document: 'a statement', page: <StatementOverlay value="GBP" onClose={() => undefined} />, button: 'Download PDF' },
]

beforeEach(() => {
  made.files.length = 0
  made.holders.length = 0
  made.balances.length = 0
})

/** What a statement reads beside the company. */
const NOTHING_LISTED = { 'GET /api/payments': [], 'GET /api/accounts': [], 'GET /api/fx/trades': [] }

test('says that a letter is downloaded, and for which account', async () => {
  stubBank({ 'GET /api/organizations': [HALDEN] })
  const { person } = openPage(<Letter />)
  await person.click(await screen.findByRole('button', { name: 'Account Letter' }))
  expect(await screen.findByText('Letter downloaded')).toBeTruthy()
  expect(screen.getByText('Account letter for GBP Dedicated Account')).toBeTruthy()
})

test('says that a statement is downloaded, and for which days', async () => {
  stubBank({ ...NOTHING_LISTED, 'GET /api/organizations': [HALDEN] })
  const { person } = openPage(<StatementOverlay value="GBP" onClose={() => undefined} />)
  await person.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('Statement downloaded')).toBeTruthy()
  expect(screen.getByText(/^GBP statement, 1 \w+ \d{4} to \d+ \w+ \d{4}$/)).toBeTruthy()
})

test.for(documents)('$document waits for the company name', async ({ page, button }) => {
  const { answer, arrive } = lateAnswer()
  stubBank({ ...NOTHING_LISTED, 'GET /api/organizations': answer })
  const { person } = openPage(page)
  await person.click(await screen.findByRole('button', { name: button }))
  arrive([HALDEN])
  await waitFor(() => expect(made.files).toHaveLength(1))
  expect(made.holders).toEqual([HALDEN.name])
})

test.for(documents)(
  '$document is not created with another name when the company fails to load',
  async ({ page, button }) => {
    const bank = stubBank({ ...NOTHING_LISTED, 'GET /api/organizations': DOWN })
    const { person } = openPage(page)
    await person.click(await screen.findByRole('button', { name: button }))
    await screen.findByText('500: Down')
    expect(made.files).toEqual([])
    bank.answer('GET /api/organizations', [])
    await person.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(made.holders).toEqual(['Sarah Whitfield']))
  },
)

test('the balances of a statement are counted from accounts, payments, trades and credits', async () => {
  const createdAt = new Date().toISOString()
  const trade = { id: 't', fromCurrency: 'EUR', toCurrency: 'GBP', amount: 60, rate: 0.85, fee: 0.3, markupBps: 50 }
  stubBank({
    'GET /api/payments': [{ ...QUEUED_PAYMENT, currency: 'GBP', amount: 20, status: 'settled', createdAt }],
    'GET /api/accounts': [{ ...ACCOUNT, current: 100, available: 100 }],
    'GET /api/fx/trades': [{ ...trade, total: 50, createdAt }],
    'GET /api/organizations': [HALDEN],
  })
  demonstrate({ creditsIn: (currency) => (currency === 'GBP' ? [{ amount: 40, createdAt }] : []) })
  const { person } = openPage(<StatementOverlay value="GBP" onClose={() => undefined} />)
  await person.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(made.balances).toEqual([{ opening: 30, received: 40, exchanged: 50, closing: 100 }]))
  demonstrate({ creditsIn: () => [] })
})

test('a statement reads the payments again together with the balances', async () => {
  const payment = { ...QUEUED_PAYMENT, currency: 'GBP', amount: 20, createdAt: new Date().toISOString() }
  const bank = stubBank({
    ...NOTHING_LISTED,
    'GET /api/payments': [{ ...payment, status: 'processing' }],
    'GET /api/organizations': [HALDEN],
  })
  const { person } = openPage(<StatementOverlay value="GBP" onClose={() => undefined} />)
  const button = await screen.findByRole('button', { name: 'Download PDF' })
  await waitFor(() => expect(bank.calls.some(({ call }) => call === 'GET /api/payments')).toBe(true))
  // The payment settles, and the page is not told.
  bank.answer('GET /api/payments', [{ ...payment, status: 'settled' }])
  bank.answer('GET /api/accounts', [{ ...ACCOUNT, current: 80, available: 80 }])
  await person.click(button)
  await waitFor(() => expect(made.balances).toEqual([{ opening: 100, received: 0, exchanged: 0, closing: 80 }]))
})

test('a statement requested before the payments fail to load is not created as empty', async () => {
  const { answer, arrive } = lateAnswer()
  stubBank({ ...NOTHING_LISTED, 'GET /api/payments': answer, 'GET /api/organizations': [HALDEN] })
  const { person } = openPage(<StatementOverlay value="GBP" onClose={() => undefined} />)
  await person.click(await screen.findByRole('button', { name: 'Download PDF' }))
  await screen.findByRole('button', { name: 'Preparing...' })
  arrive(DOWN)
  await screen.findByText('Payments could not be loaded')
  await waitFor(() => expect(screen.getAllByText('500: Down')).toHaveLength(2))
  expect(made.files).toEqual([])
})
