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
  /** Called when the state was replaced, by this tab or another one. */
  startedOver?: (inThisTab: boolean) => void
  /** Called when a handler throws anything but a refusal. */
  onMistake: (error: unknown) => void
  /** The wall clock. */
  wall?: () => number
  /** Seeds this tab's random numbers. */
  tabSeed?: number
}

export interface BeginOptions extends ScenarioOptions {
  seed?: number
  /** The bank's time at the beginning; the wall clock's by default. */
  now?: number
  /** The present session goes on, as the scenario's person. */
  staySignedIn?: boolean
}
