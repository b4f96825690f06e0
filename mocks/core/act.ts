import type { UserRow } from '../domains/auth/model.ts'
import type { Db } from './db.ts'
import type { DueChangeRow } from './due-changes.ts'
import type { MailRow } from './mail.ts'

/**
 * What a rule may use while it changes the bank, whoever asked for the change: a request, the clock, the presenter or a
 * scenario's seed. Everything done through it belongs to one transaction.
 */
export interface Act {
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
export type DueChange = (act: Act, due: DueChangeRow) => void

/** Every kind of change that the bank makes by itself, by its kind. */
export type DueChangeTable = Readonly<Record<string, DueChange>>

export interface ScenarioOptions {
  /** How many payments, for the scenarios that take a number. */
  payments?: number
}

/** A story as a value: a whole state, with dates relative to `act.now`. Pure in `act` and `options`. */
export interface Scenario {
  readonly name: string
  readonly title: string
  /** One sentence for the presenter. */
  readonly description: string
  /** The e-mail of the person one is signed in as, or null where nobody has an account yet. */
  readonly person: string | null
  readonly seed: (act: Act, options: ScenarioOptions) => void
}

/** Scenarios are chunks of their own: only the one that is played is loaded. */
export type ScenarioLoaders = Readonly<Record<string, () => Promise<Scenario>>>

/** What one request brings to its handler. */
export interface Call<TBody, TParams, TUser = UserRow> extends Act {
  /** Read strictly with the endpoint's schema. */
  readonly body: TBody
  readonly params: TParams
  /** The endpoint's query parameter; undefined when the address has none. */
  readonly query: string | undefined
  /** Who is signed in. */
  readonly user: TUser
  readonly session: {
    /** Signs this person in: the answer carries the cookie. */
    readonly start: (person: Readonly<Pick<UserRow, 'id' | 'email'>>) => void
    /** Signs out whoever is signed in. */
    readonly end: () => void
  }
}
