import type { Transaction } from './transaction.ts'

export interface ScenarioOptions {
  /** How many payments, for the scenarios that take a number. */
  payments?: number
}

/** A whole state of the bank as a value, with dates relative to `tx.now`. Pure in `tx` and `options`. */
export interface Scenario {
  readonly name: string
  readonly title: string
  /** One sentence for the presenter. */
  readonly description: string
  /** The e-mail of the person one is signed in as, or null where nobody has an account yet. */
  readonly person: string | null
  readonly seed: (tx: Transaction, options: ScenarioOptions) => void
}

/** Each scenario is a chunk of its own. */
export type ScenarioLoaders = Readonly<Record<string, () => Promise<Scenario>>>
