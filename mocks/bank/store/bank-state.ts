import { readClock, realTime, type ClockState } from './clock/clock.ts'
import type { BankDatabase } from './database/db.ts'
import { Journal } from './database/journal.ts'
import { createDatabase } from './database/table.ts'
import { calmNetwork, type NetworkState } from '../http/network.ts'
import { createRandom, namedStream, type Random } from './random.ts'
import type { BankRecord, StoredBank } from './storage/stored-bank.ts'
import type { BankOptions } from './bank-options.ts'
import { createTransaction, type TransactionContext } from './create-transaction.ts'
import type { Transaction } from './transaction.ts'

export const DEFAULT_SEED = 2026

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
  /** The e-mail of the scenario's person. */
  person: string | null = null
  readonly #options: StateOptions

  constructor(options: StateOptions) {
    this.#options = options
    this.clock = realTime(options.wall())
    this.database = createDatabase(options.tables) as unknown as BankDatabase
    this.journal = new Journal(this.database, options.tables)
  }

  snapshot(): StoredBank & { clock: ClockState; network: NetworkState } {
    return { record: this.record, clock: this.clock, network: this.network, rows: this.journal.rows() }
  }

  async restore({ record, clock, network, rows }: StoredBank): Promise<void> {
    await this.seed(record)
    this.journal.put(rows)
    this.clock = clock ?? realTime(this.#options.wall())
    this.network = network ?? calmNetwork()
    this.#options.onRestore()
  }

  /** Replaces all rows with the seed of a scenario; rejects with a sentence when the scenario cannot be loaded. */
  async seed(record: BankRecord): Promise<void> {
    const { scenarios } = this.#options
    const load = Object.hasOwn(scenarios, record.scenario) ? scenarios[record.scenario] : undefined
    if (!load) throw new Error(`There is no scenario ${record.scenario}`)
    const scenario = await load(record.prospect).catch(() => {
      throw new Error(`The scenario "${record.scenario}" could not be loaded. Check the connection and try again.`)
    })
    this.record = record
    this.person = scenario.person
    this.database.clear()
    this.journal.clear()
    this.database.seed(() => {
      const stream = createRandom(record.seed)
      const context = { now: record.seededAt, newId: () => stream.uuid(), int: stream.int }
      scenario.seed(this.transaction(context), record.payments === null ? {} : { payments: record.payments })
    })
  }

  /** Runs `work`; when it fails, restores the former state and rejects. */
  async restoringOnError(work: () => Promise<void>): Promise<void> {
    const before = this.snapshot()
    try {
      await work()
    } catch (error) {
      if (before.record.scenario !== '' && this.record !== before.record) await this.restore(before)
      throw error
    }
  }

  transaction(context: Partial<TransactionContext> & { stream?: string }): Transaction {
    const random = context.stream === undefined ? this.#options.random : namedStream(context.stream)
    return createTransaction({
      db: this.database.tables,
      now: readClock(this.clock, this.#options.wall()),
      newId: () => random.uuid(),
      int: (min, max) => random.int(min, max),
      switches: { strictQuotes: this.network.strictQuotes, reviewsWait: this.network.reviewsWait ?? false },
      seed: this.record.seed,
      seededAt: this.record.seededAt,
      prospect: this.record.prospect,
      ...context,
    })
  }
}
