import type { Bank } from '../store/bank.ts'
import type { RowChange } from '../store/history/row-changes.ts'
import { createListeners } from '../store/external-store.ts'

export interface LoggedRequest {
  id: string
  /** ISO-8601 instant on the bank's clock. */
  at: string
  method: string
  path: string
  /** The query string, secrets redacted; '' when there is none. */
  query: string
  status: number
  ms: number
  requestBody: unknown
  responseBody: unknown
  /** The rows that the call has changed, secrets redacted. */
  changes: readonly RowChange[]
  inContract: boolean
  /** The name of the contract call. */
  name: string | undefined
}

const KEPT = 300
const SECRET = /pass(word|phrase|code|wd)|^pass$|^pwd$|secret|token|authorization|cookie/i
const REDACTED = '[redacted]'

/** Rows of a list that the log keeps: each of hundreds of calls may answer 100,000. */
const KEPT_ROWS = 500

/** A copy with secrets redacted; their keys stay. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.slice(0, KEPT_ROWS).map(redact)
    return value.length > KEPT_ROWS ? [...rows, `… and ${value.length - KEPT_ROWS} more`] : rows
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, SECRET.test(key) ? REDACTED : redact(inner)]),
  )
}

export function redactQuery(search: string): string {
  const params = new URLSearchParams(search)
  const shown = [...params].map(([key, value]): [string, string] => [key, SECRET.test(key) ? REDACTED : value])
  return shown.length > 0 ? `?${new URLSearchParams(shown).toString()}` : ''
}

/** The redacted body. Secrets are found by their keys, so of anything but an object only the length is kept. */
export function parsedBody(text: string): unknown {
  if (text === '') return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return redact(value)
  } catch {
    // Not JSON, or nested too deeply.
  }
  return `[${text.length} characters that are not a JSON object]`
}

export type RequestLog = ReturnType<typeof createRequestLog>

export function createRequestLog() {
  let entries: readonly LoggedRequest[] = []
  const { notify, subscribe } = createListeners<LoggedRequest | undefined>()
  return {
    add: (entry: LoggedRequest) => {
      entries = [entry, ...entries.slice(0, KEPT - 1)]
      notify(entry)
    },
    /** Newest first. */
    list: () => entries,
    clear: () => {
      entries = []
      notify(undefined)
    },
    /** Calls back with each new entry, or with undefined once the log is cleared. */
    subscribe,
  }
}

const logs = new WeakMap<Bank, RequestLog>()

/** The requests that this bank has answered. */
export function requestsOf(bank: Bank): RequestLog {
  const log = logs.get(bank) ?? createRequestLog()
  logs.set(bank, log)
  return log
}
