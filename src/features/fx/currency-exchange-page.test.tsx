import { NO_FIGURE } from '../../text/format.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SWR_OPTIONS } from '../../api/use-endpoint.ts'
import { setTransport } from '../../api/transport.ts'
import { demonstrate } from '../../demonstration/demonstration.ts'
import { AuthProvider } from '../../session/auth-provider.tsx'
import { forgetDeviceMemory } from '../../session/device-memory.ts'
import { buildAccount, SARAH, SUSPENDED_COMPANY } from '../../testing/rows.ts'
import { onToast, type ToastMessage } from '../../toast.ts'
import { CurrencyExchangePage } from './currency-exchange-page.tsx'

interface Sent {
  method: string
  path: string
  body: unknown
  key: string | null
}

const RATE = 1.2658
let sent: Sent[] = []
let toasts: ToastMessage[] = []
let leftOut = {}
let rates: object
let company: object | undefined
let refuse: Partial<Record<string, string>> = {}
let time = Date.UTC(2026, 10, 20, 12)
let stopToasts = () => {}

const account = (currency: string, available: number) =>
  buildAccount({ id: currency, currency, current: available, available })

async function bank(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  if (path === '/api/user') return Response.json(SARAH)
  const body: unknown = request.method === 'GET' ? undefined : await request.json()
  sent.push({ method: request.method, path, body, key: request.headers.get('Idempotency-Key') })
  const refusal = refuse[path]
  if (refusal) return new Response(refusal, { status: 422 })
  if (path === '/api/accounts') return Response.json([account('GBP', 500), account('GBP', 50_000), account('USD', 10)])
  if (path === '/api/organizations') return Response.json(company ? [company] : [])
  if (path === '/api/fx/rates') return Response.json(rates)
  if (path === '/api/fx/quote') {
    const { amount } = body as { amount: number }
    return Response.json({ amount, rate: String(RATE), fee: amount * 0.005, total: 12_594.71, ...leftOut })
  }
  return Response.json([], { status: path === '/api/fx/execute' ? 201 : 200 })
}

const sentTo = (path: string) => sent.filter((call) => call.path === path)
const show = () =>
  render(
    <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>
      <AuthProvider>
        <CurrencyExchangePage />
      </AuthProvider>
    </SWRConfig>,
    { wrapper: MemoryRouter },
  )
/** The buttons that are emphasised. */
const primary = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.classList.contains('MuiButton-contained'))
    .map((button) => button.textContent)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const amountField = () => screen.getByRole('textbox', { name: 'Amount' })
const retype = async (text: string) => {
  await userEvent.clear(amountField())
  await userEvent.type(amountField(), text)
}

beforeEach(() => {
  // jsdom does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {}
  sent = []
  toasts = []
  leftOut = {}
  rates = { 'GBP/USD': RATE }
  company = undefined
  refuse = {}
  time = Date.UTC(2026, 10, 20, 12)
  setTransport(bank)
  demonstrate({ now: () => time })
  stopToasts = onToast((toast) => void toasts.push(toast))
})
afterEach(() => {
  stopToasts()
})

test('shows no quote when the answer has no fee, and asks for a new one at the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  leftOut = { fee: undefined }
  show()
  await click('Get Quote')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ description: '502: The answer could not be read' }))
  expect(screen.queryByText('Rate held')).toBeNull()
  await click('Get Quote')
  expect(new Set(sentTo('/api/fx/quote').map(({ key }) => key)).size).toBe(2)
})

test('says so when the bank has no rates', async () => {
  rates = {}
  show()
  expect(await screen.findByText('No live rates')).toBeTruthy()
  expect(screen.getByText('Trying again every 30 seconds.')).toBeTruthy()
})

test('drops the quote and what was typed when another state of the bank is shown', async () => {
  show()
  await retype('777')
  await click('Get Quote')
  await screen.findByRole('timer')
  act(() => forgetDeviceMemory(true))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(amountField()).toHaveProperty('value', '10,000')
})

test('says why a quote cannot be traded, and does not emphasise the trade', async () => {
  show()
  await screen.findByText('£50,000.00')
  await retype('50001')
  await click('Get Quote')
  expect(await screen.findByText(/^This quote can't be traded\. Only £50,000\.00 is available in .*\.$/)).toBeTruthy()
  expect(primary()).not.toContain('Execute Trade')
})

test('says of a suspended company that it cannot trade', async () => {
  company = SUSPENDED_COMPANY
  show()
  await click('Get Quote')
  expect(await screen.findByText("This quote can't be traded. Your company is suspended.")).toBeTruthy()
  expect(primary()).not.toContain('Execute Trade')
})

test('polls the rates every 30 seconds and nothing else', async () => {
  vi.useFakeTimers()
  try {
    show()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const others = sent.length - 1
    expect(sentTo('/api/fx/rates')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(28_000))
    expect(sentTo('/api/fx/rates')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(sentTo('/api/fx/rates')).toHaveLength(2)
    await act(() => vi.advanceTimersByTimeAsync(300_000))
    expect(sentTo('/api/fx/rates')).toHaveLength(12)
    expect(sent).toHaveLength(12 + others)
  } finally {
    vi.useRealTimers()
  }
})

test('trades at the quoted rate, resets quote and form, and refreshes balances and trades', async () => {
  show()
  await screen.findByText('£50,000.00')
  await retype('2500.50')
  await click('Get Quote')
  await screen.findByRole('timer')
  expect(sentTo('/api/fx/quote').map(({ body }) => body)).toEqual([
    { fromCurrency: 'GBP', toCurrency: 'USD', amount: 2500.5 },
  ])

  await click('Execute Trade')
  await screen.findByText(/^Get a quote to see/)
  // The lines of the receipt are in their places already, without figures.
  expect(screen.getByText('Converted').nextElementSibling).toHaveProperty('textContent', NO_FIGURE)
  expect(sentTo('/api/fx/execute').map(({ body }) => body)).toEqual([
    { fromCurrency: 'GBP', toCurrency: 'USD', notional: 2500.5, rate: RATE, markupBps: 50 },
  ])
  expect(amountField()).toHaveProperty('value', '10,000')
  expect(sentTo('/api/accounts')).toHaveLength(2)
  expect(sentTo('/api/fx/trades')).toHaveLength(2)
  expect(toasts).toEqual([{ title: 'Trade executed', description: 'Your FX trade has been executed successfully.' }])
  expect(screen.getByText('No trades yet').closest('p')?.textContent).toBe(
    'No trades yet Balances update as soon as you trade.',
  )
})

test('says that the accounts could not be loaded, and trades without them', async () => {
  refuse = { '/api/accounts': 'No' }
  show()
  await screen.findByText('Your accounts could not be loaded. 422: No')
  await click('Get Quote')
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test('shows an error and sends nothing without a quote', async () => {
  show()
  await click('Execute Trade')
  expect(toasts).toEqual([{ title: 'Error', description: 'Please get a quote first.', variant: 'destructive' }])
  expect(sentTo('/api/fx/execute')).toEqual([])
})

test('withdraws the quote when the amount changes', async () => {
  show()
  await click('Get Quote')
  await screen.findByRole('timer')
  await retype('99')
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText(/form has changed since the quote/, { selector: 'p' })).toBeTruthy()
  await click('Execute Trade')
  expect(toasts.at(-1)?.description).toBe('Get a new quote.')
  expect(sentTo('/api/fx/execute')).toEqual([])
})

test('clears the previous quote when a new one fails', async () => {
  show()
  await click('Get Quote')
  await screen.findByRole('timer')
  refuse = { '/api/fx/quote': 'There is no rate for GBP/USD' }
  await click('Get Quote')
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(toasts.at(-1)).toEqual({
    title: 'Error',
    description: '422: There is no rate for GBP/USD',
    variant: 'destructive',
  })
})

test('keeps the quote after a refused trade, for a retry', async () => {
  show()
  await click('Get Quote')
  await screen.findByRole('timer')
  refuse = { '/api/fx/execute': 'Insufficient funds. Available £1.00' }
  await click('Execute Trade')
  expect(toasts.at(-1)?.description).toBe('422: Insufficient funds. Available £1.00')
  expect(screen.getByRole('timer')).toBeTruthy()
})

test('marks the quote as expired after 30 seconds and still allows the trade', async () => {
  show()
  await click('Get Quote')
  expect(await screen.findByRole('timer', { name: '30 seconds left' })).toBeTruthy()
  act(() => {
    time += 31_000
  })
  expect(primary()).toEqual(['Execute Trade'])
  await screen.findByText('Quote expired, get a new one')
  await waitFor(() => expect(primary()).toEqual(['Get Quote']))
  expect(screen.getByRole('timer', { name: '0 seconds left' })).toBeTruthy()
  await click('Execute Trade')
  expect(sentTo('/api/fx/execute')).toHaveLength(1)
})

test.each([
  ['1.000,50', 'Enter the amount in plain digits, for example 1250.50'],
  ['1e5', 'Enter the amount in plain digits, for example 1250.50'],
  ['１２３', 'Enter the amount in plain digits, for example 1250.50'],
  ['-5', 'Amount must be greater than zero'],
  ['10.005', 'GBP amounts have at most 2 decimals'],
])('refuses %s with "%s"', async (typed, sentence) => {
  show()
  await retype(typed)
  await click('Get Quote')
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(sentTo('/api/fx/quote')).toEqual([])
})

test('requires an amount', async () => {
  show()
  await userEvent.clear(amountField())
  await click('Get Quote')
  expect(await screen.findByText('Amount is required')).toBeTruthy()
})

test('swaps the currencies, and announces the accounts of both', async () => {
  show()
  const source = (await screen.findByText(/available in/)).closest('[aria-live="polite"]')
  const target = (await screen.findByText(/^Goes to|^You have no USD/)).closest('[aria-live="polite"]')
  expect([source, target]).not.toContain(null)
  await click('Swap currencies')
  expect(screen.getByRole('combobox', { name: 'From currency' })).toHaveProperty('value', 'USD')
  expect(screen.getByRole('combobox', { name: 'To currency' })).toHaveProperty('value', 'GBP')
})

test('estimates the amount received, and shows the exact one of a quote', async () => {
  show()
  const received = await screen.findByLabelText<HTMLInputElement>('Estimate')
  await waitFor(() => expect(received.value).toBe('≈ 12,594.71'))
  await click('Get Quote')
  expect((await screen.findByLabelText<HTMLInputElement>('Quoted')).value).toBe('12,594.71')
})

test('warns before a trade of more than the balance', async () => {
  show()
  await screen.findByText('£50,000.00')
  await retype('50000.01')
  expect(await screen.findByText(/^More than the £.* available in GBP Dedicated Account\.$/)).toBeTruthy()
  await retype('50000')
  expect(screen.queryByText(/^That is more than/)).toBeNull()
})
