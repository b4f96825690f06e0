import type { AnswerRow } from '../store/answers.ts'
import type { Bank } from '../store/bank.ts'
import type { Transaction } from '../store/transaction.ts'
import type { UserRow } from '../store/users.ts'
import { refuse } from './refusal.ts'
import type { Reply } from './respond.ts'

export const MAX_KEY_LENGTH = 200

/** An answer is repeated for 24 hours of the bank's clock. Retries come within seconds. */
export const ANSWER_AGE_MS = 24 * 60 * 60 * 1000

/** The most answers kept for one customer. Of older ones only the key is kept. */
export const KEPT_ANSWERS = 1000

/** 53-bit FNV-like digest. Tells requests apart; not cryptographic. */
export function fingerprintOf(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Keeps an answer. Of answers that are too old or too many, only the keys stay. */
export function keepAnswer({ db, now }: Pick<Transaction, 'db' | 'now'>, answer: Omit<AnswerRow, 'at'>): void {
  const kept = db.answers.where('keptFor', answer.keptFor)
  const tooMany = kept.length + 1 - KEPT_ANSWERS
  for (const [index, { id, at }] of kept.entries())
    if (index < tooMany || now - at >= ANSWER_AGE_MS) db.answers.update(id, { keptFor: '', body: '' })
  db.answers.insert({ ...answer, at: now })
}

/** Whether the answer can be repeated at this time of the bank's clock. */
export const isKept = ({ keptFor, at }: AnswerRow, now: number): boolean => keptFor !== '' && now - at < ANSWER_AGE_MS

/** The one answer to all requests with this `Idempotency-Key`. */
export interface OnceOnly {
  /** The answer that was given, if one was. */
  given: () => Reply | undefined
  /** Keeps it in the transaction that gives it. */
  keep: (tx: Transaction, answer: Reply) => void
  /** Keeps it in memory once that transaction is stored: until then it may run again. */
  stored: (answer: Reply) => void
}

/** In memory only, because without a session the digest of a body may be that of a password. */
const openAnswers = new WeakMap<Bank, Map<string, { fingerprint: string; answer: Reply }>>()

/** Undefined for a request without a key; refuses a key that was used for another request. */
export function onceOnly(bank: Bank, request: Request, text: string, user: UserRow | undefined): OnceOnly | undefined {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method === 'GET') return undefined
  if (key.length > MAX_KEY_LENGTH) throw refuse(400, 'The Idempotency-Key is too long')
  const fingerprint = fingerprintOf(`${request.method} ${new URL(request.url).pathname} ${text}`)
  const check = (known: string) => {
    if (known !== fingerprint) throw refuse(422, 'This Idempotency-Key was used for another request')
  }
  if (!user) {
    const kept = openAnswers.get(bank) ?? new Map<string, { fingerprint: string; answer: Reply }>()
    openAnswers.set(bank, kept)
    const id = () => `${bank.record.epoch}:${key}`
    return {
      given() {
        const known = kept.get(id())
        if (known) check(known.fingerprint)
        return known?.answer
      },
      keep: () => undefined,
      stored: (answer) => void kept.set(id(), { fingerprint, answer }),
    }
  }
  const id = `${user.id}:${key}`
  return {
    given() {
      const known = bank.db.answers.get(id)
      if (!known) return undefined
      check(known.fingerprint)
      if (!isKept(known, bank.now()))
        throw refuse(422, 'The answer to this Idempotency-Key is no longer kept. Use a new key for a new request')
      return { status: known.status, body: known.body === '' ? undefined : (JSON.parse(known.body) as unknown) }
    },
    keep(tx, { status, body }) {
      const kept = body === undefined ? '' : JSON.stringify(body)
      keepAnswer(tx, { id, fingerprint, keptFor: user.id, status, body: kept })
    },
    stored: () => undefined,
  }
}
