import { primaryKey } from '@mswjs/data'
import { longText, moment } from '../store/database/forms.ts'
import { table } from '../store/database/table.ts'

/** The first answer to a mutation, by its `Idempotency-Key`, so that a retry after a lost answer changes nothing. */
export const answers = table({
  model: {
    /** `<user id>:<key>`. */
    id: primaryKey(String),
    /** Digest of method, path and body: the same key with another request is refused. */
    fingerprint: String,
    status: Number,
    /** The answer's JSON text. */
    body: longText(20_000),
    at: moment,
  },
})

export const MAX_KEY_LENGTH = 200
/** Older answers are forgotten: a retry comes within seconds. */
export const KEPT_ANSWERS = 100

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
