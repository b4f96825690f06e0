import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Payment } from '../../../contract/payments.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { stubBank } from '../../../testing/stub-bank.ts'
import { NewPaymentOverlay } from './new-payment-dialog.tsx'

const FIELDS = {
  'Payment rail': 'SEPA',
  Amount: '1250.50',
  Currency: 'EUR',
  'Beneficiary name': ' Nordlicht Rösterei ',
  'Beneficiary account': 'DE89370400440532013000',
}

/** A bank that stores one record per idempotency key, as the contract says. Its first `count` answers are lost. */
function bankLosingAnswers(count: number) {
  const records = new Map<string, unknown>()
  let attempts = 0
  const answers = {
    'GET /api/accounts': [],
    'GET /api/payments': [],
    'GET /api/audit-logs': [],
    'POST /api/payments': async (request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? `no key ${attempts}`
      const body = (await request.json()) as unknown
      if (!records.has(key)) records.set(key, body)
      attempts += 1
      if (attempts <= count) throw new TypeError('Failed to fetch')
      return Response.json({ id: '1' } satisfies Partial<Payment>, { status: 201 })
    },
  }
  return { records, answers, attempts: () => attempts }
}

async function openForm(answers: Record<string, unknown>, value = '') {
  const onClose = vi.fn<() => void>()
  stubBank(answers)
  openPage(<NewPaymentOverlay value={value} onClose={onClose} />)
  await screen.findByLabelText('Payment rail')
  return { onClose }
}

function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

describe('the New Payment dialog', () => {
  it('sends the fields of the contract with the amount as typed, then closes', async () => {
    const bank = bankLosingAnswers(0)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect([...bank.records.values()]).toEqual([
      {
        rail: 'SEPA',
        amount: '1250.50',
        currency: 'EUR',
        beneficiaryName: 'Nordlicht Rösterei',
        beneficiaryAccount: 'DE89370400440532013000',
        reference: '',
        beneficiary: { name: 'Nordlicht Rösterei', account: 'DE89370400440532013000' },
      },
    ])
    expect(await screen.findByText('Payment created')).toBeTruthy()
  })

  it('pays once when the answer to a booked payment is lost and the user retries', async () => {
    const bank = bankLosingAnswers(1)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await screen.findByText('The bank could not be reached. Please try again.')
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bank.attempts()).toBe(2)
    expect(bank.records.size).toBe(1)
  })

  it('uses a new idempotency key after a refusal', async () => {
    const keys = new Map<string, Response>()
    let money = 0
    const pay = (request: Request) => {
      const key = request.headers.get('Idempotency-Key') ?? ''
      const answer =
        keys.get(key) ??
        (money > 0
          ? Response.json({ id: '1' } satisfies Partial<Payment>, { status: 201 })
          : new Response('Insufficient funds. Available €0.00', { status: 422 }))
      keys.set(key, answer)
      return answer.clone()
    }
    const { onClose } = await openForm({ ...bankLosingAnswers(0).answers, 'POST /api/payments': pay })
    fillIn(FIELDS)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await screen.findByText('422: Insufficient funds. Available €0.00')
    money = 5_000
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it.each([
    ['a gateway timeout (504)', new Response('The upstream took too long', { status: 504 })],
    ['an expired session (401)', new Response('Unauthorized', { status: 401 })],
  ])('pays once when the answer to a booked payment is replaced by %s', async (_, answer) => {
    const bank = bankLosingAnswers(0)
    let attempts = 0
    const pay = async (request: Request) => {
      const booked = await bank.answers['POST /api/payments'](request)
      attempts += 1
      return attempts === 1 ? answer : booked
    }
    const { onClose } = await openForm({ ...bank.answers, 'POST /api/payments': pay })
    fillIn(FIELDS)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await screen.findByText(/^(504|401): /)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect([attempts, bank.records.size]).toEqual([2, 1])
  })

  it('sends a second payment when fields change after a lost answer', async () => {
    const bank = bankLosingAnswers(1)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await screen.findByText('The bank could not be reached. Please try again.')
    fillIn({ Amount: '99' })
    fireEvent.click(await screen.findByRole('button', { name: 'Send €99.00' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bank.records.size).toBe(2)
  })

  it('sends once for three rapid clicks', async () => {
    const bank = bankLosingAnswers(0)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    const button = await screen.findByRole('button', { name: 'Send €1,250.50' })
    for (let click = 0; click < 3; click += 1) fireEvent.click(button)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bank.attempts()).toBe(1)
  })

  it('can be sent when the bank omits the available balance', async () => {
    const bank = bankLosingAnswers(0)
    const account = { id: 'a1', label: 'Roasters', currency: 'EUR', type: 'dedicated', iban: '', bic: '', current: 10 }
    const { onClose } = await openForm({ ...bank.answers, 'GET /api/accounts': [account] })
    fillIn(FIELDS)
    expect(await screen.findByText('– available in Roasters')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('starts in the given currency, or explains that payments in it are not supported', async () => {
    await openForm(bankLosingAnswers(0).answers, 'USD')
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USD')
    cleanup()
    await openForm(bankLosingAnswers(0).answers, 'CAD')
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('')
    expect(screen.getByText('Payments go out in GBP, EUR, USD, JPY. Exchange CAD first.')).toBeTruthy()
  })
})
