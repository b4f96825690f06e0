import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SWR_OPTIONS } from '../../api/use-endpoint.ts'
import { setTransport } from '../../api/transport.ts'
import type { Card } from '../../contract/cards.ts'
import { forgetDeviceMemory } from '../../session/device-memory.ts'
import { onToast, type ToastMessage } from '../../toast.ts'
import { buildCard } from '../../testing/rows.ts'
import { REVEAL_MS } from './card-details-dialog.tsx'
import { CardsPage } from './cards-page.tsx'

vi.mock('../../session/auth-provider.tsx', () => ({
  useAuth: () => ({ user: { id: 'sarah', name: 'Sarah Whitfield' } }),
}))

let cards: Card[] = []
let sent: { method: string; path: string; body: unknown }[] = []
let toasts: ToastMessage[] = []
let stopToasts = () => {}

async function bank(request: Request): Promise<Response> {
  const { pathname: path } = new URL(request.url)
  if (request.method === 'GET') return Response.json(path === '/api/audit-logs' ? [] : cards)
  const body = (await request.json()) as Partial<Card>
  sent.push({ method: request.method, path, body })
  if (request.method === 'POST') cards = [buildCard({ ...body, id: `new ${sent.length}` }), ...cards]
  else cards = cards.map((each) => (path.endsWith(each.id) ? { ...each, ...body } : each))
  return Response.json(cards[0], { status: request.method === 'POST' ? 201 : 200 })
}

let reread = () => {}
function Reread() {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    reread = () => void mutate('/api/cards')
  }, [mutate])
  return null
}

const show = (at = '/cards') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <SWRConfig value={{ ...SWR_OPTIONS, provider: () => new Map() }}>
        <CardsPage />
        <Reread />
      </SWRConfig>
    </MemoryRouter>,
  )
const tile = async (name: RegExp) => within(await screen.findByRole('article', { name }))

beforeEach(() => {
  localStorage.clear()
  sent = []
  toasts = []
  cards = [buildCard(), buildCard({ id: 'blocked', cardType: 'physical', status: 'blocked', last4: '3348' })]
  setTransport(bank)
  stopToasts = onToast((toast) => void toasts.push(toast))
})
afterEach(() => {
  stopToasts()
  vi.useRealTimers()
})

test('sends only the status when freezing and unfreezing', async () => {
  show()
  const active = await tile(/4821/)
  await userEvent.click(active.getByRole('button', { name: 'Freeze' }))
  await userEvent.click(await active.findByRole('button', { name: 'Unfreeze' }))
  await active.findByRole('button', { name: 'Freeze' })
  expect(sent).toEqual([
    { method: 'PATCH', path: '/api/cards/c1', body: { status: 'frozen' } },
    { method: 'PATCH', path: '/api/cards/c1', body: { status: 'active' } },
  ])
  expect(toasts.map(({ title, description }) => `${title}: ${String(description)}`)).toEqual([
    'Card updated: Card has been updated successfully.',
    'Card updated: Card has been updated successfully.',
  ])
})

test('shows a card as frozen before the bank answers, and as active again if it refuses', async () => {
  const answers: ((response: Response) => void)[] = []
  setTransport((request) =>
    request.method === 'GET' ? bank(request) : new Promise<Response>((resolve) => answers.push(resolve)),
  )
  show()
  const active = await tile(/4821/)
  await userEvent.click(active.getByRole('button', { name: 'Freeze' }))
  expect(active.getAllByText('Frozen')).toHaveLength(2)
  expect(active.getByRole('button', { name: 'Freeze' }).getAttribute('aria-disabled')).toBe('true')
  answers[0]?.(Response.json({ message: 'The bank is closed' }, { status: 503 }))
  expect(await active.findByText('Active')).toBeTruthy()
  expect(active.queryByText('Frozen')).toBeNull()
  expect(toasts.map(({ variant }) => variant)).toEqual(['destructive'])
})

test('says of each button which card it is for', async () => {
  show()
  const active = await tile(/4821/)
  for (const name of ['Freeze', 'Set Limits', 'Transactions', 'View Details'])
    expect(active.getByRole('button', { name, description: /^Amir Osei .*ending in 4821$/ })).toBeTruthy()
})

test('disables freezing of a blocked card and explains why', async () => {
  show()
  const blocked = await tile(/3348/)
  const freeze = blocked.getByRole('button', { name: 'Freeze' })
  expect(freeze).toHaveProperty('disabled', true)
  const reason = document.getElementById(freeze.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/^Blocked by the bank/)
})

test('offers View Details for virtual cards only', async () => {
  show()
  expect((await tile(/4821/)).getByRole('button', { name: 'View Details' })).toBeTruthy()
  expect((await tile(/3348/)).queryByRole('button', { name: 'View Details' })).toBeNull()
  cleanup()
  show('/cards?details=blocked')
  await tile(/3348/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['limits', 'transactions', 'details'])(
  'a link to the %s of a card that does not exist says so',
  async (overlay) => {
    show(`/cards?${overlay}=former`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Card' }))
    expect(dialog.getByText('There is no such card')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

test('sends a new card once, as entered, and shows it in the list', async () => {
  show()
  await tile(/4821/)
  await userEvent.click(screen.getByRole('button', { name: 'New Card' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New Card' }))
  const cardholder = dialog.getByRole('textbox', { name: 'Cardholder name' })
  expect(cardholder).toHaveProperty('value', 'Sarah Whitfield')
  await userEvent.clear(cardholder)
  await userEvent.click(dialog.getByRole('button', { name: 'Create Card' }))
  expect(await dialog.findByText('Currency is required')).toBeTruthy()
  expect(dialog.getByText('Cardholder name is required')).toBeTruthy()

  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'EUR')
  await userEvent.type(cardholder, 'Priya Raman')
  await userEvent.click(dialog.getByRole('radio', { name: 'Physical' }))
  const face = document.querySelector('[role="dialog"] [data-part="card-face"]')
  expect(face?.textContent).toMatch(/Physical.*Priya Raman/)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Daily limit (optional)' }), '250.50')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Monthly limit (optional)' }), '900')
  await userEvent.tripleClick(dialog.getByRole('button', { name: 'Create Card' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      method: 'POST',
      path: '/api/cards',
      body: {
        cardType: 'physical',
        currency: 'EUR',
        cardholder: 'Priya Raman',
        dailyLimit: '250.50',
        monthlyLimit: '900',
        corridorLimits: { daily: '250.50', monthly: '900' },
      },
    },
  ])
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(toasts.at(-1)).toEqual({ title: 'Card created', description: 'Your new card has been created successfully.' })
})

async function requestCard(cardholder: string) {
  await userEvent.click(screen.getByRole('button', { name: 'New Card' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Currency' }), 'EUR')
  const name = screen.getByRole('textbox', { name: 'Cardholder name' })
  await userEvent.clear(name)
  await userEvent.type(name, cardholder)
  await userEvent.click(screen.getByRole('button', { name: 'Create Card' }))
  await screen.findByRole('button', { name: 'Creating...' })
}

test('sends a second card while the first request runs, and keeps its dialog open until it is created', async () => {
  const answers: (() => void)[] = []
  setTransport(async (request) => {
    if (request.method === 'POST') await new Promise<void>((resolve) => answers.push(resolve))
    return bank(request)
  })
  show()
  await tile(/4821/)
  await requestCard('Priya Raman')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await requestCard('Tom Okafor')
  expect(answers).toHaveLength(2)

  answers[0]?.()
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Card created']))
  expect(screen.getByRole('textbox', { name: 'Cardholder name' })).toHaveProperty('value', 'Tom Okafor')
  answers[1]?.()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ body }) => (body as Partial<Card>).cardholder)).toEqual(['Priya Raman', 'Tom Okafor'])
})

test('keeps limits on this device only and labels them as a preview', async () => {
  show()
  const active = await tile(/4821/)
  await userEvent.click(active.getByRole('button', { name: 'Set Limits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Limits' }))
  expect(dialog.getByText(/kept on this device and not sent to the bank/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Daily limit' }), '750')
  expect(Object.values(sessionStorage).join()).toContain('750')
  const monthly = dialog.getByRole('textbox', { name: 'Monthly limit' })
  await userEvent.type(monthly, '700')
  expect(dialog.getByText('Lower than the daily limit, so it applies first.')).toBeTruthy()
  await userEvent.clear(monthly)
  expect(dialog.queryByText(/applies first/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save preview' }))
  expect(await active.findByText('£750.00')).toBeTruthy()
  expect(active.getByText(/Preview, kept on this device/)).toBeTruthy()
  expect(document.getElementById('announcements')?.textContent).toBe('Preview saved on this device')
  expect(sent).toEqual([])
  cleanup()
  show()
  expect(await (await tile(/4821/)).findByText('£750.00')).toBeTruthy()
})

test('makes no preview of limits that are those at the bank, however they are written', async () => {
  cards = [buildCard({ corridorLimits: { daily: 750, monthly: 6000 } })]
  show()
  const active = await tile(/4821/)
  await userEvent.click(active.getByRole('button', { name: 'Set Limits' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Limits' }))
  const daily = dialog.getByRole('textbox', { name: 'Daily limit' })
  await userEvent.clear(daily)
  await userEvent.type(daily, '750.00')
  await userEvent.click(dialog.getByRole('button', { name: 'Save preview' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(active.queryByText(/Preview, kept on this device/)).toBeNull()
})

test('shows the limits of the new card when another scenario has a card with the same ID', async () => {
  cards = [buildCard({ corridorLimits: { daily: 750, monthly: 6000 } })]
  show()
  await userEvent.click((await tile(/4821/)).getByRole('button', { name: 'Set Limits' }))
  cards = [buildCard({ cardholder: 'Maya Brandt', last4: '6044', corridorLimits: { daily: 120, monthly: 900 } })]
  act(reread)
  expect(await screen.findByText(/Maya Brandt, card ending in 6044/)).toBeTruthy()
  const dialog = within(screen.getByRole('dialog', { name: 'Set Limits' }))
  expect(dialog.getByRole('textbox', { name: 'Daily limit' })).toHaveProperty('value', '120')
})

test('reveals a number that ends in the last four digits and hides it after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  show()
  await user.click((await tile(/4821/)).getByRole('button', { name: 'View Details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card details' }))
  expect(dialog.queryByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Reveal number' }))
  expect(dialog.getByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeTruthy()
  dialog.getByRole('button', { name: 'Copy Card number' }).focus()
  vi.advanceTimersByTime(REVEAL_MS)
  await waitFor(() => expect(dialog.queryByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeNull())
  // The focused button was removed, so focus must stay inside the dialog for Escape to work.
  expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Card details' }))
})

test('hides a revealed number from whoever comes back to the tab', async () => {
  show()
  await userEvent.click((await tile(/4821/)).getByRole('button', { name: 'View Details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card details' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reveal number' }))
  expect(dialog.getByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeTruthy()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(dialog.queryByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeNull())
})

test('hides a revealed number when another state of the bank is shown', async () => {
  show()
  await userEvent.click((await tile(/4821/)).getByRole('button', { name: 'View Details' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Card details' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reveal number' }))
  act(() => forgetDeviceMemory(true))
  expect(dialog.queryByText(/^\d{4} \d{4} \d{4} 4821$/)).toBeNull()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Reveal number' }))
})

test('offers to create the first card when there are none', async () => {
  cards = []
  show()
  expect(await screen.findByText('No cards yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create Your First Card' }))
  expect(await screen.findByRole('dialog', { name: 'New Card' })).toBeTruthy()
})
