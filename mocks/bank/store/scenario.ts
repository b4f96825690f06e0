import type { ProspectKit } from './prospect-kit.ts'
import type { Transaction } from './transaction.ts'

export interface ScenarioOptions {
  /** How many payments, for the scenarios that take a number. */
  payments?: number
}

/** A complete initial state of the bank, with dates relative to `tx.now`. Pure in `tx` and `options`. */
export interface Scenario {
  readonly name: string
  readonly title: string
  /** One sentence for the presenter. */
  readonly description: string
  /** The e-mail of the scenario's person, or null when it has no users. */
  readonly person: string | null
  readonly seed: (tx: Transaction, options: ScenarioOptions) => void
}

/** Each scenario is a chunk of its own. With a prospect it is about that company. */
export type ScenarioLoaders = Readonly<Record<string, (prospect: ProspectKit | null) => Promise<Scenario>>>
