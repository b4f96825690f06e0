import { array, boolean, number, object, string, type AnyObject, type InferType } from 'yup'
import { catalogue, isScenario, type ScenarioName } from '../../bank/scenarios/catalogue.ts'
import { parseDuration } from '../../bank/store/clock/clock.ts'
import { isOwnPath } from '../dock/page/own-path.ts'
import { ordinal, targetSchema, words } from '../dock/page/target.ts'

const needed = words.required()

/** What the actions of a step hold, by their kind. Names of buttons may end with `*` for any ending. */
export const ACTIONS = {
  /** Once this field is shown: another page may be on its way. */
  'fill form': object({ field: needed }),
  /** Waits for a part of the page, then fills its form. */
  'fill part': object({ part: needed }),
  fill: object({ field: needed, value: string().defined().max(600), role: words }),
  /** Without a role, a button, link or tab. */
  click: object({ name: needed, role: words, nth: ordinal }),
  /** Closes the topmost menu, list or dialog, for one without a button that does. */
  close: object({}),
  /** Waits until the page shows this text. */
  wait: object({ text: needed }),
  'wait for': object({ part: needed }),
  advance: object({
    by: needed.test('duration', 'advance takes 90s, 15m, 1h or 2d', (by) => parseDuration(by) !== undefined),
  }),
  /** Opens the link of the latest mail. */
  'open mail': object({}),
  /** Settles the latest payment, or the latest one to this beneficiary. */
  settle: object({ beneficiary: words }),
  fail: object({ beneficiary: words }),
  'pause clock': object({}),
  'resume clock': object({}),
  'sign in': object({}),
  'sign out': object({}),
  scenario: object({ scenario: needed.test('known', 'its scenario is not known', (name) => isScenario(name)) }),
  /** The company's review waits for the presenter. */
  'hold review': object({}),
  /** It ends now. */
  'approve company': object({}),
  /** Money arrives in the first account of this currency. */
  'top up': object({ currency: needed, amount: needed }),
}

export type ActionName = keyof typeof ACTIONS

export type TourAction<K extends ActionName = ActionName> = {
  [P in K]: { action: P } & InferType<(typeof ACTIONS)[P]>
}[K]

export const MAX_STEPS = 100

export const stepSchema = object({
  title: needed,
  text: needed,
  /** Begins a chapter. */
  chapter: words,
  /** For the presenter's window only. */
  notes: words,
  /** A route to open first. */
  page: words.test(
    'own',
    'its page must be one of this product, e.g. /cards',
    (page) => page === undefined || isOwnPath(page.replace('{currency}', 'GBP')),
  ),
  /** What to do, in this order, before the step is shown. */
  do: array<AnyObject, TourAction>(),
  /** What the card points at. */
  target: targetSchema,
  /** Offers other ways on: the number of a step, counted from 1. */
  choices: array(object({ text: needed, step: number().required().integer().min(1) }).noUnknown()).max(4),
}).noUnknown()

export type TourStep = InferType<typeof stepSchema>

/**
 * A tour is data: it can be written by hand, saved as a file, imported and shared. In its texts `{currency}` is the
 * customer's currency and `{250}` that amount in it.
 */
export const tourSchema = object({
  id: string()
    .required()
    .matches(/^[\w-]{1,60}$/, 'a tour needs an id such as first-payment'),
  title: needed,
  /** Starts this scenario first; otherwise the tour plays in the current state. */
  scenario: string<ScenarioName>().oneOf(Object.keys(catalogue) as ScenarioName[]),
  /** Starts signed out. By default the scenario's person is signed in. */
  signedOut: boolean(),
  /** Starts in this state, packed as in a link. */
  state: string().matches(/^[\w-]+$/),
  steps: array<AnyObject, TourStep>().required().min(1, 'it needs a step').max(MAX_STEPS),
}).noUnknown()

export type Tour = InferType<typeof tourSchema>
