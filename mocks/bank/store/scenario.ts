import type { ProspectKit } from './prospect-kit.ts'
import type { Transaction } from './transaction.ts'

interface SeedOptions {
  /** The e-mail of the scenario's person; empty when it has none. */
  email: string
  /** How many payments, for the scenarios that take a number. */
  payments?: number
}

/** Fills an empty bank, with dates relative to `tx.now`. Pure in `tx` and `options`. */
export type Seed = (tx: Transaction, options: SeedOptions) => void

export interface Scenario {
  /** The e-mail of the scenario's person, or null when it has no users. */
  readonly person: string | null
  readonly seed: Seed
}

/** Each scenario is a chunk of its own. With a prospect it is about that company. */
export type ScenarioLoaders = Readonly<Record<string, (prospect: ProspectKit | null) => Promise<Scenario>>>
