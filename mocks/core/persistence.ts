import { isClockState, type ClockState } from './clock.ts'
import { isNetworkState, type NetworkState } from './network.ts'
import { MAX_LISTED_KEYS, readStamp, type Stamp } from './stamp.ts'
import { readJson, readRecord, SCHEMA_VERSION, type BankRecord, type StoredBank, type StoredRow } from './stored-bank.ts'
import { inOrder, placeOf, readRow, writeRow, type PlacedRow } from './stored-row.ts'
import type { TableDefinition } from './table.ts'

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

/**
 * Keeps in `localStorage` what differs from the seed, one key a row: two tabs that write different rows never touch each
 * other's, and of two writes to one row the last wins. A stamp tells the other tabs what to read.
 */
export class Persistence {
  readonly prefix: string
  readonly #storage: Storage
  readonly #options: PersistenceOptions
  #record: BankRecord | undefined
  #recordText: string | null = null
  #stampText: string | null = null
  #stampId: string | null = null
  /** What this tab last read or wrote, by key: tells what changed when everything has to be looked at. */
  #known = new Map<string, string>()
  /** The latest place that was given to a row. */
  #latest = 0
  #writable = true
  #missed = false
  #count = 0

  constructor(options: PersistenceOptions) {
    this.#options = options
    this.#storage = options.storage
    this.prefix = `corridor:${SCHEMA_VERSION}:${options.basePath}:`
  }

  /** The stored bank, or undefined when there is none that this build can read; an unreadable one is set aside first. */
  load(): StoredBank | undefined {
    this.#known.clear()
    this.#missed = false
    try {
      this.#rememberStamp()
      this.#recordText = this.#get('bank')
      if (this.#recordText === null) return undefined
      const record = readRecord(this.#recordText)
      if (!record || !this.#options.isKnown(record.scenario)) return this.#setAside()
      this.#record = record
      const rows: PlacedRow[] = []
      for (const key of this.#rowKeys()) {
        const stored = this.#readRow(key)
        if (!stored) return this.#setAside()
        rows.push(stored)
      }
      const clock = this.#readShared('clock', isClockState)
      const network = this.#readShared('network', isNetworkState)
      return { record, clock, network, rows: rows.toSorted(inOrder) }
    } catch {
      return undefined
    }
  }

  /** Begins another state: what was changed in the one before is forgotten. */
  begin(record: BankRecord, clock: ClockState, network: NetworkState, rows: readonly StoredRow[] = []): void {
    this.#writable = true
    this.#known.clear()
    this.#record = record
    try {
      for (const key of this.#keys(`${this.prefix}row:`)) this.#storage.removeItem(key)
    } catch {
      // What cannot be removed is not read either: its epoch is over.
    }
    const text = JSON.stringify(record)
    // The record comes last: until it is there, rows of its epoch are nobody's.
    this.#write([
      ...rows.map((row) => this.#rowEntry(row)),
      ['clock', JSON.stringify(clock)],
      ['network', JSON.stringify(network)],
      ['touched', null],
      ['bank', text],
    ])
    this.#recordText = this.#writable ? text : this.#peek('bank')
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
    return this.#peek('touched') !== null
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
    if (stamp !== null && stamp !== this.#peek('stamp')) this.#missed = true
  }

  /** What other tabs did since the last look. Two reads when nothing happened. */
  changes(): ForeignChange {
    try {
      if (this.#get('bank') !== this.#recordText) return { kind: 'replaced' }
      const text = this.#get('stamp')
      if (text === this.#stampText && !this.#missed) return { kind: 'none' }
      const stamp = readStamp(text)
      const listed = !this.#missed && stamp && stamp.previous === this.#stampId ? stamp.keys : null
      this.#rememberStamp()
      this.#missed = false
      return this.#changed(listed)
    } catch {
      return { kind: 'none' }
    }
  }

  #changed(listed: string[] | null): ForeignChange {
    const rows: PlacedRow[] = []
    const keys = listed ?? [...new Set([...this.#rowKeys(), ...this.#known.keys()]), 'clock', 'network']
    for (const key of keys) {
      if (!key.startsWith('row:')) continue
      const text = this.#get(key)
      if (text === (this.#known.get(key) ?? null)) continue
      const stored = this.#readRow(key)
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
    const key = this.#rowKey(table, id)
    if (isGone) return [key, null]
    const known = this.#known.get(key)
    return [key, writeRow(known === undefined ? (this.#latest += 1) : placeOf(known), row)]
  }

  #readRow(key: string): PlacedRow | undefined {
    const [, , table = '', ...rest] = key.split(':')
    const id = rest.join(':')
    const definition = this.#options.definitions[table]
    const text = this.#get(key)
    if (!definition) return undefined
    if (text === null) {
      this.#known.delete(key)
      return { table, id, row: null, place: 0 }
    }
    const read = readRow(definition, id, text)
    if (!read) return undefined
    this.#known.set(key, text)
    this.#latest = Math.max(this.#latest, read.place)
    return { table, id, ...read }
  }

  /** All of it or nothing: a payment without its account's new balance would be worse than neither. */
  #write(entries: readonly (readonly [key: string, text: string | null])[]): void {
    if (!this.#writable || entries.length === 0) return
    const before: [string, string | null][] = []
    try {
      if (this.#get('stamp') !== this.#stampText) this.#missed = true
      for (const [key, text] of entries) {
        before.push([key, this.#get(key)])
        if (text === null) this.#storage.removeItem(this.prefix + key)
        else this.#storage.setItem(this.prefix + key, text)
      }
      this.#stamp(entries.map(([key]) => key))
      for (const [key, text] of entries) {
        if (!key.startsWith('row:')) continue
        if (text === null) this.#known.delete(key)
        else this.#known.set(key, text)
      }
    } catch {
      this.#takeBack(before)
      this.#writable = false
      this.#options.onProblem('full')
    }
  }

  #takeBack(before: readonly [string, string | null][]): void {
    for (const [key, text] of before) {
      try {
        if (text === null) this.#storage.removeItem(this.prefix + key)
        else this.#storage.setItem(this.prefix + key, text)
      } catch {
        // It held this very text a moment ago; nothing more can be done.
      }
    }
  }

  #stamp(keys: string[]): void {
    this.#count += 1
    const id = `${this.#options.tab}.${this.#count}`
    const stamp: Stamp = { id, previous: this.#stampId, keys: keys.length > MAX_LISTED_KEYS ? null : keys }
    const text = JSON.stringify(stamp)
    this.#storage.setItem(`${this.prefix}stamp`, text)
    this.#stampText = text
    this.#stampId = id
  }

  #rememberStamp(): void {
    this.#stampText = this.#get('stamp')
    this.#stampId = readStamp(this.#stampText)?.id ?? null
  }

  #rowKey(table: string, id: string): string {
    return `row:${this.#record?.epoch ?? ''}:${table}:${id}`
  }

  #rowKeys(): string[] {
    const own = `${this.prefix}row:${this.#record?.epoch ?? ''}:`
    return this.#keys(own).map((key) => key.slice(this.prefix.length))
  }

  #keys(beginning: string): string[] {
    const keys: string[] = []
    for (let i = 0; i < this.#storage.length; i += 1) {
      const key = this.#storage.key(i)
      if (key?.startsWith(beginning)) keys.push(key)
    }
    return keys
  }

  #get(key: string): string | null {
    return this.#storage.getItem(this.prefix + key)
  }

  #peek(key: string): string | null {
    try {
      return this.#get(key)
    } catch {
      return null
    }
  }

  #readShared<T>(key: string, is: (value: unknown) => value is T): T | undefined {
    const value = readJson(this.#get(key) ?? '')
    return is(value) ? value : undefined
  }

  /** Keeps what could not be read under another key: the next build may know better. */
  #setAside(): undefined {
    const kept: Record<string, string> = {}
    for (const key of this.#keys(this.prefix)) {
      const text = this.#storage.getItem(key)
      if (!key.endsWith(':set-aside') && text !== null) kept[key] = text
      if (!key.endsWith(':set-aside')) this.#storage.removeItem(key)
    }
    try {
      this.#storage.setItem(`${this.prefix}set-aside`, JSON.stringify(kept))
    } catch {
      // No room to keep it.
    }
    this.#known.clear()
    this.#record = undefined
    this.#recordText = null
    this.#stampText = null
    this.#stampId = null
    this.#options.onProblem('corrupt')
    return undefined
  }
}
