import { isRecord } from './plain-text.ts'
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

export type NetworkChange = (network: NetworkState) => NetworkState

export const calmNetwork = (): NetworkState => ({ latency: 0, offline: false, strictQuotes: false, faults: [] })

export const MAX_DELAY = 60_000
export const MAX_FAULTS = 50
const METHOD = /^(GET|POST|PATCH|PUT|DELETE|\*)$/i
const PATH = /^(\*$|\/api\/[^?#]*$)/
const MEDIA_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}(; ?charset=[\w-]{1,20})?$/

const isNumber = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max

const isText = (value: unknown, most: number, pattern = /^/): boolean =>
  typeof value === 'string' && value.length <= most && pattern.test(value)

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

const isMatch = (value: unknown): boolean =>
  isRecord(value) &&
  isWhole(Object.keys(value).length, 1, 10) &&
  Object.entries(value).every(
    ([name, wanted]) =>
      name.length <= 40 && ['string', 'number', 'boolean'].includes(typeof wanted) && String(wanted).length <= 200,
  )

/** What each part of a fault has to be, and the sentence where it is something else. */
const PARTS: Readonly<Record<keyof Omit<Fault, 'id'>, readonly [fits: (value: unknown) => boolean, or: string]>> = {
  method: [(value) => isText(value, 6, METHOD), 'The method must be one of GET, POST, PATCH, PUT, DELETE, *'],
  path: [(value) => isText(value, 200, PATH), 'The path must be * or begin with /api/, without a query'],
  status: [(value) => isWhole(value, 200, 599), 'The status must be from 200 to 599'],
  body: [(value) => isText(value, 5000), 'The body must be text of at most 5000 characters'],
  contentType: [(value) => isText(value, 200, MEDIA_TYPE), 'The contentType must be one such as text/html'],
  retryAfter: [(value) => isWhole(value, 1, 86_400), 'The retryAfter must be from 1 to 86400 seconds'],
  lost: [isBoolean, 'lost must be true or false'],
  delay: [(value) => isNumber(value, 0, MAX_DELAY), 'The delay must be from 0 to 60000 milliseconds'],
  after: [isBoolean, 'after must be true or false'],
  match: [isMatch, "match must be an object such as { amount: '13' }"],
  rate: [(value) => isNumber(value, 0, 1), 'The rate must be from 0 to 1'],
  once: [isBoolean, 'once must be true or false'],
  times: [(value) => isWhole(value, 1, 1000), 'times must be from 1 to 1000'],
}

/** Statuses whose responses have no body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

/** Validates a fault of a script or a file; returns a sentence when it is invalid. */
export function readFault(value: unknown): Omit<Fault, 'id'> | string {
  if (!isRecord(value)) return 'A fault is an object'
  const given = Object.entries(value).filter(([name, part]) => name !== 'id' && part !== undefined)
  const extra = given.find(([name]) => !Object.hasOwn(PARTS, name))
  if (extra) return `A fault has no field ${extra[0].slice(0, 40)}`
  const wrong = given.find(([name, part]) => !PARTS[name as keyof typeof PARTS][0](part))
  if (wrong) return PARTS[wrong[0] as keyof typeof PARTS][1]
  const fault = { method: '*', path: '*', ...(Object.fromEntries(given) as Partial<Fault>) }
  const { status, body, contentType, retryAfter, lost, delay, once, times } = fault
  if (once && times !== undefined) return 'A fault takes once or times, and must not have both'
  if (retryAfter !== undefined && (status === undefined || lost)) return 'A retryAfter needs a status, for example 429'
  if (status === undefined && (body !== undefined || contentType !== undefined))
    return 'A body needs a status, for example 200'
  if (body && status !== undefined && BODILESS.has(status)) return `A response with the status ${status} has no body`
  if (status === undefined && delay === undefined && !lost) return 'A fault needs a status, a delay or lost'
  return { ...fault, method: fault.method.toUpperCase() }
}

export function isNetworkState(value: unknown): value is NetworkState {
  if (!isRecord(value)) return false
  const { latency, offline, strictQuotes, reviewsWait, faults } = value
  return (
    isNumber(latency, 0, MAX_DELAY) &&
    isBoolean(offline) &&
    isBoolean(strictQuotes) &&
    (reviewsWait === undefined || isBoolean(reviewsWait)) &&
    Array.isArray(faults) &&
    faults.length <= MAX_FAULTS &&
    faults.every((fault: unknown) => typeof readFault(fault) === 'object' && isText((fault as Fault).id, 64))
  )
}
