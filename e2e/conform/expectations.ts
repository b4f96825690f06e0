import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { Reply } from './customer.ts'

/** A rule that the bank does not keep; the message says what came instead. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

/** Thrown by a rule that this bank cannot be tested for. The message says why. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

/** The bank does not have this call: it answers a valid body and id with 404 or 405. */
export class Missing extends Error {
  override readonly name = 'Missing'
  readonly call: CallName

  constructor(call: CallName) {
    super(`needs ${contract[call].method} ${contract[call].path}`)
    this.call = call
  }
}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise)
}

/** A field has a value; numbers may be sent as text. */
export function expectField(row: Record<string, unknown>, field: string, wanted: unknown): void {
  expectThat(isSame(wanted, row[field]), `${field}: expected ${show(wanted)}, got ${show(row[field])}`)
}

function isSame(wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'object' && wanted !== null && typeof got === 'object' && got !== null)
    return Object.entries(wanted).every(([name, value]) => isSame(value, (got as Record<string, unknown>)[name]))
  if (typeof wanted === 'number' || typeof got === 'number')
    return got !== undefined && Math.abs(Number(wanted) - Number(got)) < 0.000_01
  return wanted === got
}

/** A value in the sentence of a failure. */
export const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The answer to a valid call. Its schema is checked with every answer of the run. */
export function expectSuccess(call: CallName, reply: Reply): Record<string, unknown> {
  const { status, isRead, replySchema } = contract[call] as AnyEndpoint
  if (reply.status === 404 || reply.status === 405) throw new Missing(call)
  if (isRead) expectThat(reply.status === status, `expected ${status}, got ${shown(reply)}`)
  else expectThat(reply.status >= 200 && reply.status < 300, `expected a 2xx, got ${shown(reply)}`)
  expectThat(!isPage(reply), 'expected no web page')
  if (replySchema && (isRead || reply.text !== '')) {
    expectThat(reply.json !== undefined, `expected JSON, got ${shown(reply)}`)
    expectThat(reply.type === 'application/json', `expected the type application/json, got ${reply.type || 'none'}`)
  }
  return typeof reply.json === 'object' && reply.json !== null ? (reply.json as Record<string, unknown>) : {}
}

/** A refusal of this status with one sentence: plain text, or `{error}` for the calls about the verification. */
export function expectRefusal(reply: Reply, status: number, isJson = false): void {
  expectThat(reply.status === status, `expected ${status}, got ${shown(reply)}`)
  const error = isJson ? (reply.json as { error?: unknown } | undefined)?.error : reply.text
  const form = isJson ? '{error} with one sentence' : 'one sentence'
  expectThat(isJson || reply.json === undefined, `expected plain text, got ${shown(reply)}`)
  expectThat(
    !isPage(reply) && typeof error === 'string' && isSentence(error),
    `expected ${isPage(reply) ? 'plain text' : form}, got ${shown(reply)}`,
  )
  const type = isJson ? 'application/json' : 'text/plain'
  expectThat(reply.type === type, `expected the type ${type}, got ${reply.type || 'none'}`)
}

export const isPage = ({ text, type }: Reply): boolean => type === 'text/html' || text.trimStart().startsWith('<')
const isSentence = (text: string): boolean => /^[^\n<>{}]{3,200}$/.test(text.trim())

const shown = ({ status, text }: Reply): string => {
  const start = text.trim().replace(/\s+/g, ' ').slice(0, 60)
  return `${status}${start ? ` "${start}"` : ''}`
}
