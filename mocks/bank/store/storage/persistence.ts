import type { ClockState } from '../clock/clock.ts'
import type { Definitions } from '../database/table.ts'
import type { NetworkState } from '../network-state.ts'
import { Outdated, type RoomStorage, type StoredRoom } from './room-storage.ts'
import type { StoredBank, StoredRow } from './stored-bank.ts'
import { inOrder, keyOf, readEntry, readHead, type BankHead, type StoredEntry } from './stored-entry.ts'

export type News =
  | { kind: 'none' }
  /** A different state: reset, other scenario, import, or cleared site data. */
  | { kind: 'replaced' }
  | { kind: 'changed'; rows: StoredRow[]; clock: ClockState; network: NetworkState }

type StorageProblem = 'denied' | 'full' | 'corrupt'

interface PersistenceOptions {
  storage: RoomStorage
  definitions: Definitions
  isKnown: (scenario: string) => boolean
  onProblem: (problem: StorageProblem) => void
}

export interface LoadedBank extends StoredBank {
  touched: boolean
  /** Makes this the state that the tab follows and writes to. */
  adopt: () => void
}

/** What a tab knows of the storage. */
interface View {
  head: BankHead | undefined
  /** The place of each stored row. */
  places: Map<string, number>
  /** The highest place given to a row. */
  latest: number
}

const emptyView = (head?: BankHead): View => ({ head, places: new Map(), latest: 0 })

/** Stores what differs from the seed, and reads what other tabs have stored. See ADR 18. */
export class Persistence {
  readonly #options: PersistenceOptions
  #view = emptyView()
  /** This state could not be stored: the tab goes on with it alone. Once denied, always. */
  #apart: StorageProblem | undefined

  constructor(options: PersistenceOptions) {
    this.#options = options
  }

  /** The stored bank, or undefined when there is none that this build can read. Sets an unreadable one aside. */
  async load(): Promise<LoadedBank | undefined> {
    const stored = await this.#read()
    if (stored?.head === undefined) return undefined
    const head = readHead(stored.head)
    const entries = this.#entriesIn(stored)
    if (!head || !this.#options.isKnown(head.record.scenario) || entries.length < stored.rows.length)
      return this.setAside('corrupt')
    const { record, clock, network, touched } = head
    const adopt = () => {
      this.#view = emptyView(head)
      this.#remember(entries)
    }
    return { record, clock, network, touched, rows: entries, adopt }
  }

  /** The stored rows in their order, as they are; undefined when nothing is stored. */
  async rows(): Promise<StoredRow[] | undefined> {
    const stored = await this.#read()
    return stored?.head === undefined ? undefined : this.#entriesIn(stored)
  }

  /** What other tabs have stored since the tab last read or wrote. */
  async news(): Promise<News> {
    const { head: known } = this.#view
    if (this.#apart || !known) return { kind: 'none' }
    const stored = await this.#read(known)
    if (!stored) return { kind: 'none' }
    const head = readHead(stored.head)
    if (head?.record.epoch !== known.record.epoch || head.seq < known.seq) return { kind: 'replaced' }
    if (head.seq === known.seq) return { kind: 'none' }
    const rows = this.#entriesIn(stored)
    this.#view.head = head
    this.#remember(rows)
    return { kind: 'changed', rows, clock: head.clock, network: head.network }
  }

  get isTouched(): boolean {
    return this.#view.head?.touched === true
  }

  /** The network as it is stored. */
  get network(): NetworkState | undefined {
    return this.#view.head?.network
  }

  /** Stores another state in place of the stored one, which stays when there is no room. */
  async begin(state: Omit<BankHead, 'seq'>, rows: readonly StoredRow[]): Promise<void> {
    this.#view = emptyView({ ...state, seq: 1 })
    if (this.#apart !== 'denied') this.#apart = undefined
    await this.#write({ ...state, seq: 1 }, rows, undefined)
  }

  /** Stores what a transaction has changed; rejects with `Outdated` when another tab has written since. */
  async write(change: Partial<Omit<BankHead, 'seq'>>, rows: readonly StoredRow[] = []): Promise<void> {
    const { head } = this.#view
    if (head) await this.#write({ ...head, ...change, seq: head.seq + 1 }, rows, head)
  }

  async setAside(problem: StorageProblem): Promise<undefined> {
    await this.#options.storage.setAside().catch(() => undefined)
    this.#view = emptyView()
    this.#options.onProblem(problem)
  }

  async #write(head: BankHead, rows: readonly StoredRow[], follows: BankHead | undefined): Promise<void> {
    if (this.#apart) {
      this.#view.head = head
      return
    }
    const entries = rows.map((row) => this.#entryOf(row, head.seq))
    try {
      await this.#options.storage.write({ head, rows: entries, ...(follows && { follows }) })
      this.#view.head = head
      this.#remember(entries)
    } catch (error) {
      if (error instanceof Outdated) throw error
      this.#goApart(error)
    }
  }

  /** Those that this build can read, in their order. */
  #entriesIn({ rows }: StoredRoom): StoredEntry[] {
    return rows.flatMap((row) => readEntry(this.#options.definitions, row) ?? []).toSorted(inOrder)
  }

  #entryOf({ table, id, row }: StoredRow, seq: number): StoredEntry {
    const key = keyOf({ table, id })
    return { key, table, id, row, seq, place: this.#view.places.get(key) ?? (this.#view.latest += 1) }
  }

  #remember(entries: readonly StoredEntry[]): void {
    for (const { key, place } of entries) {
      this.#view.places.set(key, place)
      this.#view.latest = Math.max(this.#view.latest, place)
    }
  }

  /** undefined when the browser denies it. */
  async #read(after?: BankHead): Promise<StoredRoom | undefined> {
    if (this.#apart === 'denied') return undefined
    try {
      return await this.#options.storage.read(after)
    } catch (error) {
      this.#goApart(error)
      return undefined
    }
  }

  #goApart(error: unknown): void {
    this.#apart = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied'
    this.#options.onProblem(this.#apart)
  }
}
