import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PAYMENT_STATUSES, type Payment } from '../../../contract/payments.ts'
import { demonstrate } from '../../../demonstration/demonstration.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { buildPayment } from '../../../testing/rows.ts'
import { stubBank } from '../../../testing/stub-bank.ts'
import { PaymentSheet } from './payment-sheet.tsx'

afterEach(() => demonstrate({ now: () => Date.now() }))

/** Also takes a status that the contract does not have. */
const payment = (status: string, over: Partial<Payment> = {}) =>
  buildPayment({ amount: 5226.1, status: status as Payment['status'], createdAt: '2026-11-19T09:00:00.000Z', ...over })

async function open(status: string, over?: Partial<Payment>) {
  stubBank({ 'GET /api/audit-logs': [] })
  const view = openPage(<PaymentSheet payment={payment(status, over)} onClose={() => undefined} />)
  await screen.findByRole('dialog', { name: 'Payment to Nordlicht Rösterei' })
  return view
}

test.for([...PAYMENT_STATUSES, 'recalled'])(
  'shows an expected arrival only for queued and processing payments: %s',
  async (status) => {
    await open(status)
    expect(screen.queryByText('Expected arrival') !== null).toBe(status === 'queued' || status === 'processing')
  },
)

test.for([{ rail: 'CHAPS' as Payment['rail'] }, { createdAt: 'unknown' }])(
  'says nothing of an arrival that it cannot know: %j',
  async (over) => {
    await open('queued', over)
    expect(screen.queryByText(/within seconds|later than usual|Expected/i)).toBeNull()
  },
)

test.for([
  ['SEPA', 'By Fri 20 Nov', '2026-11-20T12:00:00', '2026-11-21T14:30:00'],
  ['FASTER_PAYMENTS', 'Within seconds', '2026-11-19T09:00:30.000Z', '2026-11-19T09:01:01.000Z'],
] as const)('a payment is expected later than usual as soon as it should have arrived: %s', async (arrival) => {
  const [rail, expected, before, after] = arrival
  demonstrate({ now: () => Date.parse(before) })
  await open('processing', { rail })
  expect(screen.getByText(expected)).toBeTruthy()
  demonstrate({ now: () => Date.parse(after) })
  expect(await screen.findByText('Later than usual')).toBeTruthy()
  expect(screen.getByText('Expected later than usual')).toBeTruthy()
})

test.for([...PAYMENT_STATUSES, 'recalled'])(
  'offers to pay again once a payment is settled or failed, and a receipt unless it failed: %s',
  async (status) => {
    await open(status)
    expect(screen.queryByText(/^No money left your account\./) !== null).toBe(status === 'failed')
    expect(screen.queryByRole('button', { name: 'Pay again' }) !== null).toBe(
      status === 'settled' || status === 'failed',
    )
    expect(screen.queryByRole('button', { name: 'Receipt' }) !== null).toBe(status !== 'failed')
  },
)

test('copies the whole account and ID, which are shown in groups and shortened', async () => {
  const { person } = await open('settled')
  for (const [name, value] of [
    ['Copy Account', 'DE89370400440532013000'],
    ['Copy Payment ID', '3f2a91c0-0000-4000-8000-000000000000'],
  ] as const) {
    await person.click(screen.getByRole('button', { name }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(value))
  }
})

test('the present step of the timeline has the colour of the status', async () => {
  await open('queued')
  const step = screen.getByText('Queued', { selector: 'li *' }).closest('li')
  expect(step?.querySelector('[aria-hidden]')?.getAttribute('style')).toContain('tone-warning-dot')
})
