import { expect, test } from 'vitest'
import { order } from '../testing/payment-order.ts'
import { Teller } from '../testing/teller.ts'
import { checkBank } from './check-bank.ts'

test('two tabs that take turns are sound', async () => {
  const one = await Teller.at('established')
  const other = await one.secondTab()
  for (const teller of [one, other, one]) await teller.ask('POST', '/api/payments', order())
  expect(await checkBank(one.bank)).toEqual([])
  expect(await checkBank(other.bank)).toEqual([])
})

test('a tab that holds another row than is stored is not', async () => {
  const { bank } = await Teller.at('established')
  await bank.change(({ db }) => {
    const [payment] = db.payments.all()
    if (payment) db.payments.update(payment.id, { reference: 'Changed' })
  })
  const [payment] = bank.db.payments.all()
  // As a mistake of the bank would: in memory only.
  if (payment) Object.assign(payment, { reference: 'Changed in memory only' })
  expect(await checkBank(bank)).toEqual([`This tab does not hold what is stored: payments ${payment?.id}.`])
})

test('a payment that was reserved and lost its outcome is not', async () => {
  const { bank } = await Teller.at('established')
  await bank.change(({ db }) => {
    const settled = db.payments.all().find(({ id }) => db.transfers.get(`${id}:outcome`))
    if (settled) db.transfers.remove(`${settled.id}:outcome`)
  })
  expect(await checkBank(bank)).toEqual(['The saved demonstration is damaged: its reserved amounts do not add up.'])
})

test('a stored bank that lost a transfer is set aside, and its scenario begun with a sentence', async () => {
  const teller = await Teller.at('established')
  const { json } = await teller.ask('POST', '/api/payments', order())
  const { id } = json as { id: string }
  await teller.bank.change(({ db }) => db.transfers.remove(`${id}:reserve`))
  await teller.reload()
  expect(teller.bank.db.payments.get(id)).toBeUndefined()
  expect(teller.bank.record.scenario).toBe('established')
  expect(teller.bank.notices.state().map(({ text }) => text)).toEqual([
    'The stored demonstration could not be read. It was set aside and a fresh one begun.',
  ])
  expect(await checkBank(teller.bank)).toEqual([])
  await teller.reload()
  expect(teller.bank.notices.state()).toEqual([])
})
