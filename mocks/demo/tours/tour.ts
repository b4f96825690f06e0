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
export const ACTION_PARTS = {
  /** Once this field is shown: another page may be on its way. */
  'fill form': { field: 'needed' },
  /** Waits for a part of the page, then fills its form. */
  'fill part': { part: 'needed' },
  fill: { field: 'needed', value: 'needed', role: 'optional' },
  /** Without a role, a button, link or tab. */
  click: { name: 'needed', role: 'optional', nth: 'optional' },
  /** Waits until the page shows this text. */
  wait: { text: 'needed' },
  'wait for': { part: 'needed' },
  advance: { by: 'needed' },
  /** Opens the link of the latest mail. */
  'open mail': {},
  /** Settles the latest payment, or the latest one to this beneficiary. */
  settle: { beneficiary: 'optional' },
  fail: { beneficiary: 'optional' },
  'pause clock': {},
  'resume clock': {},
  'sign in': {},
  'sign out': {},
  scenario: { scenario: 'needed' },
  /** The company's review waits for the presenter. */
  'hold review': {},
  /** It ends now. */
  'approve company': {},
  /** Money arrives in the first account of this currency. */
  'top up': { currency: 'needed', amount: 'needed' },
} as const

export type ActionName = keyof typeof ACTION_PARTS

/** Of an action, the names of the parts that are needed or optional. */
type NamesOf<K extends ActionName, N> = {
  [P in keyof (typeof ACTION_PARTS)[K]]: (typeof ACTION_PARTS)[K][P] extends N ? P : never
}[keyof (typeof ACTION_PARTS)[K]]

export type TourAction<K extends ActionName = ActionName> = {
  [P in K]: { action: P } & Record<NamesOf<P, 'needed'>, string> & {
      [N in NamesOf<P, 'optional'>]?: N extends 'nth' ? number : string
    }
}[K]
