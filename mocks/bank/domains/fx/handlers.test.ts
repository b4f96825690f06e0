import { describe, expect, test } from 'vitest'
import type { Account } from '../../../../src/contract/accounts.ts'
import type { FxQuote } from '../../../../src/contract/fx.ts'
import { anId } from '../../testing/like.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { NOON, Teller } from '../../testing/teller.ts'

const pair = { fromCurrency: 'GBP', toCurrency: 'USD' }
const quote = { ...pair, amount: 10_000 }
const trade = { ...pair, notional: 10_000, rate: 1.2658, markupBps: 50 }
const PLAIN = 'Enter the amount in plain digits, for example 1250.50'

testRefusals(() => Teller.at('established'), 'POST', '/api/fx/quote', [
  ...malformed(quote),
  {
    because: 'one currency twice',
    body: { ...quote, toCurrency: 'GBP' },
    status: 422,
    sentence: 'Choose two different currencies',
  },
  {
    because: 'a currency without rates',
    body: { ...quote, toCurrency: 'PLN' },
    status: 400,
    sentence: /^To currency must be one of GBP, /,
  },
  {
    because: 'an amount of 0',
    body: { ...quote, amount: 0 },
    status: 400,
    sentence: 'Amount must be greater than zero',
  },
  { because: 'an amount of 1,000.50', body: { ...quote, amount: '1,000.50' }, status: 400, sentence: PLAIN },
  {
    because: 'an amount below the smallest coin',
    body: { fromCurrency: 'JPY', toCurrency: 'GBP', amount: 1 },
    status: 422,
    sentence: 'The amount is too small to buy any GBP',
  },
  {
    because: 'a fraction of a yen',
    body: { fromCurrency: 'JPY', toCurrency: 'GBP', amount: 1000.5 },
    status: 400,
    sentence: 'JPY has no decimals: enter a whole amount',
  },
  {
    because: 'an amount that is too large',
    body: { ...quote, amount: 1e13 },
    status: 400,
    sentence: 'Amount is too large',
  },
])

testRefusals(() => Teller.at('established'), 'POST', '/api/fx/execute', [
  ...malformed(trade),
  {
    because: 'a rate that was not quoted',
    body: { ...trade, rate: 1.3 },
    status: 422,
    sentence: 'This rate was not quoted. Get a new quote.',
  },
  { because: 'a rate as text', body: { ...trade, rate: '1.2658' }, status: 400, sentence: 'Rate must be a number' },
  { because: 'a rate of 0', body: { ...trade, rate: 0 }, status: 400, sentence: 'Rate must be greater than zero' },
  {
    because: 'a negative markup',
    body: { ...trade, markupBps: -1 },
    status: 400,
    sentence: 'Markup cannot be negative',
  },
  {
    because: 'a markup of more than 10 percent',
    body: { ...trade, markupBps: 1001 },
    status: 400,
    sentence: 'Markup can be at most 1000 basis points',
  },
  {
    because: 'a fraction of a yen',
    body: { ...trade, fromCurrency: 'JPY', toCurrency: 'GBP', notional: 1000.5, rate: 0.005374 },
    status: 400,
    sentence: 'JPY has no decimals: enter a whole amount',
  },
  {
    because: 'a fraction of a basis point',
    body: { ...trade, markupBps: 0.5 },
    status: 400,
    sentence: 'Markup must be a whole number of basis points',
  },
  {
    because: 'more than the available balance',
    body: { ...trade, notional: 184_320.19 },
    status: 422,
    sentence: 'Insufficient funds. Available £184,320.18',
  },
  {
    because: 'a target without an account',
    body: { ...trade, toCurrency: 'AUD', rate: 2.0416 },
    status: 422,
    sentence: 'You have no AUD account to receive the money',
  },
  {
    because: 'a source without an account',
    body: { ...trade, fromCurrency: 'CHF', toCurrency: 'GBP', rate: 0.92395 },
    status: 422,
    sentence: 'You have no CHF account to sell from',
  },
])

testRefusals(() => Teller.at('suspended'), 'POST', '/api/fx/execute', [
  {
    because: 'a suspended company',
    body: trade,
    status: 422,
    sentence: 'Your company is suspended. Contact support to move money again.',
  },
])

const held = async (teller: Teller) =>
  (await teller.list<Account>('/api/accounts')).map(
    ({ currency, current, reserved }) => `${currency} ${current} ${reserved}`,
  )

describe('a trade', () => {
  test('is quoted at the mid rate, with the fee in the source currency', async () => {
    const teller = await Teller.at('established')
    expect(await teller.ask('POST', '/api/fx/quote', quote)).toMatchObject({
      status: 200,
      json: { amount: 10_000, rate: 1.2658, fee: 50, total: 12_594.71 },
    })
  })

  test('debits the amount and pays the quoted total, also 20 minutes after the quote', async () => {
    const teller = await Teller.at('established')
    const { rate } = (await teller.ask('POST', '/api/fx/quote', quote)).json as FxQuote
    await teller.wait(20 * 60 * 1000)
    const reserved =
      (await teller.list<Account>('/api/accounts')).find(({ label }) => label === 'Farm payments')?.reserved ?? NaN
    const { status, json } = await teller.ask('POST', '/api/fx/execute', { ...trade, rate })
    expect(status).toBe(201)
    expect(json).toEqual({
      id: anId,
      ...pair,
      amount: 10_000,
      rate,
      fee: 50,
      total: 12_594.71,
      markupBps: 50,
      createdAt: new Date(NOON + 20 * 60 * 1000).toISOString(),
    })
    expect(await teller.list('/api/fx/trades')).toEqual([json])
    const accounts = await held(teller)
    expect(accounts).toContain('GBP 174320.18 0')
    expect(accounts).toContain(`USD 325345.31 ${reserved}`)
  })

  test('may have a markup of 0 or of 10 percent', async () => {
    const teller = await Teller.at('established')
    expect(await teller.ask('POST', '/api/fx/execute', { ...trade, markupBps: 0 })).toMatchObject({
      status: 201,
      json: { fee: 0, total: 12_658 },
    })
    expect(await teller.ask('POST', '/api/fx/execute', { ...trade, markupBps: 1000 })).toMatchObject({
      status: 201,
      json: { fee: 1000, total: 11_392.2 },
    })
  })

  test('has the decimals of its source currency, whatever the target currency', async () => {
    const teller = await Teller.at('established')
    const toYen = { fromCurrency: 'GBP', toCurrency: 'JPY' }
    expect(await teller.ask('POST', '/api/fx/quote', { ...toYen, amount: 10.5 })).toMatchObject({ status: 200 })
    expect(
      await teller.ask('POST', '/api/fx/execute', { ...toYen, notional: 10.5, rate: 186.08, markupBps: 50 }),
    ).toMatchObject({ status: 201 })
  })

  test('may use the whole available balance', async () => {
    const teller = await Teller.at('established')
    expect(await teller.ask('POST', '/api/fx/execute', { ...trade, notional: 184_320.18 })).toMatchObject({
      status: 201,
    })
    expect(await held(teller)).toContain('GBP 0 0')
  })

  test('may use any of the last twenty quoted rates, and no older one', async () => {
    const teller = await Teller.at('established')
    const toYen = { fromCurrency: 'GBP', toCurrency: 'JPY' }
    const ask = async () =>
      ((await teller.ask('POST', '/api/fx/quote', { ...toYen, amount: 100 })).json as FxQuote).rate
    const tradeAt = (rate: number) =>
      teller.ask('POST', '/api/fx/execute', { ...toYen, notional: 100, rate, markupBps: 50 })
    const first = await ask()
    for (let asked = 1; asked < 20; asked += 1) {
      await teller.wait(30_000)
      expect(await ask()).not.toBe(first)
    }
    expect(await tradeAt(first)).toMatchObject({ status: 201 })
    await teller.wait(30_000)
    await ask()
    expect(await tradeAt(first)).toMatchObject({ status: 422, text: 'This rate was not quoted. Get a new quote.' })
  })

  test('is refused 30 seconds after its quote when quotes are strict, and moves no money', async () => {
    const teller = await Teller.at('established')
    await teller.bank.setNetwork({ strictQuotes: true })
    const { rate } = (await teller.ask('POST', '/api/fx/quote', quote)).json as FxQuote
    await teller.wait(30_001)
    const before = teller.snapshot()
    expect(await teller.ask('POST', '/api/fx/execute', { ...trade, rate })).toMatchObject({
      status: 409,
      text: 'This quote has expired. Get a new quote.',
    })
    expect(teller.snapshot()).toBe(before)
  })
})

test('the rates are the same in two tabs and after a reload', async () => {
  const teller = await Teller.at('established')
  await teller.wait(95 * 60 * 1000)
  const other = await teller.secondTab()
  const rates = await teller.ask('GET', '/api/fx/rates')
  expect((await other.ask('GET', '/api/fx/rates')).text).toBe(rates.text)
  await teller.reload()
  expect((await teller.ask('GET', '/api/fx/rates')).text).toBe(rates.text)
})

test('a trade into yen has a total in whole yen, that of its quote', async () => {
  const teller = await Teller.at('established')
  const yen = { fromCurrency: 'GBP', toCurrency: 'JPY' }
  const { rate, fee, total } = (await teller.ask('POST', '/api/fx/quote', { ...yen, amount: 100 })).json as FxQuote
  expect(fee).toBe(0.5)
  expect(total).toBe(Math.floor(99.5 * rate))
  const executed = await teller.ask('POST', '/api/fx/execute', { ...yen, notional: 100, rate, markupBps: 50 })
  expect(executed).toMatchObject({ status: 201, json: { amount: 100, fee: 0.5, total } })
})
