import { readClock, type ClockState } from '../clock/clock.ts'
import type { Attempt, BankState } from '../bank-state.ts'
import type { Changes } from '../database/table.ts'
import type { Transaction } from '../transaction.ts'
import type { Cause, History, LoadHistory } from './history.ts'

/** Chooses a moment of the history and goes there. */
export type GoTo = (history: History) => ClockState

/** Runs changes of the bank and records each as a step. The code of the history is loaded with the first change. */
export class Recorder {
  readonly #state: BankState
  readonly #load: LoadHistory
  #history: History | undefined

  constructor(state: BankState, load: LoadHistory) {
    this.#state = state
    this.#load = load
  }

  /** undefined when the code cannot be loaded. */
  async load(): Promise<History | undefined> {
    this.#history ??= await this.#load().then(
      ({ createHistory }) => createHistory(this.#state),
      () => undefined,
    )
    return this.#history
  }

  /** Loads the code if there is a history, for what time changes. */
  async ready(): Promise<void> {
    if (this.#state.database.tables.steps.size > 0) await this.load()
  }

  /** Without its code the history ends, because what follows is not recorded. */
  #note(changes: Changes, cause: Cause): void {
    const { steps } = this.#state.database.tables
    if (this.#history) this.#history.note(changes, cause)
    else for (const { id } of steps.all()) steps.remove(id)
  }

  readonly noteTime = (changes: Changes): void => this.#note(changes, { byTime: true })

  attempt<T>(work: (tx: Transaction) => T, cause: Cause): Attempt<T> {
    return this.#state.attempt(work, (changes) => this.#note(changes, cause))
  }

  setClock(change: (clock: ClockState, wall: number) => ClockState, wall: number): Attempt<void> {
    const clock = change(this.#state.clock, wall)
    const movedBy = readClock(clock, wall) - readClock(this.#state.clock, wall)
    return { ...this.#state.database.transaction((none) => this.#note(none, { movedBy })), head: { clock } }
  }

  /** Throws a sentence when there is no such moment. */
  goTo(go: GoTo): Attempt<ClockState> {
    const history = this.#history
    if (!history) throw new Error('The history could not be loaded. Check the connection and try again.')
    const done = this.#state.database.transaction(() => go(history))
    return { ...done, head: { clock: done.result } }
  }
}
