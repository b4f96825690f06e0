// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Account } from '../../../src/contract/accounts.ts'
import type { Payment } from '../../../src/contract/payments.ts'
import { anId } from '../../testing/like.ts'
import { malformed, type Refused, testRefusals } from '../../testing/refusals.ts'
import { NOON, Teller } from '../../testing/teller.ts'

interface Order {
  rail: string
  amount: string | number
  currency: string
  name: string
  account: string
  reference?: string
}

const order = (changes: Partial<Order> = {}): Record<string, unknown> => {
  const { rail, amount, currency, name, account, reference } = {
    rail: 'FASTER_PAYMENTS',
    amount: '12.50',
    currency: 'GBP',
    name: 'Tom Okafor',
    account: '99-40-27 58201173',
    reference: 'Lunch',
    ...changes,
  }
  return {
    rail,
    amount,
    currency,
    beneficiaryName: name,
    beneficiaryAccount: account,
    reference,
    beneficiary: { name, account },
  }
}

const amounts = (amount: string | number, status: number, sentence: string | RegExp): Refused => ({
  because: `the amount ${typeof amount === 'number' ? 'number ' : ''}"${amount}"`,
  body: order({ amount }),
  status,
  sentence,
})

const rail = (changes: Partial<Order>, sentence: string): Refused => ({
  because: `${changes.rail ?? 'FASTER_PAYMENTS'} in ${changes.currency ?? 'GBP'} to ${changes.account ?? 'a British account'}`,
  body: order(changes),
  status: 422,
  sentence,
})

const PLAIN = 'Enter the amount in plain digits, for example 1250.50'

const { reference: _, ...required } = order()

testRefusals(() => Teller.at('established'), 'POST', '/api/payments', [
  ...malformed(required),
  amounts('1e309', 400, PLAIN),
  amounts('Infinity', 400, PLAIN),
  amounts('1e5', 400, PLAIN),
  amounts('0x10', 400, PLAIN),
  amounts('NaN', 400, PLAIN),
  amounts('１２３', 400, PLAIN),
  amounts('1,000.50', 400, PLAIN),
  amounts('1.000,50', 400, PLAIN),
  amounts('12abc', 400, PLAIN),
  amounts('.5', 400, PLAIN),
  amounts('-1', 400, 'Amount must be greater than zero'),
  amounts(-1, 400, 'Amount must be greater than zero'),
  amounts('0', 400, 'Amount must be greater than zero'),
  amounts('0.00', 400, 'Amount must be greater than zero'),
  amounts('', 400, 'Amount is required'),
  amounts('  ', 400, 'Amount is required'),
  amounts('0.001', 400, 'GBP amounts have at most 2 decimals'),
  amounts(0.1 + 0.2, 400, 'GBP amounts have at most 2 decimals'),
  amounts('9007199254740993', 400, 'Amount is too large'),
  amounts('184320.19', 422, 'Insufficient funds. Available £184,320.18'),
  {
    because: 'a number that JSON cannot hold',
    body: JSON.stringify(order()).replace('"12.50"', '1e309'),
    status: 400,
    sentence: 'The number in amount is too large',
  },
  {
    because: 'half a yen',
    body: order({ rail: 'SWIFT', currency: 'JPY', amount: '10.5', account: '12345' }),
    status: 400,
    sentence: 'JPY has no decimals: enter a whole amount',
  },
  {
    because: 'a currency it does not pay in',
    body: order({ rail: 'SWIFT', currency: 'CHF' }),
    status: 400,
    sentence: 'Currency must be one of GBP, EUR, USD, JPY',
  },
  {
    because: 'a rail it does not know',
    body: order({ rail: 'PIGEON' }),
    status: 400,
    sentence: /^Payment rail must be one of /,
  },
  {
    because: 'two beneficiaries',
    body: { ...order(), beneficiaryName: 'Somebody else' },
    status: 422,
    sentence: 'The beneficiary is stated twice and differs',
  },
  { because: 'a name of spaces', body: order({ name: '   ' }), status: 400, sentence: 'Beneficiary name is required' },
  {
    because: 'ten thousand letters',
    body: order({ name: 'x'.repeat(10_000) }),
    status: 400,
    sentence: 'Beneficiary name can have at most 140 characters',
  },
  {
    because: 'a NUL',
    body: order({ name: 'A\u0000B' }),
    status: 400,
    sentence: 'Beneficiary name contains characters that cannot be used',
  },
  {
    because: 'text that runs backwards',
    body: order({ reference: 'abc\u202Edef' }),
    status: 400,
    sentence: 'Reference contains characters that cannot be used',
  },
  {
    because: 'half a character',
    body: order({ reference: 'x\uD83D' }),
    status: 400,
    sentence: 'Reference contains characters that cannot be used',
  },
  rail({ currency: 'EUR' }, 'Faster Payments are made in GBP'),
  rail({ account: '12345' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail({ account: '99-40-27*58201173' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: 'ßß' },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
  rail({ account: 'GB29CRDR04007520418831' }, 'Faster Payments need a sort code and an account number, or a GB IBAN'),
  rail({ rail: 'SEPA', account: 'DE24992400330004718290' }, 'SEPA payments are made in EUR'),
  rail({ rail: 'SEPA', currency: 'EUR', account: 'DE24992400330004718291' }, 'SEPA payments need a valid IBAN'),
  rail({ rail: 'SEPA_INSTANT', currency: 'EUR', account: '99-40-27 58201173' }, 'SEPA payments need a valid IBAN'),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: '123' },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
  rail(
    { rail: 'SWIFT', currency: 'USD', account: '1'.repeat(35) },
    'SWIFT payments need an IBAN or an account number of 4 to 34 characters',
  ),
])

testRefusals(() => Teller.at('suspended'), 'POST', '/api/payments', [
  {
    because: 'a suspended company',
    body: order(),
    status: 422,
    sentence: 'Your company is suspended. Contact support to move money again.',
  },
])

const accountsIn = async (teller: Teller, currency: string): Promise<Account[]> =>
  (await teller.list<Account>('/api/accounts')).filter((account) => account.currency === currency)

const statusOf = async (teller: Teller, id: string) =>
  (await teller.list<Payment>('/api/payments')).find((payment) => payment.id === id)?.status

describe('an accepted payment', () => {
  test('is answered with 201, first in the list, and reserves its amount', async () => {
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

  test('may take all that is available, and nothing of what others have reserved', async () => {
    const teller = await Teller.at('established')
    expect(await teller.ask('POST', '/api/payments', order({ amount: '184320.18' }))).toMatchObject({ status: 201 })
    // The same account still holds the most; another one has the most to spend.
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

  test('comes before an older one of the same instant', async () => {
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

  test('lowers the balance when it settles, even when nobody looked meanwhile', async () => {
    const teller = await Teller.at('established')
    await teller.ask('POST', '/api/payments', order())
    await teller.wait(60_000)
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({
      current: 184_307.68,
      reserved: 0,
      available: 184_307.68,
    })
  })

  test('gives its amount back when it fails', async () => {
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

  test('waits in the queue when there is no account at all', async () => {
    const teller = await Teller.at('empty')
    const { status, json } = await teller.ask('POST', '/api/payments', order())
    expect(status).toBe(201)
    await teller.wait(60 * 60 * 1000)
    expect(await statusOf(teller, (json as Payment).id)).toBe('queued')
  })

  test('is refused, with nothing to spend, when there are accounts in other currencies only', async () => {
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

  test('is another one under the same key of another person', async () => {
    const teller = await Teller.at('established')
    const send = () => teller.ask('POST', '/api/payments', order(), { 'Idempotency-Key': 'k-1' })
    const mine = (await send()).json as Payment
    await teller.handOver()
    expect(await teller.list('/api/payments')).toEqual([])
    const theirs = (await send()).json as Payment
    expect(theirs.id).not.toBe(mine.id)
    expect(await teller.list('/api/payments')).toEqual([theirs])
  })

  test('spends nothing that another tab spends in the same moment', async () => {
    const teller = await Teller.at('established')
    const other = await teller.secondTab()
    const answers = await Promise.all(
      [teller, other].map((tab) => tab.ask('POST', '/api/payments', order({ amount: '184000' }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 422]))
    expect((await accountsIn(teller, 'GBP'))[0]).toMatchObject({ reserved: 184_000, available: 320.18 })
  })

  test('is the same in a second tab, which may be the one that sees it settle', async () => {
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
