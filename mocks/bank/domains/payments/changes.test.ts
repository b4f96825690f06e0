import { describe, expect, test } from 'vitest'
import { PAYMENT_STATUSES, type Payment } from '../../../../src/contract/payments.ts'
import { addAccount } from '../../testing/add-rows.ts'
import { Teller } from '../../testing/teller.ts'
import { newestFirst } from '../../store/mail.ts'
import { topUpAccount } from '../accounts/changes.ts'
import { paymentChanges } from './changes.ts'
import { failPayment, holdPayment, settlePayment } from './outcomes.ts'
import { mayMove } from './rules.ts'

const HOUR = 60 * 60 * 1000
const ORDER = {
  rail: 'FASTER_PAYMENTS',
  amount: '12.50',
  currency: 'GBP',
  beneficiaryName: 'Tom Okafor',
  beneficiaryAccount: '99-40-27 58201173',
  beneficiary: { name: 'Tom Okafor', account: '99-40-27 58201173' },
}

const accept = async (teller: Teller): Promise<string> =>
  ((await teller.ask('POST', '/api/payments', ORDER)).json as Payment).id
const waysOf = ({ bank }: Teller, id: string) => bank.db.dueChanges.where('subject', id).map(({ kind }) => kind)
const eventsOf = async (teller: Teller, id: string) =>
  (await teller.list<{ action: string; entity: string }>('/api/audit-logs'))
    .filter(({ entity }) => entity === `payment ${id.slice(0, 8)}`)
    .map(({ action }) => action)
    .toReversed()

test('a payment moves along its rail or fails, and never moves back', () => {
  const edges = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} -> ${to}`),
  )
  expect(edges).toEqual(['queued -> processing', 'queued -> failed', 'processing -> settled', 'processing -> failed'])
})

describe('a payment that the presenter decides', () => {
  test.for([
    {
      decision: settlePayment,
      leaves: ['payment.created', 'payment.processing', 'payment.settled'],
      status: 'settled',
    },
    { decision: failPayment, leaves: ['payment.created', 'payment.failed'], status: 'failed' },
    { decision: holdPayment, leaves: ['payment.created', 'payment.processing'], status: 'processing' },
  ])('is $status at once and does not change later', async ({ decision, leaves, status }) => {
    const teller = await Teller.at('established')
    const id = await accept(teller)
    expect(waysOf(teller, id)).toHaveLength(2)
    await teller.bank.change((tx) => decision(tx, id))
    expect(waysOf(teller, id)).toEqual([])
    await teller.wait(HOUR)
    expect(teller.bank.db.payments.get(id)?.status).toBe(status)
    expect(await eventsOf(teller, id)).toEqual(leaves)
  })

  test.for([settlePayment, failPayment, holdPayment])('cannot be decided again with $name', async (decision) => {
    const teller = await Teller.at('established')
    const id = await accept(teller)
    await teller.bank.change((tx) => settlePayment(tx, id))
    await expect(teller.bank.change((tx) => decision(tx, id))).rejects.toThrow('This payment is already settled')
    await expect(teller.bank.change((tx) => decision(tx, 'gone'))).rejects.toThrow('Payment not found')
  })

  test('can be settled when it has reserved all that there was', async () => {
    const teller = await Teller.at('empty')
    const account = await addAccount(teller.bank)
    await teller.bank.change((tx) => topUpAccount(tx, account, ORDER.amount))
    const id = await accept(teller)
    await teller.bank.change((tx) => settlePayment(tx, id))
    expect(await teller.list('/api/accounts')).toMatchObject([{ current: 0, reserved: 0, available: 0 }])
  })

  test('is debited only once an account holds enough', async () => {
    const teller = await Teller.at('empty')
    const id = await accept(teller)
    const settle = () => teller.bank.change((tx) => settlePayment(tx, id))
    await expect(settle()).rejects.toThrow('There is no account to debit')
    await teller.ask('POST', '/api/accounts', {
      currency: 'GBP',
      type: 'dedicated',
      iban: 'GB29CRDR04007520418830',
      bic: 'CRDRGB2L',
    })
    await expect(settle()).rejects.toThrow('Insufficient funds. Available £0.00')
    const [account] = teller.bank.db.accounts.all()
    await teller.bank.change((tx) => topUpAccount(tx, account?.id ?? '', '12.50'))
    await settle()
    expect(await teller.list('/api/accounts')).toMatchObject([{ current: 0, reserved: 0, available: 0 }])
  })
})

test('a queued payment that is settled is processed first', async () => {
  const teller = await Teller.at('established')
  const id = await accept(teller)
  await teller.bank.change(({ db: { dueChanges } }) => {
    const process = dueChanges.where('subject', id).find(({ kind }) => kind === 'payment.process')
    dueChanges.remove(process?.id ?? '')
  })
  await teller.wait(HOUR)
  expect(await eventsOf(teller, id)).toEqual(['payment.created', 'payment.processing', 'payment.settled'])
})

test('a payment that fails is told by mail, one that settles is not', async () => {
  const teller = await Teller.at('established')
  const id = await accept(teller)
  const settled = await accept(teller)
  const before = teller.bank.db.mails.size
  await teller.bank.change((tx) => settlePayment(tx, settled))
  expect(teller.bank.db.mails.size).toBe(before)
  await teller.bank.change((tx) => failPayment(tx, id))
  expect(newestFirst(teller.bank.db.mails.all())[0]).toMatchObject({
    to: 'sarah@halden.example',
    subject: 'Your payment to Tom Okafor failed',
    text: expect.stringContaining('£12.50 was not sent. No money left your account.') as string,
  })
})

test('a payment that has failed stays so, whatever is due or decided later', async () => {
  const teller = await Teller.at('established')
  const before = await teller.list('/api/accounts')
  const id = await accept(teller)
  await teller.bank.change((tx) => failPayment(tx, id))
  await teller.bank.change((tx) => paymentChanges['payment.settle'](tx, { subject: id, id, at: tx.now, kind: '' }))
  await expect(teller.bank.change((tx) => settlePayment(tx, id))).rejects.toThrow('This payment is already failed')
  expect(teller.bank.db.payments.get(id)?.status).toBe('failed')
  expect(await eventsOf(teller, id)).toEqual(['payment.created', 'payment.failed'])
  expect(await teller.list('/api/accounts')).toEqual(before)
})

test.each([
  ['4000.01', 'failed'],
  ['4000.02', 'processing'],
  ['4000.03', 'settled'],
  ['4000.04', 'failed'],
])('a payment of %s ends as %s, with the money where it belongs', async (amount, status) => {
  const teller = await Teller.at('established')
  const { id } = (await teller.ask('POST', '/api/payments', { ...ORDER, amount })).json as Payment
  await teller.wait(HOUR)
  expect(teller.bank.db.payments.get(id)?.status).toBe(status)
  expect(teller.bank.problem()).toBeUndefined()
})
