import { isCalendarDate } from '../../../contract/values/calendar-date.ts'
import { PAYMENT_STATUSES, RAILS } from '../../../contract/payments.ts'
import { CURRENCIES } from '../../../contract/values/money.ts'
import { capitalised } from '../../../text/format.ts'

/** The payments that the dashboard's charts count. */
export const NOT_FAILED = 'not-failed'

export const STATUS_FILTERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PAYMENT_STATUSES.map((status) => [status, capitalised(status)])),
  [NOT_FAILED]: 'Not failed',
}

export const SORT_KEYS = ['date', 'beneficiary', 'rail', 'status', 'amount'] as const
export type SortKey = (typeof SORT_KEYS)[number]

export interface PaymentFilters {
  search: string
  status: string
  rail: string
  currency: string
  /** Calendar days (`YYYY-MM-DD`), both inclusive; empty for no limit. */
  from: string
  to: string
  sort: SortKey
  descending: boolean
}

export const DEFAULT_SORT = { sort: 'date', descending: true } as const

/** Reads the filters from the query string. Ignores unknown values, so that a mistyped link still shows the list. */
export function readFilters(params: URLSearchParams): PaymentFilters {
  const known = (name: string, values: readonly string[]) => values.find((value) => value === params.get(name)) ?? ''
  const day = (name: string) => {
    const value = params.get(name) ?? ''
    return isCalendarDate(value) ? value : ''
  }
  const parameter = params.get('sort') ?? ''
  const sort = SORT_KEYS.find((key) => key === parameter.replace(/^-/, ''))
  return {
    search: params.get('q') ?? '',
    status: known('status', Object.keys(STATUS_FILTERS)),
    rail: known('rail', RAILS),
    currency: known('currency', CURRENCIES),
    from: day('from'),
    to: day('to'),
    ...(sort ? { sort, descending: parameter.startsWith('-') } : DEFAULT_SORT),
  }
}

/**
 * Writes `change` into the query string and removes parameters that have their default value. Keeps other
 * parameters, for example of an open dialog.
 */
export function writeFilters(params: URLSearchParams, change: Partial<PaymentFilters>): void {
  const { search, status, rail, currency, from, to, sort, descending } = { ...readFilters(params), ...change }
  const isDefaultSort = sort === DEFAULT_SORT.sort && descending === DEFAULT_SORT.descending
  const values = {
    q: search,
    status,
    rail,
    currency,
    from,
    to,
    sort: isDefaultSort ? '' : `${descending ? '-' : ''}${sort}`,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
}

export const isFiltering = ({ search, status, rail, currency, from, to }: PaymentFilters): boolean =>
  [search.trim(), status, rail, currency, from, to].some(Boolean)

export const NO_FILTERS = { search: '', status: '', rail: '', currency: '', from: '', to: '' } as const
