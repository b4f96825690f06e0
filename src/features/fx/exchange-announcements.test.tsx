import { screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test } from 'vitest'
import { enter, openPage } from '../../testing/open-page.tsx'
import { buildAccount } from '../../testing/rows.ts'
import { lateAnswer, stubBank } from '../../testing/stub-bank.ts'
import { CurrencyExchangePage } from './currency-exchange-page.tsx'

const { cache } = SWRConfig.defaultValue

const accounts = (pounds: number, dollars: number) => [
  buildAccount({ id: 'gbp', current: pounds, available: pounds }),
  buildAccount({ id: 'usd', currency: 'USD', current: dollars, available: dollars }),
]

function open() {
  const bank = stubBank({
    'GET /api/accounts': accounts(50_000, 10),
    'GET /api/fx/rates': { 'GBP/USD': 1.2658 },
    'GET /api/fx/trades': [],
    'GET /api/audit-logs': [],
    'GET /api/organizations': [],
    'POST /api/fx/quote': { amount: 30_000, rate: 1.2658, fee: 150, total: 37_784.13 },
    'POST /api/fx/execute': {},
  })
  return { bank, ...openPage(<CurrencyExchangePage />) }
}

const press = (person: ReturnType<typeof open>['person'], name: string) =>
  person.click(screen.getByRole('button', { name }))
const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)

test('does not say that a quote cannot be traded, because it has just been traded', async () => {
  const { bank, person } = open()
  await screen.findByText('£50,000.00')
  await enter(person, 'Amount', '30000')
  await press(person, 'Get Quote')
  await screen.findByText('Rate held')
  // Of the lists that are read again, the accounts are not the last.
  const { answer, arrive } = lateAnswer()
  bank.answer('GET /api/fx/trades', answer)
  bank.answer('GET /api/accounts', accounts(20_000, 37_794.13))
  await press(person, 'Execute Trade')
  await waitFor(() => expect(cache.get('/api/accounts')?.data).toMatchObject([{ current: 20_000 }, {}]))
  expect(said().join(' ')).not.toMatch(/can't be traded|More than/)
  arrive([])
  await screen.findByText('Trade executed')
  expect(await screen.findByText('£20,000.00')).toBeTruthy()
})

test('announces once that the form has changed since the quote', async () => {
  const { person } = open()
  await screen.findByText('£50,000.00')
  await press(person, 'Get Quote')
  await screen.findByText('Rate held')
  await enter(person, 'Amount', '20')
  const region = document.getElementById('announcements')
  expect(region?.textContent).toBe('The form has changed since the quote. Get a new quote.')
  await enter(person, 'Amount', '30')
  expect(region?.textContent).toBe('The form has changed since the quote. Get a new quote.')
})
