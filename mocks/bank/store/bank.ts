import type { UserRow } from './users.ts'
import { BankState, DEFAULT_SEED } from './bank-state.ts'
import type { TransactionContext } from './create-transaction.ts'
import type { Transaction } from './transaction.ts'
import { applyDue } from './clock/apply-due.ts'
import type { BankOptions } from './bank-options.ts'
import type { BeginOptions } from './scenario-options.ts'
import { readClock, realTime, type ClockState } from './clock/clock.ts'
import type { Db } from './database/db.ts'
import { Heartbeat } from './clock/heartbeat.ts'
import { createListeners } from './listeners.ts'
import { calmNetwork, type NetworkState } from '../http/network.ts'
import { createNotices, type Notices } from './notices.ts'
import { orphanIn } from './database/orphans.ts'
import { Persistence, type LoadedBank } from './storage/persistence.ts'
import { createRandom, freshSeed, type Random } from './random.ts'
import { createRequestLog, type RequestLog } from '../http/request-log.ts'
import { isAsSeeded, isOutOfDate } from './scenario-reseed.ts'
import type { SessionRow } from '../http/session/session.ts'
import type { BankRecord, StoredBank } from './storage/stored-bank.ts'

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** The bank of one tab: its state in memory and in storage. */
export class Bank {
  readonly options: BankOptions
  readonly notices: Notices = createNotices()
  readonly requests: RequestLog = createRequestLog()
  readonly random: Random
  readonly #state: BankState
  readonly #persistence: Persistence
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe
  #settling: Promise<void> | undefined
  #heartbeat: Heartbeat | undefined

  constructor(options: BankOptions) {
    this.options = options
    const tabSeed = options.tabSeed ?? freshSeed()
    this.random = createRandom(tabSeed)
    this.#state = new BankState({
      tables: options.tables,
      scenarios: options.scenarios,
      random: this.random,
      wall: () => this.wall(),
      onRestore: () => this.#heartbeat?.arm(),
    })
    this.#persistence = new Persistence({
      storage: options.storage,
      scope: options.scope,
      definitions: options.tables,
      isKnown: (scenario) => Object.hasOwn(options.scenarios, scenario),
      tab: (tabSeed >>> 0).toString(36),
      onProblem: (problem) => this.#report(problem),
    })
  }

  get db(): Db {
    return this.#state.database.tables
  }
  get record(): Readonly<BankRecord> {
    return this.#state.record
  }
  get clock(): Readonly<ClockState> {
    return this.#state.clock
  }
  get network(): Readonly<NetworkState> {
    return this.#state.network
  }
  get person(): string | null {
    return this.#state.person
  }

  /** The token of the caller's session, unless that has ended. */
  token = (): string | undefined => this.options.carrier.read((token) => this.db.sessions.get(token) !== undefined)

  signedIn = (): UserRow | undefined => {
    const token = this.token()
    const session = token === undefined ? undefined : this.db.sessions.get(token)
    return session && this.db.users.get(session.userId)
  }

  /** The absolute address of a path of the product, in its room. */
  addressOf = (path: string): string => {
    const { address, origin, basePath, scope } = this.options
    if (address !== undefined) return address + path
    const room = scope === basePath ? '' : `#room=${scope.slice(basePath.length + 1)}`
    return `${origin}${basePath.replace(/\/$/, '')}${path}${room}`
  }

  wall = (): number => (this.options.wall ?? Date.now)()
  now = (): number => readClock(this.#state.clock, this.wall())

  isOpen(): boolean {
    return this.#state.record.scenario !== ''
  }

  /**
   * Restores what is stored, or starts the default scenario; `anew` starts one in any case. With `reuses` it opens the
   * stored one instead if that looks the same, which is faster.
   */
  async open(wanted?: BeginOptions & { scenario?: string }, { reuses = false } = {}): Promise<void> {
    const stored = this.#persistence.load()
    // A link that names no scenario keeps the prospect of the stored one.
    const { prospect = null } = stored?.record ?? {}
    const anew = wanted && wanted.scenario === undefined && prospect ? { prospect, ...wanted } : wanted
    if (anew && stored && reuses && this.#isAsSeeded(stored, anew)) await this.#restore(stored)
    else if (anew) await this.begin(anew.scenario ?? stored?.record.scenario ?? this.options.defaultScenario, anew)
    else if (stored && isOutOfDate(stored, this.#persistence.isTouched(), this.wall())) await this.#renew(stored)
    else if (stored) {
      await this.#restore(stored)
      if (this.now() - stored.record.seededAt > A_WEEK_MS) void this.#offerUpdate()
    } else
      await this.#begin(this.#state.record.scenario || this.options.defaultScenario, { seed: this.#state.record.seed })
  }

  begin(scenario: string, options: BeginOptions = {}): Promise<void> {
    return this.#settle(async () => {
      await this.#begin(scenario, options)
      this.options.startedOver?.(true)
    })
  }

  /** Replaces the whole state, in every tab; rejects an inconsistent one with a sentence. */
  replace(state: StoredBank): Promise<void> {
    return this.#settle(async () => {
      await this.#state.restoringOnError(async () => {
        await this.#state.restore(state)
        const problem = orphanIn(this.db) ?? this.options.problemIn(this.db)
        if (problem) throw new Error(problem)
      })
      this.#state.record = { ...state.record, epoch: this.random.uuid() }
      this.#persistence.begin(this.#state.record, this.#state.clock, this.#state.network, state.rows)
      this.touch()
      this.options.startedOver?.(true)
      this.#changed('*')
    })
  }

  /** Moves the history by whole weeks to now, and keeps what was done in it. */
  async bringUpToDate(): Promise<void> {
    const { idleWeeks, shiftedBy } = await import('./storage/shift-time.ts')
    const weeks = idleWeeks(this.state(), this.now())
    if (weeks > 0) await this.replace(shiftedBy(this.state(), weeks))
  }

  async #offerUpdate(): Promise<void> {
    const { idleWeeks } = await import('./storage/shift-time.ts')
    const weeks = idleWeeks(this.state(), this.now())
    if (weeks === 0) return
    this.notices.say(
      'state',
      `This demonstration was last used ${weeks === 1 ? 'a week' : `${weeks} weeks`} ago, so its dates are old.`,
      { label: 'Bring up to date', act: () => this.bringUpToDate() },
    )
  }

  state(): StoredBank & { clock: ClockState; network: NetworkState } {
    return this.#state.snapshot()
  }

  /** Reads what other tabs wrote and applies what is due; every request waits for it. */
  async catchUp(): Promise<void> {
    while (this.#settling) await this.#settling
    const foreign = this.#persistence.changes()
    if (foreign.kind === 'replaced') {
      this.options.givesWay?.(this.state())
      await this.#settle(() => this.open())
      this.options.startedOver?.(false)
      this.#changed('*')
    } else if (foreign.kind === 'changed') {
      if (foreign.clock) this.#state.clock = foreign.clock
      if (foreign.network) this.#state.network = foreign.network
      this.#persistence.writeRows(this.#state.journal.merge(foreign.rows))
      this.#changed(this.#state.database.feedsOf(foreign.rows.map(({ table }) => table)))
    }
    this.#applyDue()
  }

  /** Whether another tab has written since the last catch-up. Synchronous, so that a change can follow immediately. */
  isBehind(): boolean {
    return this.#settling !== undefined || this.#persistence.hasChanges()
  }

  hear(stamp: string | null): Promise<void> {
    this.#persistence.hear(stamp)
    return this.catchUp()
  }

  /** Runs and stores one transaction. The caller announces the changed feeds. */
  transact<T>(
    work: (tx: Transaction) => T,
    context: Partial<TransactionContext> = {},
  ): { result: T; tables: string[]; feeds: string[] } {
    const { result, changes } = this.#state.database.transaction(() => work(this.#state.transaction(context)))
    this.#persistence.writeRows(this.#state.journal.note(changes))
    this.#heartbeat?.arm()
    this.#listeners.notify()
    const tables = [...changes.keys()]
    return { result, tables, feeds: this.#state.database.feedsOf(tables) }
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
    return this.#state.transaction({})
  }

  async setClock(change: (clock: ClockState, wall: number) => ClockState): Promise<void> {
    await this.catchUp()
    this.#state.clock = change(this.#state.clock, this.wall())
    this.#persistence.writeClock(this.#state.clock)
    // Figures of "this month" and countdowns depend on the time alone.
    this.#applyDue()
    this.#changed('*')
  }

  setNetwork(change: Partial<NetworkState>): void {
    this.#state.network = { ...this.#state.network, ...change }
    this.#persistence.writeNetwork(this.#state.network)
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

  async #restore(stored: LoadedBank): Promise<void> {
    await this.#state.restoringOnError(() => this.#state.restore(stored))
    stored.adopt()
  }

  #isAsSeeded(
    stored: StoredBank,
    {
      scenario = stored.record.scenario,
      seed = DEFAULT_SEED,
      now,
      payments,
      prospect,
    }: Parameters<Bank['open']>[0] & {},
  ): boolean {
    const wanted = { scenario, seed, payments: payments ?? null, prospect: prospect ?? null }
    return now === undefined && isAsSeeded(stored, wanted, this.#persistence.isTouched(), this.wall())
  }

  /** Reseeds the scenario and keeps its sessions: its users have the same ids each time it is seeded. */
  async #renew({ record, rows }: StoredBank): Promise<void> {
    const { scenario, seed, payments, prospect } = record
    const sessions = rows.flatMap(({ table, row }) => (table === 'sessions' && row ? [row as SessionRow] : []))
    const options = { seed, ...(payments !== null && { payments }), ...(prospect && { prospect }) }
    await this.#begin(scenario, options, sessions)
  }

  async #begin(
    scenario: string,
    { seed = DEFAULT_SEED, now, payments, prospect, staySignedIn = false }: BeginOptions = {},
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
      prospect: prospect ?? null,
    }
    await this.#state.restoringOnError(() => this.#state.seed(record))
    this.#state.clock = clock
    this.#state.network = calmNetwork()
    // Stored in one write with the new scenario, so that no other tab sees it without its sessions and signs out.
    const kept = [...sessions, ...this.#sessionOf(token, record.seededAt)]
      .filter(({ userId }) => this.db.users.get(userId))
      .map((row) => ({ table: 'sessions', id: row.id, row }))
    this.#state.journal.put(kept)
    this.#persistence.begin(record, clock, this.#state.network, kept)
    this.#changed('*')
  }

  #sessionOf(token: string | undefined, at: number): SessionRow[] {
    const [user] = this.#state.person === null ? [] : this.db.users.where('email', this.#state.person)
    return token !== undefined && user ? [{ id: token, userId: user.id, startedAt: new Date(at).toISOString() }] : []
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

  #changed(paths: readonly string[] | '*'): void {
    this.#listeners.notify()
    this.options.announce(paths)
    this.#heartbeat?.arm()
  }

  #report(problem: 'full' | 'corrupt'): void {
    this.notices.say(
      problem === 'full' ? 'storage' : 'state',
      problem === 'full'
        ? 'The browser keeps no more data for this site: ' +
            'the demonstration goes on, but changes are lost when the page closes.'
        : 'The stored demonstration could not be read. It was set aside and a fresh one begun.',
    )
  }
}
