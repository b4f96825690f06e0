import type { UserRow } from '../session/users.ts'
import { createTransaction, type TransactionContext } from './create-transaction.ts'
import type { Transaction } from './transaction.ts'
import { applyDue } from '../clock/apply-due.ts'
import type { BankOptions, BeginOptions } from './bank-options.ts'
import { readClock, realTime, type ClockState } from '../clock/clock.ts'
import type { BankDatabase, Db } from '../database/db.ts'
import { createDatabase } from '../database/table.ts'
import { Heartbeat } from '../clock/heartbeat.ts'
import { createListeners } from '../listeners.ts'
import { Journal } from '../database/journal.ts'
import { calmNetwork, type NetworkState } from '../policy/network.ts'
import { createNotices, type Notices } from './notices.ts'
import { orphanIn } from '../database/orphans.ts'
import { Persistence } from '../storage/persistence.ts'
import { createRandom, freshSeed, namedStream, type Random } from '../random.ts'
import { createRequestLog, type RequestLog } from '../policy/request-log.ts'
import { isOutOfDate } from './scenario-reseed.ts'
import type { SessionRow } from '../session/session.ts'
import type { BankRecord, StoredBank } from '../storage/stored-bank.ts'

const DEFAULT_SEED = 2026

/** The bank of one tab: its rows, its clock and their storage. */
export class Bank {
  readonly options: BankOptions
  readonly notices: Notices = createNotices()
  readonly requests: RequestLog = createRequestLog()
  readonly random: Random
  readonly #database: BankDatabase
  readonly #journal: Journal
  readonly #persistence: Persistence
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe
  #record: BankRecord = { epoch: 'none', scenario: '', seed: DEFAULT_SEED, seededAt: 0, payments: null }
  #clock: ClockState
  #network: NetworkState = calmNetwork()
  #person: string | null = null
  #settling: Promise<void> | undefined
  #heartbeat: Heartbeat | undefined

  constructor(options: BankOptions) {
    this.options = options
    const tabSeed = options.tabSeed ?? freshSeed()
    this.random = createRandom(tabSeed)
    this.#clock = realTime(this.wall())
    this.#database = createDatabase(options.tables) as unknown as BankDatabase
    this.#journal = new Journal(this.#database)
    this.#persistence = new Persistence({
      storage: options.storage,
      basePath: options.basePath,
      definitions: options.tables,
      isKnown: (scenario) => Object.hasOwn(options.scenarios, scenario),
      tab: (tabSeed >>> 0).toString(36),
      onProblem: (problem) => this.#report(problem),
    })
  }

  get db(): Db {
    return this.#database.tables
  }
  get record(): Readonly<BankRecord> {
    return this.#record
  }
  get clock(): Readonly<ClockState> {
    return this.#clock
  }
  get network(): Readonly<NetworkState> {
    return this.#network
  }
  get person(): string | null {
    return this.#person
  }

  /** The token of the caller's session, unless that has ended. */
  token = (): string | undefined => this.options.carrier.read((token) => this.db.sessions.get(token) !== undefined)

  signedIn = (): UserRow | undefined => {
    const token = this.token()
    const session = token === undefined ? undefined : this.db.sessions.get(token)
    return session && this.db.users.get(session.userId)
  }

  /** A path of the product -> the address to open. */
  addressOf = (path: string): string => `${this.options.origin}${this.options.basePath.replace(/\/$/, '')}${path}`

  wall = (): number => (this.options.wall ?? Date.now)()
  now = (): number => readClock(this.#clock, this.wall())

  /** Whether a scenario has been started. */
  isOpen(): boolean {
    return this.#record.scenario !== ''
  }

  /** Restores what is stored, or starts the default scenario; `anew` starts one in any case. */
  async open(anew?: BeginOptions & { scenario?: string }): Promise<void> {
    const stored = this.#persistence.load()
    if (anew) await this.begin(anew.scenario ?? stored?.record.scenario ?? this.options.defaultScenario, anew)
    else if (stored && isOutOfDate(stored, this.#persistence.isTouched(), this.wall())) await this.#renew(stored)
    else if (stored) {
      await this.#orAsBefore(() => this.#restore(stored))
      stored.adopt()
    } else await this.#begin(this.#record.scenario || this.options.defaultScenario, { seed: this.#record.seed })
  }

  /** Starts a scenario, in every tab. */
  begin(scenario: string, options: BeginOptions = {}): Promise<void> {
    return this.#settle(async () => {
      await this.#begin(scenario, options)
      this.options.startedOver?.(true)
    })
  }

  /** Replaces the whole state, in every tab; an inconsistent one is refused with a sentence. */
  replace(state: StoredBank): Promise<void> {
    return this.#settle(async () => {
      await this.#orAsBefore(async () => {
        await this.#restore(state)
        const problem = orphanIn(this.db) ?? this.options.problemIn(this.db)
        if (problem) throw new Error(problem)
      })
      this.#record = { ...state.record, epoch: this.random.uuid() }
      this.#persistence.begin(this.#record, this.#clock, this.#network, state.rows)
      this.touch()
      this.options.startedOver?.(true)
      this.#changed('*')
    })
  }

  state(): StoredBank & { clock: ClockState; network: NetworkState } {
    return { record: this.#record, clock: this.#clock, network: this.#network, rows: this.#journal.rows() }
  }

  /** Reads what other tabs wrote and applies what is due; every request waits for it. */
  async catchUp(): Promise<void> {
    while (this.#settling) await this.#settling
    const foreign = this.#persistence.changes()
    if (foreign.kind === 'replaced') {
      await this.#settle(() => this.open())
      this.options.startedOver?.(false)
      this.#changed('*')
    } else if (foreign.kind === 'changed') {
      if (foreign.clock) this.#clock = foreign.clock
      if (foreign.network) this.#network = foreign.network
      this.#journal.put(foreign.rows)
      this.#changed(this.#database.feedsOf(foreign.rows.map(({ table }) => table)))
    }
    this.#applyDue()
  }

  /** Whether another tab has written since the last catch-up. Synchronous, so nothing can come between it and a change. */
  isBehind(): boolean {
    return this.#settling !== undefined || this.#persistence.hasChanges()
  }

  hear(stamp: string | null): Promise<void> {
    this.#persistence.hear(stamp)
    return this.catchUp()
  }

  /** Runs and stores one transaction. Announcing it is left to the caller. */
  transact<T>(
    work: (tx: Transaction) => T,
    context: Partial<TransactionContext> = {},
  ): { result: T; tables: string[]; feeds: string[] } {
    const { result, changes } = this.#database.transaction(() => work(this.#transaction(context)))
    this.#persistence.writeRows(this.#journal.note(changes))
    this.#heartbeat?.arm()
    this.#listeners.notify()
    const tables = [...changes.keys()]
    return { result, tables, feeds: this.#database.feedsOf(tables) }
  }

  /** Runs a transaction for the dock or a script; the product then reloads what it changed. */
  async change<T>(work: (tx: Transaction) => T): Promise<T> {
    do await this.catchUp()
    while (this.isBehind())
    const { result, feeds } = this.transact(work)
    this.touch()
    this.#changed(feeds)
    return result
  }

  /** Marks the scenario as changed, so that it is not reseeded. */
  touch(): void {
    this.#persistence.touch()
  }

  /** For reading only. */
  reading(): Transaction {
    return this.#transaction({})
  }

  async setClock(change: (clock: ClockState, wall: number) => ClockState): Promise<void> {
    await this.catchUp()
    this.#clock = change(this.#clock, this.wall())
    this.#persistence.writeClock(this.#clock)
    // Figures of "this month" and countdowns depend on the time alone.
    this.#applyDue()
    this.#changed('*')
  }

  setNetwork(change: Partial<NetworkState>): void {
    this.#network = { ...this.#network, ...change }
    this.#persistence.writeNetwork(this.#network)
    this.#changed([])
  }

  /** When the next change is due on the bank's clock. */
  nextDue(): number | undefined {
    const times = this.db.dueChanges.all().map(({ at }) => at)
    return times.length > 0 ? Math.min(...times) : undefined
  }

  /** Applies due changes while the tab is visible, and follows the other tabs. */
  keepGoing(scope: Window = window): void {
    this.#heartbeat = new Heartbeat(this, this.#persistence.stampKey, scope)
    this.options.carrier.onForeignChange?.(() => this.options.announce(['/api/user']))
  }

  #applyDue(): void {
    const feeds = applyDue({
      bank: this,
      changes: this.options.dueChanges,
      onProblem: (kind, reason) => this.notices.say('clock', `The bank could not apply "${kind}": ${reason}`),
    })
    if (feeds.length > 0) this.#changed(feeds)
  }

  /** Whoever was signed in stays so: the people of a scenario have the same ids each time it is seeded. */
  async #renew({ record, rows }: StoredBank): Promise<void> {
    const { scenario, seed, payments } = record
    const sessions = rows.flatMap(({ table, row }) => (table === 'sessions' && row ? [row as SessionRow] : []))
    await this.#begin(scenario, { seed, ...(payments !== null && { payments }) }, sessions)
  }

  async #begin(
    scenario: string,
    { seed = DEFAULT_SEED, now, payments, staySignedIn = false }: BeginOptions = {},
    sessions: readonly SessionRow[] = [],
  ): Promise<void> {
    const wall = this.wall()
    const token = staySignedIn ? this.token() : undefined
    const clock = now === undefined ? realTime(wall) : { wall, bank: now, speed: 1 }
    const record = {
      epoch: this.random.uuid(),
      scenario,
      seed,
      seededAt: readClock(clock, wall),
      payments: payments ?? null,
    }
    await this.#orAsBefore(() => this.#seed(record))
    this.#clock = clock
    this.#network = calmNetwork()
    // Stored together with the beginning, so that no other tab sees the scenario without its sessions and signs out.
    const kept = [...sessions, ...this.#sessionOf(token, record.seededAt)]
      .filter(({ userId }) => this.db.users.get(userId))
      .map((row) => ({ table: 'sessions', id: row.id, row }))
    this.#journal.put(kept)
    this.#persistence.begin(record, clock, this.#network, kept)
    this.#changed('*')
  }

  #sessionOf(token: string | undefined, at: number): SessionRow[] {
    const [user] = this.#person === null ? [] : this.db.users.where('email', this.#person)
    return token !== undefined && user ? [{ id: token, userId: user.id, startedAt: new Date(at).toISOString() }] : []
  }

  /** Restores the former state when the work fails. */
  async #orAsBefore(work: () => Promise<void>): Promise<void> {
    const before = this.state()
    try {
      await work()
    } catch (error) {
      if (before.record.scenario !== '' && this.#record !== before.record) await this.#restore(before)
      throw error
    }
  }

  /** Makes requests wait while the state is being replaced. */
  async #settle(work: () => Promise<void>): Promise<void> {
    const settled = work()
    const waiting = settled
      .catch(() => undefined)
      .finally(() => {
        if (this.#settling === waiting) this.#settling = undefined
      })
    this.#settling = waiting
    await settled
  }

  async #restore({ record, clock, network, rows }: StoredBank): Promise<void> {
    await this.#seed(record)
    this.#journal.put(rows)
    this.#clock = clock ?? realTime(this.wall())
    this.#network = network ?? calmNetwork()
    this.#heartbeat?.arm()
  }

  async #seed(record: BankRecord): Promise<void> {
    const load = this.options.scenarios[record.scenario]
    if (!load) throw new Error(`There is no scenario ${record.scenario}`)
    const scenario = await load().catch(() => {
      throw new Error(`The scenario "${record.scenario}" could not be loaded. Check the connection and try again.`)
    })
    this.#record = record
    this.#person = scenario.person
    this.#database.clear()
    this.#journal.clear()
    this.#database.seed(() => {
      const stream = createRandom(record.seed)
      const context = { now: record.seededAt, newId: () => stream.uuid(), int: stream.int }
      scenario.seed(this.#transaction(context), record.payments === null ? {} : { payments: record.payments })
    })
  }

  #transaction(context: Partial<TransactionContext> & { stream?: string }): Transaction {
    const stream = context.stream === undefined ? undefined : namedStream(context.stream)
    return createTransaction({
      db: this.db,
      now: this.now(),
      newId: () => (stream ?? this.random).uuid(),
      int: (min, max) => (stream ?? this.random).int(min, max),
      switches: { strictQuotes: this.#network.strictQuotes },
      seed: this.#record.seed,
      seededAt: this.#record.seededAt,
      ...context,
    })
  }

  #changed(paths: readonly string[] | '*'): void {
    this.#listeners.notify()
    this.options.announce(paths)
    this.#heartbeat?.arm()
  }

  #report(problem: 'full' | 'corrupt'): void {
    this.notices.say(
      problem === 'full' ? 'storage' : 'state',
      problem === 'full'
        ? 'The browser keeps no more data for this site: the demonstration goes on, but changes are lost when the page closes.'
        : 'The stored demonstration could not be read. It was set aside and a fresh one begun.',
    )
  }
}
