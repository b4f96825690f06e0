import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FxRates } from '../../../contract/fx.ts'
import type { Payment } from '../../../contract/payments.ts'
import { buildPayment } from '../../../testing/rows.ts'
import { isFiltering, readFilters, writeFilters, type PaymentFilters } from './payment-filters.ts'
import { currenciesOf, findPayments, prepareSearch } from './payment-index.ts'

/** Nine o'clock where the test runs: filters take days of the user's time zone. */
const morningOf = (day: string) => new Date(`${day}T09:00`).toISOString()

const payment = (id: string, over: Partial<Payment> = {}) =>
  buildPayment({ id, createdAt: morningOf('2026-11-10'), ...over })

const made = (id: string, day: string, status: Payment['status'], name: string) =>
  payment(id, { createdAt: morningOf(day), status, beneficiary: { name, account: '' } })

const PAYMENTS = [
  payment('aaaa1111', { createdAt: morningOf('2026-11-20'), status: 'queued', reference: 'Invoice HC-2041' }),
  payment('bbbb2222', {
    createdAt: morningOf('2026-11-18'),
    rail: 'SWIFT',
    currency: 'USD',
    amount: 1_250_000.5,
    beneficiary: { name: 'Finca El Roble', account: '4471902266' },
  }),
  payment('cccc3333', {
    createdAt: morningOf('2026-11-02'),
    rail: 'FASTER_PAYMENTS',
    currency: 'GBP',
    amount: 99.9,
    status: 'failed',
    beneficiary: { name: 'Anna Ørsted', account: '20-00-00 55779911' },
  }),
]

const filtersOf = (address: string) => readFilters(new URLSearchParams(address))

/** In a new list each time, which is indexed again. */
const found = (address: string, payments: readonly Payment[] = PAYMENTS) =>
  findPayments([...payments], filtersOf(address)).map(({ id }) => id.slice(0, 4))

describe('findPayments', () => {
  it('returns the same array when there are no filters', () => {
    expect(findPayments(PAYMENTS, readFilters(new URLSearchParams()))).toBe(PAYMENTS)
  })

  it.each([
    ['q=rosterei', ['aaaa']],
    ['q=orsted', ['cccc']],
    ['q=RÖSTEREI', ['aaaa']],
    ['q=hc-2041', ['aaaa']],
    ['q=DE8937040044', ['aaaa']],
    ['q=DE89+3704', ['aaaa']],
    ['q=200000', ['cccc']],
    ['q=1,250,000.50', ['bbbb']],
    ['q=1250000.5', ['bbbb']],
    ['q=−US$1,250,000.50', ['bbbb']],
    ['q=£99.90', ['cccc']],
    ['q=bbbb2222', ['bbbb']],
    ['q=faster', ['cccc']],
    ['q=roble+usd', ['bbbb']],
    ['q=roble+gbp', []],
    ['q=++', ['aaaa', 'bbbb', 'cccc']],
    ['status=failed', ['cccc']],
    ['status=not-failed', ['aaaa', 'bbbb']],
    ['rail=SWIFT', ['bbbb']],
    ['currency=EUR', ['aaaa']],
    ['from=2026-11-18', ['aaaa', 'bbbb']],
    ['to=2026-11-18', ['bbbb', 'cccc']],
    ['from=2026-11-03&to=2026-11-19', ['bbbb']],
    ['status=settled&rail=SWIFT&q=finca', ['bbbb']],
  ])('filters by %s and finds %j', (address, ids) => {
    expect(found(address)).toEqual(ids)
  })

  it.each([
    ['sort=date', ['cccc', 'bbbb', 'aaaa']],
    ['sort=amount', ['aaaa', 'cccc', 'bbbb']],
    ['sort=-amount', ['bbbb', 'cccc', 'aaaa']],
    ['sort=beneficiary', ['cccc', 'bbbb', 'aaaa']],
    ['sort=status', ['aaaa', 'bbbb', 'cccc']],
    ['sort=-status', ['cccc', 'bbbb', 'aaaa']],
    ['sort=rail', ['cccc', 'aaaa', 'bbbb']],
  ])('sorts by %s into %j', (address, ids) => {
    expect(found(address)).toEqual(ids)
  })

  it.each([
    ['sort=date', ['last', 'next', 'this']],
    ['sort=beneficiary', ['this', 'last', 'next']],
    ['sort=status', ['next', 'this', 'last']],
    ['sort=-status', ['last', 'this', 'next']],
  ])('sorts by %s into %j, equal ones as the bank lists them or all in reverse', (address, ids) => {
    const payments = [
      made('this', '2026-11-09', 'settled', 'Alba'),
      made('next', '2026-11-08', 'queued', 'Cima'),
      made('last', '2026-11-07', 'settled', 'Brod'),
    ]
    expect(found(address, payments)).toEqual(ids)
  })

  it('compares amounts of several currencies in GBP, and those without a rate as zero', () => {
    const amounts = [
      payment('pounds', { currency: 'GBP', amount: 900 }),
      payment('euros', { currency: 'EUR', amount: 1000 }),
      payment('yen', { currency: 'JPY', amount: 100_000 }),
    ]
    const order = (rates?: FxRates) => findPayments(amounts, filtersOf('sort=-amount'), rates).map(({ id }) => id)
    expect(order({ 'JPY/GBP': 0.005 })).toEqual(['pounds', 'euros', 'yen'])
    expect(order({ 'JPY/GBP': 0.02 })).toEqual(['yen', 'pounds', 'euros'])
    expect(order()).toEqual(['pounds', 'euros', 'yen'])
  })

  it('counts midnight to the day that begins', () => {
    const midnight = [payment('0000', { createdAt: new Date('2026-11-18T00:00').toISOString() })]
    expect(found('from=2026-11-18', midnight)).toEqual(['0000'])
    expect(found('to=2026-11-17', midnight)).toEqual([])
  })

  it('returns the same array for the same list and filters', () => {
    expect(findPayments(PAYMENTS, filtersOf('status=failed'))).toBe(findPayments(PAYMENTS, filtersOf('status=failed')))
  })

  it('accepts a payment with an invalid date, currency or amount', () => {
    const odd = [payment('dddd', { createdAt: 'yesterday', currency: '???', amount: Number.NaN })]
    expect(findPayments(odd, readFilters(new URLSearchParams('q=dddd&sort=amount')))).toEqual(odd)
  })

  it('does not reuse the index of an older list', () => {
    const settled = PAYMENTS.map((one) => ({ ...one, status: 'settled' as const }))
    const filters: PaymentFilters = readFilters(new URLSearchParams('q=settled'))
    expect(findPayments(PAYMENTS, filters)).toHaveLength(1)
    expect(findPayments(settled, filters)).toHaveLength(3)
  })
})

describe('prepareSearch', () => {
  afterEach(() => void vi.useRealTimers())

  it('reads each payment once, in slices between which the page responds', () => {
    vi.useFakeTimers()
    let read = 0
    const payments = Array.from({ length: 4_500 }, (_, index) => ({
      ...payment(`p${index}`),
      get reference() {
        read += 1
        return `Order ${index}`
      },
    }))
    findPayments(payments, filtersOf('status=settled'))
    expect(read).toBe(0)
    prepareSearch(payments)
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(4_500)
    vi.runAllTimers()
    prepareSearch(payments)
    expect(findPayments(payments, filtersOf('q=order+4499'))).toHaveLength(1)
    expect(read).toBe(4_500)
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('lists the known currencies of the payments by code', () => {
  expect(currenciesOf([...PAYMENTS, ...PAYMENTS, payment('odd', { currency: '???' })])).toEqual(['EUR', 'GBP', 'USD'])
})

describe('filters in the query string', () => {
  it.each(['q=rosterei&status=queued&rail=SEPA&currency=EUR&from=2026-11-01&to=2026-11-30&sort=-amount', 'sort=date'])(
    'are read back as written: %s',
    (written) => {
      const params = new URLSearchParams()
      writeFilters(params, readFilters(new URLSearchParams(written)))
      expect(params.toString()).toBe(written)
    },
  )

  it('are removed when they have their default value', () => {
    const params = new URLSearchParams('q=x&sort=amount&pay=EUR')
    writeFilters(params, { search: '', sort: 'date', descending: true })
    expect(params.toString()).toBe('pay=EUR')
  })

  it('do not filter when the search is of spaces only', () => {
    expect(isFiltering(filtersOf('q=++'))).toBe(false)
    expect(isFiltering(filtersOf('q=+x+'))).toBe(true)
  })

  it('are ignored when their value is unknown', () => {
    expect(filtersOf('sort=da-te')).toEqual(filtersOf(''))
    expect(
      readFilters(new URLSearchParams('status=lost&rail=PIGEON&currency=XXX&from=2026-02-30&sort=colour')),
    ).toMatchObject({
      status: '',
      rail: '',
      currency: '',
      from: '',
      sort: 'date',
      descending: true,
    })
  })
})
