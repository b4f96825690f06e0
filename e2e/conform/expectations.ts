import { readReply } from '../../src/contract/read-reply.ts'
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

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Broken(otherwise)
}

/** The call's success with its schema; returns the reply as the product reads it. */
export function expectSuccess(endpoint: AnyEndpoint, reply: Reply): unknown {
  if (!endpoint.isRead) {
    expectThat(reply.status >= 200 && reply.status < 300, `expected a 2xx, got ${shown(reply)}`)
    expectThat(!isPage(reply), 'expected any reply but a web page')
    return reply.json
  }
  expectThat(reply.status === endpoint.status, `expected ${endpoint.status}, got ${shown(reply)}`)
  expectThat(reply.json !== undefined, `expected JSON, got ${reply.type || 'nothing'}`)
  if (!endpoint.replySchema) return undefined
  const read = readReply(endpoint.replySchema, structuredClone(reply.json))
  if ('reply' in read) return read.reply
  const { field, expected, got } = read.misfit
  throw new Broken(`${field ? `${field}: ` : ''}expected ${expected}, got ${got}`)
}

/** A refusal of this status with one sentence: plain text, or `{error}` for the calls about the verification. */
export function expectRefusal(reply: Reply, status: number, isJson = false): void {
  expectThat(reply.status === status, `expected ${status}, got ${shown(reply)}`)
  if (isJson) {
    const error = (reply.json as { error?: unknown } | undefined)?.error
    expectThat(
      typeof error === 'string' && isSentence(error),
      `expected {error} with one sentence, got ${shown(reply)}`,
    )
  } else {
    expectThat(!isPage(reply) && reply.json === undefined, `expected plain text, got ${shown(reply)}`)
    expectThat(isSentence(reply.text), `expected one sentence, got ${shown(reply)}`)
  }
}

export const isPage = ({ text, type }: Reply): boolean => type === 'text/html' || text.trimStart().startsWith('<')
const isSentence = (text: string): boolean => /^[^\n<>{}]{3,200}$/.test(text.trim())

const shown = ({ status, text }: Reply): string => {
  const start = text.trim().replace(/\s+/g, ' ').slice(0, 60)
  return `${status}${start ? ` "${start}"` : ''}`
}
