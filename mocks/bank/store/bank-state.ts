import { readClock, realTime, type ClockState } from './clock/clock.ts'
import type { BankDatabase, Db } from './database/db.ts'
import { Journal } from './database/journal.ts'
import { createDatabase, type Changes } from './database/table.ts'
import { calmNetwork, type NetworkChange, type NetworkState } from './network-state.ts'
import { createRandom, type Random } from './random.ts'
import type { Scenario } from './scenario.ts'
import type { BankRecord, StoredBank } from './storage/stored-bank.ts'
import type { BankHead } from './storage/stored-entry.ts'
import type { BankOptions } from './bank-options.ts'
import type { Transaction } from './transaction.ts'

export const DEFAULT_SEED = 2026

/** Tables whose writes do not mark the scenario as changed. */
const NOT_COUNTED_AS_CHANGES: ReadonlySet<string> = new Set<keyof Db>(['sessions', 'auditEntries', 'answers', 'steps'])

/** What one attempt of a transaction has changed, and what else is stored with it. */
export interface Attempt<T> {
  result: T
  changes: Changes
  head?: Partial<Pick<BankHead, 'clock' | 'network' | 'touched'>>
}

interface StateOptions extends Pick<BankOptions, 'tables' | 'scenarios'> {
  random: Random
  wall: () => number
  onRestore: () => void
}

/** The state of one tab's bank in memory: its rows, and what its clock, network and scenario are set to. */
export class BankState {
  readonly database: BankDatabase
  readonly journal: Journal
  record: BankRecord = { epoch: 'none', scenario: '', seed: DEFAULT_SEED, seededAt: 0, payments: null, prospect: null }
  clock: ClockState
  network: NetworkState = calmNetwork()
  /** Changes of the network that this tab has made and not stored yet. */
  readonly unstored = new Set<NetworkChange>()
  #scenario: Scenario | undefined
  readonly wall: () => number
  readonly #options: StateOptions

  constructor(options: StateOptions) {
    this.#options = options
    this.wall = options.wall
    this.clock = realTime(options.wall())
    this.database = createDatabase(options.tables) as unknown as BankDatabase
    this.journal = new Journal(this.database)
  }

  /** The e-mail of the scenario's person. */
  get person(): string | null {
    return this.#scenario?.person ?? null
  }

  snapshot(): StoredBank {
    return { record: this.record, clock: this.clock, network: this.network, rows: this.journal.rows() }
  }

  /** Loads the code of a scenario; rejects with a sentence when it cannot be loaded. */
  async load({ scenario, prospect }: Pick<BankRecord, 'scenario' | 'prospect'>): Promise<Scenario> {
    const { scenarios } = this.#options
    const load = Object.hasOwn(scenarios, scenario) ? scenarios[scenario] : undefined
    if (!load) throw new Error(`There is no scenario ${scenario}`)
    return load(prospect).catch(() => {
      throw new Error(`The scenario "${scenario}" could not be loaded. Check the connection and try again.`)
    })
  }

  restore({ record, clock, network, rows }: StoredBank, scenario: Scenario): void {
    this.seed(record, scenario)
    this.journal.put(rows)
    this.clock = clock
    this.network = network
    this.#options.onRestore()
  }

  /** Sets the clock of a new scenario, whose network has no faults. */
  calm(clock: ClockState): void {
    this.clock = clock
    this.network = calmNetwork()
  }

  /** Changes the network before it is stored, so that a failure for one call does not meet a second one meanwhile. */
  changeNetwork(change: NetworkChange): void {
    this.unstored.add(change)
    this.network = change(this.network)
  }

  /** Takes the stored network, which has `change` in it now, and applies again what is not stored yet. */
  followNetwork(stored: NetworkState, change?: NetworkChange): void {
    if (change) this.unstored.delete(change)
    this.network = [...this.unstored].reduce((network, unstored) => unstored(network), stored)
  }

  /** Replaces all rows with the seed of a scenario. */
  seed(record: BankRecord, scenario: Scenario): void {
    this.record = record
    this.#scenario = scenario
    this.database.clear()
    this.journal.clear()
    this.database.seed(() => {
      scenario.seed(this.transaction({ now: record.seededAt, random: createRandom(record.seed) }), {
        email: scenario.person ?? '',
        ...(record.payments !== null && { payments: record.payments }),
      })
    })
  }

  /**
   * Runs `work`; when it fails, restores the former state and throws. Synchronous, so that nobody sees half a state.
   */
  restoringOnError(work: () => void): void {
    const [before, scenario] = [this.snapshot(), this.#scenario]
    try {
      work()
    } catch (error) {
      if (scenario) this.restore(before, scenario)
      throw error
    }
  }

  /** Runs `work` as a transaction in memory, and records it in the same one. */
  attempt<T>(work: (tx: Transaction) => T, record: (changes: Changes) => void): Attempt<T> {
    const done = this.database.transaction((changes) => {
      const result = work(this.transaction({}))
      record(changes)
      return result
    })
    const touched = [...done.changes.keys()].some((table) => !NOT_COUNTED_AS_CHANGES.has(table))
    return { ...done, ...(touched && { head: { touched } }) }
  }

  /** At the clock's time with random numbers, unless these are given. */
  transaction({ now = readClock(this.clock, this.wall()), random = this.#options.random } = {}): Transaction {
    const { seed, seededAt, prospect } = this.record
    const { strictQuotes, reviewsWait = false } = this.network
    const { tables: db } = this.database
    const at = new Date(now).toISOString()
    const newId = () => random.uuid()
    return {
      db,
      now,
      at,
      newId,
      int: random.int,
      switches: { strictQuotes, reviewsWait },
      seed,
      seededAt,
      prospect,
      audit: (userId, action, entity) =>
        void db.auditEntries.insert({
          id: newId(),
          userId,
          action,
          entity,
          createdAt: at,
          position: db.auditEntries.size,
        }),
      mail: (message) => void db.mails.insert({ link: null, ...message, id: newId(), sentAt: at }),
      schedule: (kind, subject, after) => void db.dueChanges.insert({ id: newId(), at: now + after, kind, subject }),
      unschedule(subject) {
        for (const { id } of db.dueChanges.where('subject', subject)) db.dueChanges.remove(id)
      },
    }
  }
}
