import { calmNetwork, type NetworkChange, type NetworkState } from './network-state.ts'
import type { BankOptions } from './bank-options.ts'
import { BankState, type Attempt } from './bank-state.ts'
import { offerUpdate } from './bring-up-to-date.ts'
import { applyDue } from './clock/apply-due.ts'
import { readClock, type ClockState } from './clock/clock.ts'
import { nextDue } from './clock/due-changes.ts'
import { Heartbeat } from './clock/heartbeat.ts'
import type { Db } from './database/db.ts'
import { Recorder, type GoTo } from './history/recorder.ts'
import { rowChanges, type RowChange } from './history/row-changes.ts'
import { orphanIn } from './database/orphans.ts'
import { createListeners } from './external-store.ts'
import { createNotices, SENTENCES, type Notices } from './notices.ts'
import { Opening } from './opening.ts'
import { createRandom, freshSeed, type Random } from './random.ts'
import type { BeginOptions, ScenarioWish } from './scenario-options.ts'
import { Persistence, type News } from './storage/persistence.ts'
import { createQueue } from './storage/queue.ts'
import type { RoomStorage } from './storage/room-storage.ts'
import type { BankRecord, StoredBank, StoredRow } from './storage/stored-bank.ts'
import type { Transaction, TransactOptions } from './transaction.ts'
import type { UserRow } from './users.ts'
import { Writer } from './writer.ts'

/** The bank of one tab: its state in memory and in storage. */
export class Bank {
  readonly options: BankOptions
  readonly notices: Notices = createNotices()
  readonly random: Random
  readonly #state: BankState
  readonly #storage: RoomStorage
  readonly #persistence: Persistence
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe
  /** Keeps the state in memory from changing while a transaction is being stored. */
  readonly #inTurn = createQueue()
  readonly #opening: Opening
  readonly #writer: Writer
  readonly #recorder: Recorder
  #heartbeat: Heartbeat | undefined
  /** Another tab has replaced the state, and this one has not followed yet. */
  #isReplaced = false

  constructor(options: BankOptions) {
    this.options = options
    this.random = createRandom(options.tabSeed ?? freshSeed())
    this.#state = new BankState({
      tables: options.tables,
      scenarios: options.scenarios,
      random: this.random,
      wall: () => this.wall(),
      onRestore: () => this.#heartbeat?.arm(),
    })
    this.#storage = options.rooms(options.scope)
    this.#persistence = new Persistence({
      storage: this.#storage,
      definitions: options.tables,
      isKnown: (scenario) => Object.hasOwn(options.scenarios, scenario),
      onProblem: (problem) => this.notices.say(problem === 'corrupt' ? 'state' : 'storage', SENTENCES[problem]),
    })
    this.#recorder = new Recorder(this.#state, options.history)
    this.#opening = new Opening(this, this.#state, this.#persistence)
    this.#writer = new Writer({
      state: this.#state,
      persistence: this.#persistence,
      follow: () => this.#follow({ beforeDue: true }),
      onSlow: () => this.notices.say('storage', SENTENCES.slow),
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

  wall = (): number => (this.options.wall ?? Date.now)()
  now = (): number => readClock(this.#state.clock, this.wall())

  /** Whether somebody changed anything since the scenario began. Signing in does not count, nor what is due by time. */
  get isTouched(): boolean {
    return this.#persistence.isTouched
  }

  /** One sentence when the rows in memory are inconsistent. */
  problem = (): string | undefined => orphanIn(this.db) ?? this.options.problemIn(this.db)

  isOpen = (): boolean => this.#state.record.scenario !== ''

  /**
   * Restores what is stored, or starts the default scenario; `anew` starts one in any case. With `reuses` it opens the
   * stored one instead if that looks the same, which is faster.
   */
  async open(wanted?: ScenarioWish, { reuses = false } = {}): Promise<void> {
    await this.#alone(() => this.#openStored(wanted, reuses))
    void offerUpdate(this)
  }

  async begin(scenario: string, options: BeginOptions = {}): Promise<void> {
    await this.#alone(async () => {
      await this.#follow()
      await this.#opening.begin(scenario, options)
      this.#changed('*')
    })
    this.options.startedOver?.(true)
  }

  /** Replaces the whole state in every tab, and signs in this user or out. Says why it rejects an inconsistent one. */
  async replace(state: StoredBank, signedIn?: string | null): Promise<void> {
    await this.#alone(async () => {
      const token = await this.#opening.replace(state, signedIn ?? null)
      if (signedIn !== undefined) this.options.carrier.write(token)
    })
    this.#changed('*')
    this.options.startedOver?.(true)
  }

  state(): StoredBank {
    return this.#state.snapshot()
  }

  /** The rows that this tab holds and those that are stored, while no tab can change either. */
  rows(): Promise<{ here: StoredRow[]; stored: StoredRow[] | undefined }> {
    return this.#alone(async () => {
      await this.#follow()
      return { here: this.state().rows, stored: await this.#persistence.rows() }
    })
  }

  /** Reads what other tabs have stored and applies what is due; every request waits for it. */
  async catchUp(): Promise<void> {
    const news = await this.#inTurn(async () => {
      if (!this.#isReplaced && this.#storage.isQuiet()) return 'none'
      const read = await this.#persistence.news()
      this.#isReplaced = read.kind === 'replaced'
      this.#take(read)
      return read.kind
    })
    if (news !== 'replaced' && !this.#isDue()) return
    await this.#alone(() => this.#follow())
  }

  /**
   * Runs and stores one transaction: alone among all tabs, and after all that they have stored. `work` runs again when
   * the browser could not keep another tab from storing something meanwhile.
   */
  async transact<T>(
    work: (tx: Transaction) => T,
    { beforeDue = false, signsIn = false, stored }: TransactOptions<T> = {},
  ): Promise<{ result: T; feeds: string[]; rows: RowChange[] }> {
    if (!beforeDue && !signsIn) await this.#recorder.load()
    return this.#alone(async () => {
      const unread = !this.#isReplaced && this.#storage.isQuiet()
      await this.#follow({ beforeDue, unread })
      const attempt = () => this.#recorder.attempt(work, { byTime: beforeDue })
      const { result, changes } = await this.#writer.commit(attempt, { unread })
      stored?.(result)
      this.#heartbeat?.arm()
      this.#listeners.notify()
      const { database } = this.#state
      return { result, feeds: database.feedsOf([...changes.keys()]), rows: rowChanges(database, changes) }
    })
  }

  /** Runs a transaction for the dock or a script; the product then reloads what it changed. */
  async change<T>(work: (tx: Transaction) => T): Promise<T> {
    const { result, feeds } = await this.transact(work)
    this.#changed(feeds)
    return result
  }

  /** For reading only. */
  reading = (): Transaction => this.#state.transaction({})

  async setClock(change: (clock: ClockState, wall: number) => ClockState): Promise<void> {
    await this.#recorder.load()
    await this.#set(() => this.#recorder.setClock(change, this.wall()))
    // Figures of "this month" and countdowns depend on the time alone.
    this.#changed('*')
  }

  /** Goes to another moment of the history, in every tab; rejects with a sentence when there is none. */
  async travel(go: GoTo): Promise<void> {
    await this.#recorder.load()
    await this.#set(() => this.#recorder.goTo(go))
    this.#changed('*')
  }

  async setNetwork(change: Partial<NetworkState> | ((network: NetworkState) => Partial<NetworkState>)): Promise<void> {
    const changed: NetworkChange = (network) => ({
      ...network,
      ...(typeof change === 'function' ? change(network) : change),
    })
    this.#state.changeNetwork(changed)
    const network = () => changed(this.#persistence.network ?? calmNetwork())
    const attempt = () => ({ result: undefined, changes: new Map(), head: { network: network() } })
    await this.#set(attempt, changed).finally(() => this.#state.unstored.delete(changed))
    this.#changed([])
  }

  /** When the next change is due on the bank's clock. */
  nextDue = (): number | undefined => nextDue(this.db.dueChanges.all())

  /** Applies due changes while the tab is visible, and follows the other tabs. */
  keepGoing(scope: Window = window): void {
    this.#heartbeat = new Heartbeat(this, this.#storage, scope)
    if (!this.#storage.hasLocks) this.#storage.onForeignWrite(() => this.notices.say('storage', SENTENCES.oneTab))
    this.options.carrier.onForeignChange?.(() => this.options.announce(['/api/user']))
  }

  /** Runs `work` while no other tab and no other call can change the bank. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#storage.exclusive(() => this.#inTurn(work))
  }

  async #openStored(wanted?: ScenarioWish, reuses = false): Promise<void> {
    const isNew = await this.#opening.open(wanted, reuses)
    this.#isReplaced = false
    if (isNew && wanted) this.options.startedOver?.(true)
    await this.#recorder.ready()
    await this.#applyDue()
    if (isNew) this.#changed('*')
  }

  /** Brings memory up to what other tabs have stored, and applies what is due. */
  async #follow({ beforeDue = false, unread = false } = {}): Promise<void> {
    const news: News = unread ? { kind: 'none' } : await this.#persistence.news()
    if (news.kind === 'replaced') {
      this.options.givesWay?.(this.state())
      await this.#openStored()
      this.#changed('*')
      this.options.startedOver?.(false)
    }
    this.#take(news)
    await this.#recorder.ready()
    if (!beforeDue) await this.#applyDue()
  }

  #take(news: News): void {
    if (news.kind !== 'changed') return
    const isMoved = JSON.stringify(news.clock) !== JSON.stringify(this.#state.clock)
    this.#state.clock = news.clock
    this.#state.followNetwork(news.network)
    this.#state.journal.put(news.rows)
    // The tab that moved the clock reads everything again too.
    this.#changed(isMoved ? '*' : this.#state.database.feedsOf(news.rows.map(({ table }) => table)))
  }

  async #set(attempt: () => Attempt<unknown>, change?: NetworkChange): Promise<void> {
    await this.#alone(async () => {
      await this.#follow()
      const { head } = await this.#writer.commit(attempt)
      this.#state.clock = head?.clock ?? this.#state.clock
      if (head?.network) this.#state.followNetwork(head.network, change)
      await this.#applyDue()
    })
  }

  #isDue = (): boolean => (this.nextDue() ?? Infinity) <= this.now()

  async #applyDue(): Promise<void> {
    if (!this.#isDue()) return
    const { changes } = await this.#writer.commit(() =>
      applyDue({
        state: this.#state,
        now: this.now(),
        changes: this.options.dueChanges,
        note: this.#recorder.noteTime,
        onProblem: (kind, reason) => this.notices.say('clock', `The bank could not apply "${kind}": ${reason}`),
      }),
    )
    this.#changed(this.#state.database.feedsOf([...changes.keys()]))
  }

  #changed(paths: readonly string[] | '*'): void {
    this.#listeners.notify()
    this.options.announce(paths)
    this.#heartbeat?.arm()
  }
}
