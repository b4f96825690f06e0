import type { ScenarioName } from '../../bank/scenarios/catalogue.ts'
import type { Target } from '../dock/page/target.ts'

/**
 * A tour is data: it can be written by hand, saved as a file, imported and shared. In its texts `{currency}` is the
 * customer's currency and `{250}` that amount in it.
 */
export interface Tour {
  id: string
  title: string
  /** Starts this scenario first; otherwise the tour plays in the current state. */
  scenario?: ScenarioName
  /** Starts signed out. By default the scenario's person is signed in. */
  signedOut?: boolean
  /** Starts in this state, packed as in a link. */
  state?: string
  steps: readonly TourStep[]
}

export interface TourStep {
  title: string
  text: string
  /** Begins a chapter. */
  chapter?: string
  /** For the presenter's window only. */
  notes?: string
  /** A route to open first. */
  page?: string
  /** What to do, in this order, before the step is shown. */
  do?: readonly TourAction[]
  /** What the card points at. */
  target?: Target
  /** Offers other ways on: the number of a step, counted from 1. */
  choices?: readonly { text: string; step: number }[]
}

/** What the actions of a step hold, by their kind. Names of buttons may end with `*` for any ending. */
export interface ActionFields {
  /** Once this field is shown: another page may be on its way. */
  'fill form': { field: string }
  /** Waits for a part of the page, then fills its form. */
  'fill part': { part: string }
  fill: { field: string; value: string; role?: string }
  /** Without a role, a button, link or tab. */
  click: { name: string; role?: string; nth?: number }
  /** Waits until the page shows this text. */
  wait: { text: string }
  'wait for': { part: string }
  advance: { by: string }
  /** Opens the link of the latest mail. */
  'open mail': object
  /** Settles the latest payment, or the latest one to this beneficiary. */
  settle: { beneficiary?: string }
  fail: { beneficiary?: string }
  'pause clock': object
  'resume clock': object
  'sign in': object
  'sign out': object
  scenario: { scenario: string }
  /** The company's review waits for the presenter. */
  'hold review': object
  /** It ends now. */
  'approve company': object
  /** Money arrives in the first account of this currency. */
  'top up': { currency: string; amount: string }
}

export type TourAction<K extends keyof ActionFields = keyof ActionFields> = {
  [P in K]: { action: P } & ActionFields[P]
}[K]
