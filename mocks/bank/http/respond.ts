import { statusText } from '../../../src/contract/status-text.ts'
import type { RowChange } from '../store/history/row-changes.ts'
import { BODILESS } from '../store/network-state.ts'
import type { Handler } from './handle.ts'

/** A header on every answer of the mock bank. The product rejects answers without it, which come from elsewhere. */
export const BANK_MARKER = 'x-corridor-bank'

/** A response before it is written as HTTP. */
export interface Reply {
  status: number
  body?: unknown
  /** In place of a body. */
  text?: string | undefined
  /** The media type of a text that is sent as it is. */
  type?: string | undefined
  /** What the call has changed, for the log. */
  changes?: readonly RowChange[]
  /** Seconds of the header `Retry-After`. */
  retryAfter?: number | undefined
}

/** With the body that the caller gets: some statuses have none, and some calls refuse with JSON. */
export function asSent(reply: Reply, refusals: Handler['refusals']): Reply {
  const { status, text, type } = reply
  if (BODILESS.has(status)) return { ...reply, body: undefined, text: undefined }
  const isJson = refusals === 'json' && text !== undefined && type === undefined && status >= 400
  return isJson ? { ...reply, body: { error: text }, text: undefined } : reply
}

/** `allowed` are the methods of the address, for a 405. */
export function respond({ status, body, text, type, retryAfter }: Reply, allowed: readonly string[]): Response {
  const headers = new Headers({ [BANK_MARKER]: '1', 'Cache-Control': 'no-store' })
  const init = { status, statusText: statusText(status), headers }
  if (status === 405) headers.set('Allow', allowed.join(', '))
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter))
  if (text !== undefined) {
    headers.set('Content-Type', type ?? 'text/plain; charset=utf-8')
    return new Response(text, init)
  }
  if (body === undefined) return new Response(null, init)
  headers.set('Content-Type', 'application/json')
  return new Response(encodeBody(body), init)
}

const ROWS_IN_PART = 100

const encoded = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** The body of an answer. An unchanged list (the same array) is encoded once: it may have 100,000 rows. */
export function encodeBody(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (!Array.isArray(body)) return JSON.stringify(body)
  const known = encoded.get(body)
  if (known) return known
  // As a string it would be encoded again for each answer.
  const bytes = encodeRows(body)
  encoded.set(body, bytes)
  return bytes
}

/** Encodes a list in parts, because one text of 27 MB (100,000 rows) takes browsers twice as long. */
function encodeRows(rows: readonly unknown[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  for (let row = 0; row < rows.length; row += ROWS_IN_PART) {
    const text = JSON.stringify(rows.slice(row, row + ROWS_IN_PART))
    // Each part is an array of its own in JSON: cut off its brackets.
    parts.push(encoder.encode((row === 0 ? '[' : ',') + text.slice(1, -1)))
  }
  parts.push(encoder.encode(rows.length === 0 ? '[]' : ']'))
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}
