import type { DueChangeTable } from './transaction.ts'
import type { ScenarioLoaders, ScenarioOptions } from './scenario.ts'
import type { Db } from '../database/db.ts'
import type { Definitions } from '../database/table.ts'
import type { Announce } from './announce.ts'
import type { SessionCarrier } from '../session/session.ts'

export interface BankOptions {
  /** The folder the product is deployed in, with both slashes: keeps apart the banks of one origin. */
  basePath: string
  origin: string
  storage: Storage
  carrier: SessionCarrier
  scenarios: ScenarioLoaders
  defaultScenario: string
  /** Every table: those of the core and those of the domains. */
  tables: Definitions
  /** What is wrong with the rows of a stored or imported state, in one sentence. */
  problemIn: (db: Db) => string | undefined
  dueChanges: DueChangeTable
  announce: Announce
  /** Another state has taken this one's place, begun in this tab or in another. */
  startedOver?: (inThisTab: boolean) => void
  /** A handler threw something that is no refusal. */
  onMistake: (error: unknown) => void
  /** The wall clock. */
  wall?: () => number
  /** Distinguishes this tab's draws from every other's. */
  tabSeed?: number
}

export interface BeginOptions extends ScenarioOptions {
  seed?: number
  /** The bank's time at the beginning; the wall clock's unless said. */
  now?: number
  /** Whoever carries a session here goes on with it, as the scenario's person. */
  staySignedIn?: boolean
}
