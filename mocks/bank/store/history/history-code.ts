import type { ClockState } from '../clock/clock.ts'
import type { BankDatabase } from '../database/db.ts'
import type { Changes } from '../database/table.ts'
import type { Transaction } from '../transaction.ts'

/** What the history needs of the bank in memory. */
export interface RecordedState {
  readonly database: BankDatabase
  readonly clock: ClockState
  wall: () => number
  transaction: (context: object) => Pick<Transaction, 'now' | 'newId'>
}

export interface Cause {
  /** Not by a person: what is due, and what the demonstration does by itself. */
  byTime?: boolean
  /** Set when the clock was moved: by how many milliseconds. */
  movedBy?: number
}

/** Keeps and applies steps. Each call runs within a transaction. */
export interface History {
  /** Records what a transaction has changed so far. */
  note: (changes: Changes, cause: Cause) => void
  /** Each goes to another moment and returns its clock; throws a sentence when there is none. */
  back: () => ClockState
  forward: () => ClockState
  /** Goes to the moment after this step; null means before the first step. */
  returnTo: (id: string | null) => ClockState
}

export type LoadHistory = () => Promise<{ createHistory: (state: RecordedState) => History }>
