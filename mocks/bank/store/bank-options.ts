import type { DueChangeTable } from './transaction.ts'
import type { ScenarioLoaders } from './scenario.ts'
import type { Db } from './database/db.ts'
import type { Definitions } from './database/table.ts'
import type { Announce } from './announce.ts'
import type { LoadHistory } from './history/history.ts'
import type { SessionCarrier } from './sessions.ts'
import type { RoomStorages } from './storage/room-storage.ts'
import type { StoredBank } from './storage/stored-bank.ts'

export interface BankOptions {
  /** The folder the product is deployed in, with both slashes. */
  basePath: string
  /** Separates the banks of one origin in storage: the folder, and the room if there is one. */
  scope: string
  origin: string
  /** The address that routes are appended to, where that is not the origin with the folder. */
  address?: string
  /** Opens the stored state of a room. */
  rooms: RoomStorages
  /** What the demonstration keeps on the device beside the bank. */
  storage: Storage
  carrier: SessionCarrier
  scenarios: ScenarioLoaders
  defaultScenario: string
  tables: Definitions
  /** Returns one sentence when the rows of a stored or imported state are inconsistent. */
  problemIn: (db: Db) => string | undefined
  dueChanges: DueChangeTable
  /** Loads the code of undo and redo. */
  history: LoadHistory
  announce: Announce
  /** Called with the state of this tab before that of another tab replaces it. */
  givesWay?: (former: StoredBank) => void
  /** Called after it was announced that this tab or another one has replaced the state. */
  startedOver?: (inThisTab: boolean) => void
  /** Called when a handler throws anything but a refusal. */
  onMistake: (error: unknown) => void
  /** The wall-clock time in milliseconds; `Date.now` by default. */
  wall?: () => number
  tabSeed?: number
}
