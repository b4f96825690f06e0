import type { Db } from '../database/db.ts'
import type { DueChangeRow } from '../clock/due-changes.ts'
import type { MailRow } from './mail.ts'

/**
 * What a rule may use while it changes the bank, whoever asked for the change: a request, the clock, the presenter or a
 * scenario's seed. Everything done through it belongs to one transaction.
 */
export interface Transaction {
  readonly db: Db
  /** The bank's time, milliseconds since the epoch: the due time itself while a due change is applied. */
  readonly now: number
  /** `now` as an ISO-8601 instant. */
  readonly at: string
  /** A new UUID. Deterministic while seeding and while a due change is applied. */
  readonly newId: () => string
  /** A whole number from `min` to `max`, both included. Deterministic as `newId` is. */
  readonly int: (min: number, max: number) => number
  /** `action` is a dotted verb phrase (`payment.settled`), `entity` what it happened to (`payment 3f2a91c0`). */
  readonly audit: (userId: string, action: string, entity: string) => void
  /** Sends a message to the demonstration's inbox. `link` is a path of the product, e.g. `/verify-email?token=...`. */
  readonly mail: (message: Pick<MailRow, 'to' | 'subject' | 'text'> & { link?: string }) => void
  /** Has `kind` applied to `subject` after so many milliseconds of the bank's time. */
  readonly schedule: (kind: string, subject: string, afterMs: number) => void
  /** Takes back whatever was scheduled for `subject` (of one kind, if said). */
  readonly unschedule: (subject: string, kind?: string) => void
  /** The demonstration's switches that the rules look at. */
  readonly switches: { readonly strictQuotes: boolean }
  /** The bank's own seed and when it was seeded: the FX walk is computed from these. */
  readonly seed: number
  readonly seededAt: number
}

/** Applied when its time has come; must do nothing when the subject has gone or has moved on meanwhile. */
export type DueChange = (tx: Transaction, due: DueChangeRow) => void

/** Every kind of change that the bank makes by itself, by its kind. */
export type DueChangeTable = Readonly<Record<string, DueChange>>
