import { describe, expect, test } from 'vitest'
import type { Account } from '../../../../src/contract/accounts.ts'
import type { Payment } from '../../../../src/contract/payments.ts'
import { anId } from '../../testing/like.ts'
import { order } from '../../testing/payment-order.ts'
import { NOON, Teller } from '../../testing/teller.ts'
import { failPayment, settlePayment } from './outcomes.ts'

const accountsIn = async (teller: Teller, currency: string): Promise<Account[]> =>
  (await teller.list<Account>('/api/accounts')).filter((account) => account.currency === currency)

const statusOf = async (teller: Teller, id: string) =>
  (await teller.list<Payment>('/api/payments')).find((payment) => payment.id === id)?.status

describe('a payment in yen', () => {
  test('has whole units, and texts lose their outer spaces', async () => {
    const teller = await Teller.at('established')
    const sent = order({ rail: 'SWIFT', amount: '640000', currency: 'JPY', name: ' Aiko ', account: ' 0031948271 ' })
    const { status, json } = await teller.ask('POST', '/api/payments', { ...sent, reference: ' Beans ' })
    expect([status, json]).toMatchObject([
      201,
      { amount: 640_000, beneficiary: { name: 'Aiko', account: '0031948271' }, reference: 'Beans' },
    ])
    expect(await accountsIn(teller, 'JPY')).toMatchObject([{ reserved: 640_000, available: 4_210_000 }])
  })
})

test('the Idempotency-Key of one customer answers nobody else', async () => {
  const teller = await Teller.at('established')
  const key = { 'idempotency-key': 'k1' }
  const first = (await teller.ask('POST', '/api/payments', order(), key)).json as Payment
  await teller.handOver()
  const second = (await teller.ask('POST', '/api/payments', order(), key)).json as Payment
  expect(second.id).not.toBe(first.id)
  expect(await teller.list('/api/payments')).toEqual([second])
})

describe('an accepted payment', () => {
  test('answers 201, comes first in the list and reserves its amount', async () => {
    const teller = await Teller.at('established')
    const { status, json } = await teller.ask('POST', '/api/payments', order({ amount: 12.5 }))
    expect(status).toBe(201)
    expect(json).toEqual({
      id: anId,
      rail: 'FASTER_PAYMENTS',
      amount: 12.5,
      currency: 'GBP',
      beneficiary: { name: 'Tom Okafor', account: '99-40-27 58201173' },
      reference: 'Lunch',
      status: 'queued',
      createdAt: new Date(NOON).toISOString(),
    })
    expect((await teller.list<Payment>('/api/payments'))[0]).toEqual(json)
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({
      current: 184_320.18,
      reserved: 12.5,
      available: 184_307.68,
    })
  })

  test('may use the whole available balance, and nothing that is reserved', async () => {
    const teller = await Teller.at('established')
    expect(await teller.ask('POST', '/api/payments', order({ amount: '184320.18' }))).toMatchObject({ status: 201 })
    // The first account still has the highest current balance, but another one has more available.
    expect(await teller.ask('POST', '/api/payments', order({ amount: '42915.41' }))).toMatchObject({
      status: 422,
      text: 'Insufficient funds. Available £42,915.40',
    })
    expect(await teller.ask('POST', '/api/payments', order({ amount: '42915.40' }))).toMatchObject({ status: 201 })
    expect((await accountsIn(teller, 'GBP')).map(({ current, available }) => [current, available])).toEqual([
      [184_320.18, 0],
      [42_915.4, 0],
      [38_200, 38_200],
    ])
  })

  test('is listed before an older one of the same time', async () => {
    const teller = await Teller.at('established')
    await teller.ask('POST', '/api/payments', order({ reference: 'first' }))
    await teller.ask('POST', '/api/payments', order({ reference: 'second' }))
    await teller.reload()
    const [latest, before] = await teller.list<Payment>('/api/payments')
    expect([latest?.reference, before?.reference]).toEqual(['second', 'first'])
  })

  test.for([
    { rail: 'FASTER_PAYMENTS', currency: 'GBP', account: '99-40-27 58201173', processing: 2000, settled: 6000 },
    { rail: 'SEPA_INSTANT', currency: 'EUR', account: 'DE24992400330004718290', processing: 1000, settled: 4000 },
    { rail: 'SEPA', currency: 'EUR', account: 'DE24992400330004718290', processing: 3000, settled: 30_000 },
    { rail: 'SWIFT', currency: 'USD', account: '0031948271', processing: 5000, settled: 60_000 },
  ])(
    'by $rail is processed after $processing ms and settled after $settled ms',
    async ({ processing, settled, ...changes }) => {
      const teller = await Teller.at('established')
      const { id } = (await teller.ask('POST', '/api/payments', order(changes))).json as Payment
      await teller.wait(processing - 1)
      expect(await statusOf(teller, id)).toBe('queued')
      await teller.wait(1)
      expect(await statusOf(teller, id)).toBe('processing')
      await teller.wait(settled - processing - 1)
      expect(await statusOf(teller, id)).toBe('processing')
      await teller.wait(1)
      expect(await statusOf(teller, id)).toBe('settled')
    },
  )

  test('lowers the balance when it settles, also without requests in between', async () => {
    const teller = await Teller.at('established')
    await teller.ask('POST', '/api/payments', order())
    await teller.wait(60_000)
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({
      current: 184_307.68,
      reserved: 0,
      available: 184_307.68,
    })
  })

  test('releases its amount when it fails', async () => {
    const teller = await Teller.at('established')
    const { id } = (await teller.ask('POST', '/api/payments', order({ reference: 'DEMO-FAIL' }))).json as Payment
    await teller.wait(60_000)
    expect(await statusOf(teller, id)).toBe('failed')
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({
      current: 184_320.18,
      reserved: 0,
      available: 184_320.18,
    })
  })

  test('stays in processing when it is held', async () => {
    const teller = await Teller.at('established')
    const { id } = (await teller.ask('POST', '/api/payments', order({ reference: 'DEMO-HOLD' }))).json as Payment
    await teller.wait(48 * 60 * 60 * 1000)
    expect(await statusOf(teller, id)).toBe('processing')
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({ reserved: 12.5 })
  })

  test('stays queued when there is no account at all', async () => {
    const teller = await Teller.at('empty')
    const { status, json } = await teller.ask('POST', '/api/payments', order())
    expect(status).toBe(201)
    await teller.wait(60 * 60 * 1000)
    expect(await statusOf(teller, (json as Payment).id)).toBe('queued')
  })

  test('is refused when all accounts have other currencies', async () => {
    const teller = await Teller.at('empty')
    await teller.ask('POST', '/api/accounts', {
      currency: 'EUR',
      type: 'multi',
      iban: 'GB29CRDR04007520418830',
      bic: 'CRDRGB2L',
    })
    const { status, text } = await teller.ask('POST', '/api/payments', order())
    expect([status, text]).toEqual([422, 'Insufficient funds. Available £0.00'])
  })

  test('is made once, however often it is sent with the same key', async () => {
    const teller = await Teller.at('established')
    const send = () => teller.ask('POST', '/api/payments', order(), { 'Idempotency-Key': 'k-1' })
    const [first, second] = await Promise.all([send(), send()])
    const before = teller.snapshot()
    const third = await send()
    expect([second.text, third.text]).toEqual([first.text, first.text])
    expect(third.status).toBe(201)
    expect(teller.snapshot()).toBe(before)
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({ reserved: 12.5 })
  })

  test('is separate from one with the same key by another user', async () => {
    const teller = await Teller.at('established')
    const send = () => teller.ask('POST', '/api/payments', order(), { 'Idempotency-Key': 'k-1' })
    const mine = (await send()).json as Payment
    await teller.handOver()
    expect(await teller.list('/api/payments')).toEqual([])
    const theirs = (await send()).json as Payment
    expect(theirs.id).not.toBe(mine.id)
    expect(await teller.list('/api/payments')).toEqual([theirs])
  })

  test('cannot spend what another tab spends at the same moment', async () => {
    const teller = await Teller.at('established')
    const other = await teller.secondTab()
    const answers = await Promise.all(
      [teller, other].map((tab) => tab.ask('POST', '/api/payments', order({ amount: '184000' }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]))
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({ reserved: 184_000, available: 320.18 })
  })

  test('is either settled or failed when two tabs decide at once', async () => {
    const teller = await Teller.at('established')
    const other = await teller.secondTab()
    const { id } = (await teller.ask('POST', '/api/payments', order())).json as Payment
    expect(await statusOf(other, id)).toBe('queued')
    const decided = await Promise.allSettled([
      teller.bank.change((tx) => settlePayment(tx, id)),
      other.bank.change((tx) => failPayment(tx, id)),
    ])
    expect(decided.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    for (const tab of [teller, other]) {
      expect(await statusOf(tab, id)).toBe('settled')
      const booked = tab.bank.db.transfers.all().filter((transfer) => transfer.id.startsWith(id))
      expect(booked.map((transfer) => transfer.id)).toEqual([`${id}:reserve`, `${id}:outcome`])
    }
  })

  test('is the same in a second tab, which may be the one to settle it', async () => {
    const teller = await Teller.at('established')
    const other = await teller.secondTab()
    const { id } = (await teller.ask('POST', '/api/payments', order())).json as Payment
    other.wall = teller.wall + 60_000
    expect(await statusOf(other, id)).toBe('settled')
    await teller.wait(60_000)
    expect(await teller.list('/api/payments')).toEqual(await other.list('/api/payments'))
    expect(await teller.list('/api/accounts')).toEqual(await other.list('/api/accounts'))
    expect(await accountsIn(teller, 'GBP')).toContainEqual(
      expect.objectContaining({ current: 184_307.68, reserved: 0 }),
    )
  })
})
