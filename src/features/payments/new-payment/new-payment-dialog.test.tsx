import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mutate } from 'swr'
import { describe, expect, it } from 'vitest'
import { demonstrate } from '../../../demonstration/demonstration.ts'
import { inForcedColors } from '../../../testing/forced-colors.ts'
import { buildAccount, SUSPENDED_COMPANY } from '../../../testing/rows.ts'
import { reply } from '../../../testing/stub-bank.ts'
import { bankLosingAnswers, chooseRail, EARLIER, FIELDS, fillIn, openForm } from './new-payment-test-kit.tsx'

const formValues = () =>
  Object.fromEntries(
    ['Beneficiary name', 'Beneficiary account', 'Amount', 'Currency', 'Reference (optional)'].map((label) => [
      label,
      screen.getByLabelText<HTMLInputElement>(label).value,
    ]),
  )

it('says of a suspended company that it cannot pay', async () => {
  await openForm({ 'GET /api/accounts': [], 'GET /api/organizations': [SUSPENDED_COMPANY] })
  expect(await screen.findByText(/^Your company is suspended\. You can see your balances, but not send/)).toBeDefined()
})

it('asks phones and spelling checkers to leave account numbers and names as they are typed', async () => {
  await openForm(bankLosingAnswers(0).answers)
  const fields = ['Beneficiary account', 'Beneficiary name'].map((label) => screen.getByLabelText(label))
  expect(fields.map((field) => field.getAttribute('autocapitalize'))).toEqual(['characters', 'words'])
  expect(fields.map((field) => field.getAttribute('spellcheck'))).toEqual(['false', 'false'])
})

it('outlines the highlighted suggestion in forced-colors mode', async () => {
  await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': [EARLIER] }, '', { styled: true })
  const name = screen.getByLabelText('Beneficiary name')
  fireEvent.change(name, { target: { value: 'faz' } })
  const suggestion = await screen.findByRole('option', { name: /^Fazenda/ })
  fireEvent.keyDown(name, { key: 'ArrowDown' })
  expect(inForcedColors(suggestion).map(({ outline }) => outline)).toContain('2px solid Highlight')
})

describe('the New Payment dialog', () => {
  it('sends the fields of the contract with the amount as typed, then closes', async () => {
    const bank = bankLosingAnswers(0)
    const { onClose } = await openForm(bank.answers)
    fillIn(FIELDS)
    chooseRail('SEPA')
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect([...bank.records.values()]).toMatchObject([
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

  it('can be sent when the accounts could not be loaded', async () => {
    const bank = bankLosingAnswers(0)
    const { onClose } = await openForm({ ...bank.answers, 'GET /api/accounts': reply(503, 'Down') })
    fillIn(FIELDS)
    chooseRail('SEPA')
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('shows the account that it pays from, and warns where there is none', async () => {
    const account = buildAccount({ label: 'Operating account', current: 200, available: 200 })
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/accounts': [account] }, 'GBP')
    const from = screen.getByLabelText<HTMLInputElement>('From')
    await waitFor(() => expect(from.value).toBe('Operating account'))
    expect(screen.getByText('£200.00 available')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'JPY' } })
    expect(await screen.findByText('You have no JPY account to pay from.')).toBeTruthy()
    expect(from.value).toBe('')
  })

  it('starts in the given currency, or explains that payments in it are not supported', async () => {
    await openForm(bankLosingAnswers(0).answers, 'USD')
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('USD')
    cleanup()
    await openForm(bankLosingAnswers(0).answers, 'CAD')
    expect(screen.getByLabelText<HTMLSelectElement>('Currency').value).toBe('')
    expect(screen.getByText('Payments go out in GBP, EUR, USD, JPY. Exchange CAD first.')).toBeTruthy()
    cleanup()
    await openForm(bankLosingAnswers(0).answers, 'PLN')
    expect(screen.getByText('Payments go out in GBP, EUR, USD, JPY.')).toBeTruthy()
  })

  it('says that the payment to repeat does not exist, or could not be loaded', async () => {
    const { answers } = bankLosingAnswers(0)
    await openForm({ ...answers, 'GET /api/payments': [] }, 'no-such-id')
    expect(await screen.findByText('There is no such payment to repeat.')).toBeTruthy()
    cleanup()
    await openForm({ ...answers, 'GET /api/payments': reply(503, 'Down') }, 'no-such-id')
    expect(await screen.findByText('The payment to repeat could not be loaded.')).toBeTruthy()
  })

  it('sets the currency of a rail that has a single one, and keeps it for a rail that has several', async () => {
    await openForm(bankLosingAnswers(0).answers)
    const currency = screen.getByLabelText<HTMLSelectElement>('Currency')
    chooseRail('SEPA')
    expect(currency.value).toBe('EUR')
    chooseRail('SWIFT')
    expect(currency.value).toBe('EUR')
    chooseRail('Faster Payments')
    expect(currency.value).toBe('GBP')
  })

  it('suggests earlier beneficiaries, and a chosen one fills in account, rail and currency', async () => {
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': [EARLIER] })
    fireEvent.change(screen.getByLabelText('Beneficiary name'), { target: { value: 'faz' } })
    fireEvent.click(await screen.findByRole('option', { name: /^Fazenda Santa Clara/ }))
    expect(formValues()).toEqual({
      'Beneficiary name': 'Fazenda Santa Clara',
      'Beneficiary account': '0031987654',
      Amount: '',
      Currency: 'USD',
      'Reference (optional)': '',
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SWIFT' }).checked).toBe(true)
  })

  it('suggests nothing once the name has been left, though there is a payment to it now', async () => {
    let payments = [EARLIER]
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': () => payments })
    const person = userEvent.setup()
    await person.type(screen.getByLabelText('Beneficiary name'), 'Lost Answer')
    await person.tab()
    payments = [{ ...EARLIER, beneficiary: { name: 'Lost Answer', account: '0031987654' } }]
    await act(() => mutate('/api/payments'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('repeats an earlier payment with all its details', async () => {
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': [EARLIER] }, EARLIER.id)
    expect(formValues()).toEqual({
      'Beneficiary name': 'Fazenda Santa Clara',
      'Beneficiary account': '0031987654',
      Amount: '9,905.50',
      Currency: 'USD',
      'Reference (optional)': 'Lot 14',
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SWIFT' }).checked).toBe(true)
  })

  it('leaves a rail and a currency that it does not offer to be chosen', async () => {
    const earlier = { ...EARLIER, rail: 'CHAPS', currency: 'CHF' }
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': [earlier] }, EARLIER.id)
    fireEvent.click(screen.getByRole('button', { name: 'Send payment' }))
    expect(await screen.findByText('Payment rail is required')).toBeTruthy()
    expect(screen.getByText('Currency is required')).toBeTruthy()
  })

  it('takes no rail from a suggestion that it does not offer', async () => {
    const earlier = { ...EARLIER, rail: 'CHAPS', currency: 'CHF' }
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': [earlier] }, 'USD')
    chooseRail('SWIFT')
    fireEvent.change(screen.getByLabelText('Beneficiary name'), { target: { value: 'faz' } })
    fireEvent.click(await screen.findByRole('option', { name: /^Fazenda Santa Clara/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Beneficiary account').value).toBe('0031987654')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SWIFT' }).checked).toBe(true)
  })

  it('repeats the payment that now has this ID, of the company of another scenario', async () => {
    let payments = [EARLIER]
    await openForm({ ...bankLosingAnswers(0).answers, 'GET /api/payments': () => payments }, EARLIER.id)
    payments = [{ ...EARLIER, amount: 12, beneficiary: { name: 'Morgan Inc.', account: '71383415430' } }]
    await act(() => mutate('/api/payments'))
    expect(formValues()).toMatchObject({ 'Beneficiary name': 'Morgan Inc.', Amount: '12.00' })
  })

  it('expects another arrival once the day has changed', async () => {
    demonstrate({ now: () => Date.parse('2026-11-26T12:00:00') })
    await openForm(bankLosingAnswers(0).answers)
    expect(screen.getByText('By Fri 27 Nov')).toBeTruthy()
    demonstrate({ now: () => Date.parse('2026-12-24T12:00:00') })
    expect(await screen.findByText('By Mon 28 Dec')).toBeTruthy()
    demonstrate({ now: () => Date.now() })
  })

  it('does not send an empty form or an invalid amount, and shows the errors beside the fields', async () => {
    const bank = bankLosingAnswers(0)
    await openForm(bank.answers)
    fireEvent.click(screen.getByRole('button', { name: 'Send payment' }))
    for (const name of ['Payment rail', 'Amount', 'Currency', 'Beneficiary name', 'Beneficiary account'])
      expect(await screen.findByText(`${name} is required`)).toBeTruthy()
    fillIn({ ...FIELDS, Amount: '1.000,50' })
    chooseRail('SEPA')
    fireEvent.click(screen.getByRole('button', { name: 'Send payment' }))
    expect(await screen.findByText('Enter the amount in plain digits, for example 1250.50')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1.000,50')
    expect(bank.attempts()).toBe(0)
  })

  it('warns of what a rail does not take, and can be sent nevertheless', async () => {
    const bank = bankLosingAnswers(0)
    const { onClose } = await openForm(bank.answers, 'GBP')
    fillIn({ ...FIELDS, 'Beneficiary account': '20-00-00 55779911' })
    chooseRail('SEPA')
    // Screen readers announce what is put into a region that was there before.
    const regions = screen.getAllByRole('status')
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'GBP' } })
    await screen.findByText('SEPA supports EUR only. Choose EUR or another rail.')
    fireEvent.blur(screen.getByLabelText('Beneficiary account'))
    await screen.findByText(/^This is not a valid IBAN/)
    for (const warning of [/^SEPA supports EUR only/, /^This is not a valid IBAN/])
      expect(regions.some((region) => region.contains(screen.getByText(warning)))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Send £1,250.50' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('shows the reason of a refusal at its field and focuses it', async () => {
    const refusal = new Response('Insufficient funds. Available €0.00', { status: 422 })
    await openForm({ ...bankLosingAnswers(0).answers, 'POST /api/payments': refusal })
    fillIn(FIELDS)
    chooseRail('SEPA')
    fireEvent.click(await screen.findByRole('button', { name: 'Send €1,250.50' }))
    const amount = screen.getByLabelText('Amount')
    await waitFor(() => expect(document.activeElement).toBe(amount))
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Insufficient funds. Available €0.00')).toBeTruthy()
  })
})

describe('Escape', () => {
  it('closes the suggestions, then asks before it discards what was typed', async () => {
    const { onClose } = await openForm({ 'GET /api/accounts': [], 'GET /api/payments': [EARLIER] })
    const person = userEvent.setup()
    await person.type(screen.getByLabelText('Beneficiary name'), 'Faz')
    await screen.findByRole('option', { name: /Fazenda Santa Clara/ })
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('option', { name: /Fazenda/ })).toBeNull())
    expect(screen.queryByRole('dialog', { name: 'Discard what you entered?' })).toBeNull()
    await person.keyboard('{Escape}')
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Discard what you entered?' })).getByRole('button', {
        name: 'Keep editing',
      }),
    )
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard what you entered?' })).toBeNull())
    expect(screen.getByLabelText('Beneficiary name')).toHaveProperty('value', 'Faz')
  })

  it('asks at once where nothing is suggested, and "Discard" closes the form', async () => {
    const { onClose } = await openForm({ 'GET /api/accounts': [], 'GET /api/payments': [EARLIER] })
    const person = userEvent.setup()
    await person.type(screen.getByLabelText('Beneficiary name'), 'Nobody known')
    await person.keyboard('{Escape}')
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes an untouched form at once', async () => {
    const { onClose } = await openForm({ 'GET /api/accounts': [], 'GET /api/payments': [] })
    await userEvent.setup().keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
