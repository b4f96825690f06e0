import type { FxRates } from '../../../contract/fx.ts'
import { isCurrency } from '../../../contract/values/money.ts'
import { PAYMENT_STATUSES, railName, type Payment } from '../../../contract/payments.ts'
import { isoBounds } from '../../../documents/period.ts'
import { gbpPerUnit } from '../../../gbp-conversion.ts'
import { amountText, fold, wordsOf } from '../../../text/search-text.ts'
import { DEFAULT_SORT, isFiltering, NOT_FAILED, type PaymentFilters, type SortKey } from './payment-filters.ts'

interface PaymentIndex {
  /** Searchable text per payment, by position. Built lazily, so it may be shorter than the list. */
  searchTexts: string[]
  /** Positions in ascending order per column, computed on the first sort by it. */
  orders: Partial<Record<SortKey, Uint32Array>>
  /** The rates that the order of amounts is computed with. */
  rates?: FxRates | undefined
  /** The last result, because most renders repeat the same query. */
  last?: { query: string; found: readonly Payment[] }
  currencies?: readonly string[]
}

// Lists from the bank are never mutated, so each one is indexed once. The index is collected with its list.
const indexes = new WeakMap<readonly Payment[], PaymentIndex>()

function indexOf(payments: readonly Payment[]): PaymentIndex {
  let index = indexes.get(payments)
  if (!index) {
    index = { searchTexts: [], orders: {} }
    indexes.set(payments, index)
  }
  return index
}

/**
 * The payments that match the filters, sorted. Returns the same array for the same list and filters. Amounts are
 * compared in GBP, as on the dashboard; those without a rate count as zero.
 */
export function findPayments(
  payments: readonly Payment[],
  filters: PaymentFilters,
  rates?: FxRates,
): readonly Payment[] {
  const index = indexOf(payments)
  if (index.rates !== rates) {
    index.rates = rates
    delete index.orders.amount
    delete index.last
  }
  const query = JSON.stringify(filters)
  if (index.last?.query !== query) index.last = { query, found: find(payments, filters) }
  return index.last.found
}

function find(payments: readonly Payment[], filters: PaymentFilters): readonly Payment[] {
  const { sort, descending } = filters
  // The contract returns payments newest first, so the default view needs no sorting.
  const asAnswered = sort === DEFAULT_SORT.sort && descending === DEFAULT_SORT.descending
  if (asAnswered && !isFiltering(filters)) return payments
  const matches = matcher(payments, filters)
  const found: Payment[] = []
  const order = asAnswered ? undefined : orderBy(payments, sort)
  for (let step = 0; step < payments.length; step += 1) {
    const position = order ? (order[descending ? payments.length - 1 - step : step] ?? 0) : step
    const payment = payments[position]
    if (payment && matches(payment, position)) found.push(payment)
  }
  return found
}

/** The known currencies that occur in the payments, sorted by code. */
export const currenciesOf = (payments: readonly Payment[]): readonly string[] =>
  (indexOf(payments).currencies ??= [...new Set(payments.map((payment) => payment.currency))]
    .filter(isCurrency)
    .toSorted())

/** Search texts built per task: about 5 ms on a slow phone. */
const SLICE_SIZE = 2_000

/** Builds the search texts ahead of the first search, in slices so that typing is not blocked. */
export function prepareSearch(payments: readonly Payment[]): void {
  const { searchTexts } = indexOf(payments)
  if (searchTexts.length >= payments.length) return
  makeSearchTexts(payments, searchTexts.length + SLICE_SIZE)
  setTimeout(() => prepareSearch(payments))
}

function makeSearchTexts(payments: readonly Payment[], upTo: number): string[] {
  const { searchTexts } = indexOf(payments)
  for (const payment of payments.slice(searchTexts.length, upTo)) searchTexts.push(searchText(payment))
  return searchTexts
}

function matcher(payments: readonly Payment[], { search, status, rail, currency, from, to }: PaymentFilters) {
  const words = wordsOf(search)
  const texts = words.length > 0 ? makeSearchTexts(payments, payments.length) : []
  const { start, end } = isoBounds({ from, to })
  return (payment: Payment, position: number): boolean =>
    (!status || (status === NOT_FAILED ? payment.status !== 'failed' : payment.status === status)) &&
    (!rail || payment.rail === rail) &&
    (!currency || payment.currency === currency) &&
    payment.createdAt >= start &&
    payment.createdAt < end &&
    words.every((word) => texts[position]?.includes(word))
}

function searchText({ id, amount, currency, beneficiary, reference = '', rail, status }: Payment): string {
  const { name, account } = beneficiary
  const compactAccount = account.replace(/[\s-]/g, '')
  const payTo = `${name} ${account} ${compactAccount}`
  return fold(`${id} ${payTo} ${reference} ${railName(rail)} ${status} ${currency} ${amountText(amount, currency)}`)
}

function orderBy(payments: readonly Payment[], key: SortKey): Uint32Array {
  const { orders, rates } = indexOf(payments)
  return (orders[key] ??= ascending(payments, key, rates))
}

function ascending(payments: readonly Payment[], key: SortKey, rates: FxRates | undefined): Uint32Array {
  const values = payments.map((payment) => sortValue(payment, key, rates))
  return Uint32Array.from(payments.keys()).toSorted((a, b) => {
    const [first, second] = [values[a] ?? '', values[b] ?? '']
    if (first === second) return a - b
    return first < second ? -1 : 1
  })
}

function sortValue(payment: Payment, key: SortKey, rates: FxRates | undefined): string | number {
  switch (key) {
    case 'date':
      return payment.createdAt
    case 'beneficiary':
      return fold(payment.beneficiary.name)
    case 'rail':
      return railName(payment.rail)
    case 'status':
      return PAYMENT_STATUSES.indexOf(payment.status)
    case 'amount':
      return payment.amount * (gbpPerUnit(payment.currency, rates) ?? 0)
  }
}
