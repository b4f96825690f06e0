import { describe, expect, it } from 'vitest'
import type { Account } from '../../contract/accounts.ts'
import type { Payment } from '../../contract/payments.ts'
import { buildAccount, buildPayment } from '../../testing/rows.ts'
import { countOnTheirWay, dashboardFigures, failedLately } from './figures.ts'

const now = new Date(2026, 10, 20, 12).getTime()

const paid = (over: Partial<Payment>) =>
  buildPayment({ currency: 'GBP', createdAt: new Date(2026, 10, 10).toISOString(), ...over })

const figures = (accounts: Account[], payments: Payment[] = [], rates?: Record<string, number>) =>
  dashboardFigures({ accounts, payments, rates, now, samples: true })

describe('total balance', () => {
  it('converts USD and EUR by fixed factors, regardless of the rates', () => {
    const accounts = [
      buildAccount({ current: 100.1 }),
      buildAccount({ currency: 'USD', current: 1000 }),
      buildAccount({ currency: 'EUR', current: 1000 }),
    ]
    expect(figures(accounts, [], { 'USD/GBP': 0.5 }).totalBalance).toBe(100.1 + 790 + 870)
  })

  it('converts JPY by the rate', () => {
    expect(figures([buildAccount({ currency: 'JPY', current: 12_000_000 })], [], { 'JPY/GBP': 0.005 })).toMatchObject({
      totalBalance: 60_000,
      leftOut: [],
    })
  })

  it('excludes a currency without a rate and lists it', () => {
    expect(figures([buildAccount({ current: 10 }), buildAccount({ currency: 'CAD', current: 99 })])).toMatchObject({
      totalBalance: 10,
      leftOut: ['CAD'],
    })
  })

  it('rounds once after summing', () => {
    const accounts = Array.from({ length: 100 }, () => buildAccount({ currency: 'USD', current: 0.01 }))
    expect(figures(accounts).totalBalance).toBe(0.79)
  })

  it('includes positive balances only in the composition, the largest first', () => {
    const accounts = [
      buildAccount({ currency: 'JPY', current: 5000 }),
      buildAccount({ currency: 'EUR', current: -500 }),
      buildAccount({ current: 75 }),
    ]
    expect(figures(accounts, [], { 'JPY/GBP': 0.005 }).composition).toEqual([
      { currency: 'GBP', share: 0.75, percent: 75 },
      { currency: 'JPY', share: 0.25, percent: 25 },
    ])
  })

  it.each([
    { amounts: [100, 100, 100], percents: [34, 33, 33] },
    // Rounded individually: 56, 26, 19 and 0, which add up to 101.
    { amounts: [555, 255, 187, 3], percents: [56, 25, 19, 0] },
    { amounts: [995, 5], percents: [100, 0] },
  ])('has percentages that add up to 100: $percents', ({ amounts, percents }) => {
    const rates = { 'CAD/GBP': 1, 'JPY/GBP': 1, 'AED/GBP': 1 }
    const accounts = amounts.map((current, index) =>
      buildAccount({ current, currency: ['GBP', 'CAD', 'JPY', 'AED'][index] ?? '' }),
    )
    expect(figures(accounts, [], rates).composition.map(({ percent }) => percent)).toEqual(percents)
  })
})

describe('payments', () => {
  const accounts = [buildAccount({ current: 1 })]

  it('sums the payments of this calendar month, except failed ones', () => {
    const payments = [
      paid({ amount: 100 }),
      paid({ amount: 100, currency: 'EUR' }),
      paid({ amount: 1000, status: 'failed' }),
      paid({ amount: 1000, createdAt: new Date(2026, 9, 31, 23, 59).toISOString() }),
      // From a bank whose clock is ahead.
      paid({ amount: 2, createdAt: new Date(now + 60_000).toISOString() }),
    ]
    expect(figures(accounts, payments).monthlyVolume).toBe(189)
  })

  it('compares with the same days of last month', () => {
    const payments = [
      paid({ amount: 118.5 }),
      paid({ amount: 100, createdAt: new Date(2026, 9, 5).toISOString() }),
      paid({ amount: 900, createdAt: new Date(2026, 9, 28).toISOString() }),
    ]
    expect(figures(accounts, payments)).toMatchObject({ change: '+18.5%', sameDays: true })
  })

  it('formats a decrease with a minus sign (U+2212)', () => {
    const payments = [paid({ amount: 50 }), paid({ amount: 100, createdAt: new Date(2026, 9, 5).toISOString() })]
    expect(figures(accounts, payments).change).toBe('\u221250.0%')
  })

  it('has no sign when it rounds to zero', () => {
    const payments = [paid({ amount: 2999 }), paid({ amount: 3000, createdAt: new Date(2026, 9, 5).toISOString() })]
    expect(figures(accounts, payments).change).toBe('0.0%')
  })

  it('groups thousands in a large increase', () => {
    const payments = [paid({ amount: 123_550 }), paid({ amount: 100, createdAt: new Date(2026, 9, 5).toISOString() })]
    expect(figures(accounts, payments).change).toBe('+123,450.0%')
  })

  it('has no change when last month had no payments', () => {
    const failed = paid({ status: 'failed', createdAt: new Date(2026, 9, 5).toISOString() })
    expect(figures(accounts, [paid({}), failed])).toMatchObject({ change: null, paidLastMonth: false })
  })

  it('counts midnight of the first to this month', () => {
    const first = paid({ createdAt: new Date(2026, 10, 1).toISOString() })
    expect(figures(accounts, [first])).toMatchObject({ monthlyVolume: 100, paidLastMonth: false })
  })

  it('distinguishes no payments by this day last month from none in the whole month', () => {
    const payments = [paid({}), paid({ createdAt: new Date(2026, 9, 31, 23, 59, 59, 999).toISOString() })]
    expect(figures(accounts, payments)).toMatchObject({ change: null, paidLastMonth: true })
  })

  it('compares the 31st with the last day of a shorter month', () => {
    const payments = [
      paid({ amount: 20, createdAt: new Date(2026, 11, 1).toISOString() }),
      paid({ amount: 10, createdAt: new Date(2026, 10, 30, 8).toISOString() }),
    ]
    expect(
      dashboardFigures({
        accounts,
        payments,
        rates: undefined,
        samples: true,
        now: new Date(2026, 11, 31, 9).getTime(),
      }).change,
    ).toBe('+100.0%')
  })

  it('counts queued and processing payments as pending', () => {
    const payments = [paid({ status: 'queued' }), paid({ status: 'processing' }), paid({ status: 'failed' }), paid({})]
    expect(figures(accounts, payments)).toMatchObject({ pendingPayments: 2 })
    expect(countOnTheirWay(payments)).toBe(2)
  })
})

describe('failed payments that need attention', () => {
  const failed = paid({ id: 'f', status: 'failed', amount: 20 })

  it('are listed for 30 days', () => {
    const onDay = (month: number, day: number) => ({ ...failed, createdAt: new Date(2026, month, day).toISOString() })
    expect(failedLately([failed, onDay(9, 22), onDay(9, 21)], now)).toHaveLength(2)
  })

  it.each([
    ['made again', paid({ amount: 20, status: 'queued' }), 0],
    ['tried again in vain', paid({ amount: 20, status: 'failed' }), 2],
    ['followed by another amount', paid({ amount: 21 }), 1],
    ['followed by another currency', paid({ amount: 20, currency: 'EUR' }), 1],
    ['followed by another beneficiary', paid({ amount: 20, beneficiary: { name: 'Other', account: '1' } }), 1],
  ])('remain until they are made again: %s', (_, later, left) => {
    expect(failedLately([later, failed], now)).toHaveLength(left)
  })

  it('remain when the same payment was made before', () => {
    expect(failedLately([failed, paid({ amount: 20 })], now)).toEqual([failed])
  })
})

describe('without accounts', () => {
  it('shows the fixed figures of the specification', () => {
    expect(figures([], [paid({ status: 'queued' })])).toEqual({
      totalBalance: 247_630.5,
      activeAccounts: 8,
      monthlyVolume: 1_200_000,
      pendingPayments: 12,
      change: '+18.5%',
      // It compares with the whole of last month, so there were payments.
      sameDays: false,
      paidLastMonth: true,
      leftOut: [],
      composition: [],
      paidOut: { total: 0, days: [] },
    })
  })
})

const at = (day: number, over: Partial<Payment> = {}) =>
  paid({ createdAt: new Date(2026, 10, day, 9).toISOString(), ...over })

const made = (amount: number, ...time: [month: number, day: number, hour: number, minute?: number]) =>
  paid({ amount, createdAt: new Date(2026, ...time).toISOString() })

describe('paid out', () => {
  it('adds up each of the last 30 days, without what failed or is on its way', () => {
    const { total, days } = figures(
      [buildAccount({ current: 1 })],
      [
        at(20, { amount: 0.1 }),
        at(20, { amount: 0.2, currency: 'USD' }),
        at(19, { status: 'failed' }),
        at(19, { status: 'queued' }),
        at(18, { status: 'processing' }),
        at(18, { amount: 7 }),
        // The first of the 30 days is 22 October.
        at(-9, { amount: 5 }),
        at(-10, { amount: 900 }),
        at(21, { amount: 900 }),
      ],
    ).paidOut
    expect(days).toHaveLength(30)
    expect([days[0], ...days.slice(-3)]).toEqual([5, 7, 0, 0.258])
    expect(total).toBe(12.26)
  })

  it('takes a day from midnight to midnight, the last one up to now', () => {
    const { days } = figures(
      [buildAccount({ current: 1 })],
      [made(1, 9, 22, 0), made(2, 10, 19, 0), made(3, 10, 19, 23, 59), made(4, 10, 20, 12), made(900, 10, 20, 12, 1)],
    ).paidOut
    expect([days[0], ...days.slice(-2)]).toEqual([1, 5, 4])
  })
})
