import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { QUEUED_PAYMENT } from '../../../testing/rows.ts'
import { reply } from '../../../testing/stub-bank.ts'
import { bankLosingAnswers, chooseRail, FIELDS, fillIn, openForm } from './new-payment-test-kit.tsx'

describe('the New Payment dialog', () => {
  it('pays once when the answer to a booked payment is lost and the user retries', async () => {
    const bank = bankLosingAnswers(1)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    chooseRail('SEPA')
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
        (money > 0 ? reply(201, QUEUED_PAYMENT) : new Response('Insufficient funds. Available €0.00', { status: 422 }))
      keys.set(key, answer)
      return answer.clone()
    }
    const { onClose } = await openForm({ ...bankLosingAnswers(0).answers, 'POST /api/payments': pay })
    fillIn(FIELDS)
    chooseRail('SEPA')
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
    chooseRail('SEPA')
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
    chooseRail('SEPA')
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
    chooseRail('SEPA')
    const button = await screen.findByRole('button', { name: 'Send €1,250.50' })
    for (let click = 0; click < 3; click += 1) fireEvent.click(button)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(bank.attempts()).toBe(1)
  })
})
