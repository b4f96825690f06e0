import type { Attempt, BankState } from './bank-state.ts'
import type { Persistence } from './storage/persistence.ts'
import { Outdated } from './storage/room-storage.ts'

interface WriterOptions {
  state: BankState
  persistence: Persistence
  /** Brings memory up to what other tabs have stored. */
  follow: () => Promise<void>
  onSlow: () => void
}

/** A transaction that keeps other tabs waiting longer than this is reported. */
const SLOW_MS = 2000

/** Stores transactions, each of which was attempted in memory. */
export class Writer {
  readonly #options: WriterOptions

  constructor(options: WriterOptions) {
    this.#options = options
  }

  /**
   * Stores what `attempt` changes. If another tab was faster, that is undone and attempted again. With `unread`, memory
   * was not compared with the storage: the write does that, and what writes nothing is attempted again on what is read.
   */
  async commit<T>(attempt: () => Attempt<T>, { unread = false } = {}): Promise<Attempt<T>> {
    try {
      return await this.#store(attempt(), unread)
    } catch (error) {
      if (!unread && !(error instanceof Outdated)) throw error
      await this.#options.follow()
      return this.commit(attempt)
    }
  }

  async #store<T>(done: Attempt<T>, unread: boolean): Promise<Attempt<T>> {
    const { state, persistence, onSlow } = this.#options
    const rows = state.journal.changed(done.changes)
    if (rows.length === 0 && !done.head) {
      if (unread) throw new Outdated()
      return done
    }
    const slow = setTimeout(onSlow, SLOW_MS)
    try {
      await persistence.write(done.head ?? {}, rows)
      state.journal.note(done.changes)
      return done
    } catch (error) {
      state.database.undo(done.changes)
      throw error
    } finally {
      clearTimeout(slow)
    }
  }
}
