import { primaryKey } from '@mswjs/data'
import { longText, moment } from './database/forms.ts'
import { table, type RowOf } from './database/table.ts'

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
