import { isClockState, type ClockState } from '../clock/clock.ts'
import { KeyedStorage } from './keyed-storage.ts'
import { isNetworkState, type NetworkState } from '../policy/network.ts'
import { MAX_LISTED_KEYS, readStamp, type Stamp } from './stamp.ts'
import {
  readJson,
  readRecord,
  SCHEMA_VERSION,
  type BankRecord,
  type StoredBank,
  type StoredRow,
} from './stored-bank.ts'
import { inOrder, placeOf, readRow, writeRow, type PlacedRow } from './stored-row.ts'
import type { TableDefinition } from '../database/table.ts'

export type ForeignChange =
  | { kind: 'none' }
  /** Another state altogether: reset, other scenario, import, or the site's data were cleared. */
  | { kind: 'replaced' }
  | { kind: 'changed'; rows: StoredRow[]; clock: ClockState | undefined; network: NetworkState | undefined }

interface PersistenceOptions {
  storage: Storage
  basePath: string
  definitions: Readonly<Record<string, TableDefinition>>
  /** Whether this build can tell a scenario: another one may have known more. */
  isKnown: (scenario: string) => boolean
  /** Distinguishes this tab's writes. */
  tab: string
  onProblem: (problem: 'full' | 'corrupt') => void
}

/** What a tab knows of storage as of one moment: taken over whole, or not at all. */
interface View {
  record: BankRecord | undefined
  recordText: string | null
  stampText: string | null
  stampId: string | null
  /** What was last read or written, by key: tells what changed when everything has to be looked at. */
  known: Map<string, string>
  /** The latest place that was given to a row. */
  latest: number
  missed: boolean
  writable: boolean
  /** Begun without room for it: what is stored is another state. */
  isApart: boolean
}

const viewOf = (record?: BankRecord): View => ({
  record,
  recordText: null,
  stampText: null,
  stampId: null,
  known: new Map(),
  latest: 0,
  missed: false,
  writable: true,
  isApart: false,
})

const rowPrefix = ({ record }: View): string => `row:${record?.epoch ?? ''}:`

export interface LoadedBank extends StoredBank {
  /** From now on this is the tab's own: what it writes belongs to it. */
  adopt: () => void
}

/**
 * Keeps in `localStorage` what differs from the seed, one key a row: two tabs that write different rows never touch each
 * other's, and of two writes to one row the last wins. A stamp tells the other tabs what to read.
 */
export class Persistence {
  readonly #storage: KeyedStorage
  readonly #options: PersistenceOptions
  #view = viewOf()
  #count = 0

  constructor(options: PersistenceOptions) {
    this.#options = options
    this.#storage = new KeyedStorage(options.storage, `corridor:${SCHEMA_VERSION}:${options.basePath}:`)
  }

  /** Its change is what the browser tells the other tabs of. */
  get stampKey(): string {
    return this.#storage.fullKey('stamp')
  }

  /** The stored bank, or undefined when there is none that this build can read; an unreadable one is set aside first. */
  load(): LoadedBank | undefined {
    try {
      const text = this.#storage.get('bank')
      if (text === null) return undefined
      const record = readRecord(text)
      if (!record || !this.#options.isKnown(record.scenario)) return this.#setAside()
      const view = { ...viewOf(record), recordText: text }
      this.#rememberStamp(view)
      const rows: PlacedRow[] = []
      for (const key of this.#rowKeys(view)) {
        const stored = this.#readRow(view, key)
        if (!stored) return this.#setAside()
        rows.push(stored)
      }
      const clock = this.#readShared('clock', isClockState)
      const network = this.#readShared('network', isNetworkState)
      const adopt = () => {
        this.#view = view
      }
      return { record, clock, network, rows: rows.toSorted(inOrder), adopt }
    } catch {
      return undefined
    }
  }

  /** Begins another state: what was changed in the one before is forgotten. */
  begin(record: BankRecord, clock: ClockState, network: NetworkState, rows: readonly StoredRow[] = []): void {
    const view = (this.#view = viewOf(record))
    let over: string[] = []
    try {
      this.#rememberStamp(view)
      over = this.#storage.keys('row:')
    } catch {
      // What denies this denies the writing as well.
    }
    const text = JSON.stringify(record)
    // The record comes last: until it is there, rows of its epoch are nobody's. Without room the state before stays whole.
    this.#write([
      ...over.map((key): [string, null] => [key, null]),
      ...rows.map((row) => this.#rowEntry(row)),
      ['clock', JSON.stringify(clock)],
      ['network', JSON.stringify(network)],
      ['touched', null],
      ['bank', text],
    ])
    view.isApart = !view.writable
    view.recordText = view.writable ? text : this.#storage.peek('bank')
  }

  /** Stores what a transaction left behind. A row that is in nobody's seed and was removed needs no trace. */
  writeRows(rows: readonly (StoredRow & { seeded: boolean })[]): void {
    this.#write(rows.map((row) => this.#rowEntry(row, row.row === null && !row.seeded)))
  }

  /** Remembered beside the bank until another begins: whether anybody changed anything. */
  touch(): void {
    if (this.isTouched()) return
    this.#write([['touched', '1']])
  }

  isTouched(): boolean {
    return this.#storage.peek('touched') !== null
  }

  writeClock(clock: ClockState): void {
    this.#write([['clock', JSON.stringify(clock)]])
  }

  writeNetwork(network: NetworkState): void {
    this.#write([['network', JSON.stringify(network)]])
  }

  /**
   * Another tab has written. Where two do so in the same moment, from processes of their own, one overwrites the other's
   * stamp before it has read it; what the browser tells is then all there is left of it.
   */
  hear(stamp: string | null): void {
    if (stamp !== null && stamp !== this.#storage.peek('stamp')) this.#view.missed = true
  }

  /** Whether other tabs did anything since the last look: two reads. */
  hasChanges(): boolean {
    const { recordText, stampText, isApart, missed } = this.#view
    try {
      return (
        this.#storage.get('bank') !== recordText || (!isApart && (missed || this.#storage.get('stamp') !== stampText))
      )
    } catch {
      return false
    }
  }

  /** What they did. */
  changes(): ForeignChange {
    const view = this.#view
    if (!this.hasChanges()) return { kind: 'none' }
    try {
      if (this.#storage.get('bank') !== view.recordText) return { kind: 'replaced' }
      const stamp = readStamp(this.#storage.get('stamp'))
      const listed = !view.missed && stamp && stamp.previous === view.stampId ? stamp.keys : null
      this.#rememberStamp(view)
      view.missed = false
      return this.#changed(view, listed)
    } catch {
      return { kind: 'none' }
    }
  }

  #changed(view: View, listed: string[] | null): ForeignChange {
    const rows: PlacedRow[] = []
    const keys = listed ?? [...new Set([...this.#rowKeys(view), ...view.known.keys()]), 'clock', 'network']
    for (const key of keys) {
      // What a slower tab still wrote to the state before this one is nobody's.
      if (!key.startsWith(rowPrefix(view))) continue
      const text = this.#storage.get(key)
      if (text === (view.known.get(key) ?? null)) continue
      const stored = this.#readRow(view, key)
      if (stored) rows.push(stored)
    }
    return {
      kind: 'changed',
      rows: rows.toSorted(inOrder),
      clock: keys.includes('clock') ? this.#readShared('clock', isClockState) : undefined,
      network: keys.includes('network') ? this.#readShared('network', isNetworkState) : undefined,
    }
  }

  /** A row keeps the place that it was first stored at. */
  #rowEntry({ table, id, row }: StoredRow, isGone = false): [key: string, text: string | null] {
    const view = this.#view
    const key = `${rowPrefix(view)}${table}:${id}`
    if (isGone) return [key, null]
    const known = view.known.get(key)
    return [key, writeRow(known === undefined ? (view.latest += 1) : placeOf(known), row)]
  }

  #readRow(view: View, key: string): PlacedRow | undefined {
    const [, , table = '', ...rest] = key.split(':')
    const id = rest.join(':')
    const definition = this.#options.definitions[table]
    const text = this.#storage.get(key)
    if (!definition) return undefined
    if (text === null) {
      view.known.delete(key)
      return { table, id, row: null, place: 0 }
    }
    const read = readRow(definition, id, text)
    if (!read) return undefined
    view.known.set(key, text)
    view.latest = Math.max(view.latest, read.place)
    return { table, id, ...read }
  }

  /** All of it or nothing: a payment without its account's new balance would be worse than neither. */
  #write(entries: readonly (readonly [key: string, text: string | null])[]): void {
    const view = this.#view
    if (!view.writable || entries.length === 0) return
    const stamp = this.#nextStamp(
      view,
      entries.map(([key]) => key),
    )
    const text = JSON.stringify(stamp)
    try {
      if (this.#storage.get('stamp') !== view.stampText) view.missed = true
      this.#storage.write([...entries, ['stamp', text]])
      view.stampText = text
      view.stampId = stamp.id
      for (const [key, written] of entries) {
        if (!key.startsWith('row:')) continue
        if (written === null) view.known.delete(key)
        else view.known.set(key, written)
      }
    } catch {
      view.writable = false
      this.#options.onProblem('full')
    }
  }

  #nextStamp({ stampId }: View, keys: string[]): Stamp {
    this.#count += 1
    return {
      id: `${this.#options.tab}.${this.#count}`,
      previous: stampId,
      keys: keys.length > MAX_LISTED_KEYS ? null : keys,
    }
  }

  #rememberStamp(view: View): void {
    view.stampText = this.#storage.get('stamp')
    view.stampId = readStamp(view.stampText)?.id ?? null
  }

  #rowKeys = (view: View): string[] => this.#storage.keys(rowPrefix(view))

  #readShared<T>(key: string, is: (value: unknown) => value is T): T | undefined {
    const value = readJson(this.#storage.get(key) ?? '')
    return is(value) ? value : undefined
  }

  #setAside(): undefined {
    this.#storage.setAside()
    this.#view = viewOf()
    this.#options.onProblem('corrupt')
    return undefined
  }
}
