import { primaryKey } from '@mswjs/data'
import { longText, moment } from '../store/database/forms.ts'
import { table, type RowOf } from '../store/database/table.ts'

/** The first answer to a mutation, by its `Idempotency-Key`, so that a retry after a lost answer changes nothing. */
export const answers = table({
  model: {
    /** `<user id>:<key>`. */
    id: primaryKey(String),
    /** Digest of method, path and body: the same key with another request is refused. */
    fingerprint: String,
    /** The user whose answer is kept; empty once it is not. The key stays, so that it is never carried out again. */
    keptFor: String,
    status: Number,
    /** The answer's JSON text. */
    body: longText(20_000),
    /** Milliseconds on the bank's clock. */
    at: moment,
  },
  indexes: ['keptFor'],
})

export type AnswerRow = RowOf<typeof answers>

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
