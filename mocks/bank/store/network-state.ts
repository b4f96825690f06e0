import { isWhole } from './scenario-options.ts'

export interface Fault {
  id: string
  /** `GET`, `POST`, `PATCH` or `*`. */
  method: string
  /** `/api/payments`, `/api/cards/:id`, a prefix followed by `*`, or `*`. */
  path: string
  status?: number
  /** The text of the answer; a standard sentence by default. */
  body?: string
  /** Its media type, e.g. `text/html` for a proxy's page; plain text or the contract's JSON by default. */
  contentType?: string
  /** Seconds of the header `Retry-After`. */
  retryAfter?: number
  /** No answer at all. */
  lost?: boolean
  /** Milliseconds. The wait is before the call is carried out; with `after`, it is before the answer. */
  delay?: number
  /** The bank carries out the call first; only its answer is late, lost or replaced. */
  after?: boolean
  /** Fields that the JSON body of the call must have; compared as text. */
  match?: Readonly<Record<string, string | number | boolean>>
  /** The share of the matching calls, 0 to 1; 1 by default. */
  rate?: number
  /** Applies to the next matching call only: the same as one time. */
  once?: boolean
  /** Applies to this many matching calls. */
  times?: number
}

export interface NetworkState {
  /** Milliseconds added to every call. */
  latency: number
  offline: boolean
  strictQuotes: boolean
  /** Reviews of companies end only when the presenter decides. Absent in states that older builds stored. */
  reviewsWait?: boolean
  faults: Fault[]
}

export const calmNetwork = (): NetworkState => ({ latency: 0, offline: false, strictQuotes: false, faults: [] })

export const MAX_DELAY = 60_000
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', '*']
export const MAX_FAULTS = 50
const MEDIA_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

/** Validates a fault of a script or a file; returns a sentence when it is invalid. */
export function readFault(value: unknown): Omit<Fault, 'id'> | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'A fault is an object'
  const {
    method = '*',
    path = '*',
    status,
    body,
    contentType,
    retryAfter,
    lost,
    delay,
    after,
    match,
    rate,
    once,
    times,
    ...unknown
  } = value as Record<string, unknown>
  const extra = Object.keys(unknown).filter((key) => key !== 'id')
  if (extra.length > 0) return `A fault has no field ${extra[0]?.slice(0, 40)}`
  if (typeof method !== 'string' || !METHODS.includes(method.toUpperCase()))
    return `The method must be one of ${METHODS.join(', ')}`
  if (typeof path !== 'string' || path.length > 200 || !/^(\*$|\/api\/[^?#]*$)/.test(path))
    return 'The path must be * or begin with /api/, without a query'
  if (status !== undefined && !isWhole(status, 200, 599)) return 'The status must be from 200 to 599'
  if (body !== undefined && (typeof body !== 'string' || body.length > 5000))
    return 'The body must be text of at most 5000 characters'
  if (contentType !== undefined && (typeof contentType !== 'string' || !MEDIA_TYPE.test(contentType)))
    return 'The contentType must be one such as text/html'
  if (retryAfter !== undefined && !isWhole(retryAfter, 1, 86_400))
    return 'The retryAfter must be from 1 to 86400 seconds'
  if (lost !== undefined && typeof lost !== 'boolean') return 'lost must be true or false'
  if (delay !== undefined && !isNumber(delay, 0, MAX_DELAY)) return 'The delay must be from 0 to 60000 milliseconds'
  if (after !== undefined && typeof after !== 'boolean') return 'after must be true or false'
  if (match !== undefined && !isMatch(match)) return "match must be an object such as { amount: '13' }"
  if (rate !== undefined && !isNumber(rate, 0, 1)) return 'The rate must be from 0 to 1'
  if (once !== undefined && typeof once !== 'boolean') return 'once must be true or false'
  if (times !== undefined && !isWhole(times, 1, 1000)) return 'times must be from 1 to 1000'
  if (once && times !== undefined) return 'A fault takes once or times, and must not have both'
  if (retryAfter !== undefined && (status === undefined || lost)) return 'A retryAfter needs a status, for example 429'
  if (status === undefined && (body !== undefined || contentType !== undefined))
    return 'A body needs a status, for example 200'
  if (status === undefined && delay === undefined && !lost) return 'A fault needs a status, a delay or lost'
  const given = { status, body, contentType, retryAfter, lost, delay, after, match, rate, once, times }
  return {
    method: method.toUpperCase(),
    path,
    ...Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined)),
  }
}

const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

function isMatch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(value)
  return (
    fields.length > 0 &&
    fields.length <= 10 &&
    fields.every(
      ([name, wanted]) =>
        name.length <= 40 && ['string', 'number', 'boolean'].includes(typeof wanted) && String(wanted).length <= 200,
    )
  )
}

const isFaultId = (id: unknown): boolean => typeof id === 'string' && id.length <= 64

export function isNetworkState(value: unknown): value is NetworkState {
  if (typeof value !== 'object' || value === null) return false
  const { latency, offline, strictQuotes, reviewsWait, faults } = value as Partial<Record<keyof NetworkState, unknown>>
  return (
    isNumber(latency, 0, MAX_DELAY) &&
    typeof offline === 'boolean' &&
    typeof strictQuotes === 'boolean' &&
    (reviewsWait === undefined || typeof reviewsWait === 'boolean') &&
    Array.isArray(faults) &&
    faults.length <= MAX_FAULTS &&
    faults.every((fault: unknown) => typeof readFault(fault) === 'object' && isFaultId((fault as Fault).id))
  )
}
