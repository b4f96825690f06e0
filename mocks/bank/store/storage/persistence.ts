import { isClockState, type ClockState } from '../clock/clock.ts'
import { KeyedStorage } from './keyed-storage.ts'
import { isNetworkState, type NetworkState } from '../../http/network.ts'
import { MAX_LISTED_KEYS, readStamp, type Stamp } from './stamp.ts'
import { readJson, readRecord, storedPrefix, type BankRecord, type StoredBank, type StoredRow } from './stored-bank.ts'
import { inOrder, placeOf, readRow, writeRow, type PlacedRow } from './stored-row.ts'
import type { TableDefinition } from '../database/table.ts'

export type ForeignChange =
  | { kind: 'none' }
  /** A different state: reset, other scenario, import, or cleared site data. */
  | { kind: 'replaced' }
  | { kind: 'changed'; rows: StoredRow[]; clock: ClockState | undefined; network: NetworkState | undefined }

interface PersistenceOptions {
  storage: Storage
  scope: string
  definitions: Readonly<Record<string, TableDefinition>>
  isKnown: (scenario: string) => boolean
  /** Distinguishes this tab's writes. */
  tab: string
  onProblem: (problem: 'full' | 'corrupt') => void
}

/** What a tab knows of the storage. */
interface View {
  record: BankRecord | undefined
  recordText: string | null
  stampText: string | null
  stampId: string | null
  /** The text last read or written, by key: shows what changed when all keys have to be compared. */
  known: Map<string, string>
  /** The highest position given to a row. */
  latest: number
  missed: boolean
  writable: boolean
  /** This state did not fit into storage, which still holds another one. */
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
  /** Makes this the state that the tab writes to. */
  adopt: () => void
}

/** Stores what differs from the seed, one key a row, so that tabs overwrite only the rows they change. See ADR 8. */
export class Persistence {
  readonly #storage: KeyedStorage
  readonly #options: PersistenceOptions
  #view = viewOf()
  #count = 0

  constructor(options: PersistenceOptions) {
    this.#options = options
    this.#storage = new KeyedStorage(options.storage, storedPrefix(options.scope))
  }

  /** The key whose `storage` event other tabs listen to. */
  get stampKey(): string {
    return this.#storage.fullKey('stamp')
  }

  /** The stored bank, or undefined when there is none that this build can read. Sets an unreadable one aside. */
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

  begin(record: BankRecord, clock: ClockState, network: NetworkState, rows: readonly StoredRow[] = []): void {
    const view = (this.#view = viewOf(record))
    let over: string[] = []
    try {
      this.#rememberStamp(view)
      over = this.#storage.keys('row:')
    } catch {
      // Denied: the write below fails too and reports it.
    }
    const text = JSON.stringify(record)
    // The record comes last: rows of an epoch without a record are ignored. Without room the former state is kept.
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

  /** A removed row that was never seeded needs no entry. */
  writeRows(rows: readonly (StoredRow & { seeded: boolean })[]): void {
    this.#write(rows.map((row) => this.#rowEntry(row, row.row === null && !row.seeded)))
  }

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

  /** Two tabs that write at once may overwrite each other's stamp; then only the event reveals the lost one. */
  hear(stamp: string | null): void {
    if (stamp !== null && stamp !== this.#storage.peek('stamp')) this.#view.missed = true
  }

  /** Whether other tabs have written since the last call of `changes`. */
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
      // Ignore rows of an older epoch.
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

  /** All or nothing: a payment must not be stored without its transfers. */
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
