import type { Db } from './database/db.ts'
import type { DueChangeRow } from './clock/due-changes.ts'
import type { MailRow } from './mail.ts'
import type { ProspectKit } from './prospect-kit.ts'

/** What rules use to change the bank in one transaction: for a request, a due change, the dock or a seed. */
export interface Transaction {
  readonly db: Db
  /** Milliseconds since the epoch on the bank's clock; the due time while a due change is applied. */
  readonly now: number
  readonly at: string
  /** A new UUID. Deterministic while seeding and while a due change is applied. */
  readonly newId: () => string
  /** A whole number from `min` to `max`, both included. Deterministic as `newId` is. */
  readonly int: (min: number, max: number) => number
  /** `action` is a dotted verb phrase (`payment.settled`), `entity` what it happened to (`payment 3f2a91c0`). */
  readonly audit: (userId: string, action: string, entity: string) => void
  /** Sends a message to the demonstration's inbox. `link` is a path of the product, e.g. `/verify-email?token=...`. */
  readonly mail: (message: Pick<MailRow, 'to' | 'subject' | 'text'> & { link?: string }) => void
  /** Applies `kind` to `subject` after this many milliseconds of the bank's time. */
  readonly schedule: (kind: string, subject: string, afterMs: number) => void
  /** Removes what is scheduled for `subject`. */
  readonly unschedule: (subject: string) => void
  readonly switches: { readonly strictQuotes: boolean; readonly reviewsWait: boolean }
  /** The bank's own seed and when it was seeded: the FX walk is computed from these. */
  readonly seed: number
  readonly seededAt: number
  /** The company that the scenario is about instead of its own. */
  readonly prospect: ProspectKit | null
}

export interface TransactOptions<T> {
  /** Runs it before what is due. The history has no step of it, because the demonstration does it by itself. */
  beforeDue?: boolean
  /** It signs somebody in or out, which is no step either. */
  signsIn?: boolean
  /** Called before any other call is answered. */
  stored?: (result: T) => void
}

/** Must do nothing when the subject has been removed or changed in the meantime. */
type DueChange = (tx: Transaction, due: DueChangeRow) => void

export type DueChangeTable = Readonly<Record<string, DueChange>>
