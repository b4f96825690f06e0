import type { Act } from './transaction.ts'

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
