import { isClockState, type ClockState } from '../clock/clock.ts'
import { isRowOf } from '../database/row-shape.ts'
import type { Definitions } from '../database/table.ts'
import { isNetworkState, type NetworkState } from '../network-state.ts'
import { isRecord } from '../plain-text.ts'
import { isBankRecord, type BankRecord, type StoredRow } from './stored-bank.ts'

/** What is stored of a bank beside its rows. */
export interface BankHead {
  /** Number of writes to this state. Given under the lock, so that all tabs count alike. */
  seq: number
  record: BankRecord
  clock: ClockState
  network: NetworkState
  /** Whether somebody has changed the scenario. */
  touched: boolean
}

/** A stored row; a removed one stays, so that other tabs learn of it. */
export interface StoredEntry extends StoredRow {
  key: string
  /** The write that stored it. */
  seq: number
  /** Orders rows by when they were inserted. */
  place: number
}

export const keyOf = ({ table, id }: Pick<StoredRow, 'table' | 'id'>): string => `${table}:${id}`

export const inOrder = (a: StoredEntry, b: StoredEntry): number => a.place - b.place || (a.key < b.key ? -1 : 1)

/** undefined when this build did not write it. */
export function readHead(value: unknown): BankHead | undefined {
  if (!isRecord(value)) return undefined
  const { seq, record, clock, network, touched } = value
  const isOne =
    Number.isSafeInteger(seq) &&
    isBankRecord(record) &&
    isClockState(clock) &&
    isNetworkState(network) &&
    typeof touched === 'boolean'
  return isOne ? (value as unknown as BankHead) : undefined
}

/** undefined when this build did not write it. */
export function readEntry(definitions: Definitions, value: unknown): StoredEntry | undefined {
  if (!isRecord(value)) return undefined
  const { key, table, id, row, place, seq } = value
  if (typeof table !== 'string' || typeof id !== 'string' || key !== `${table}:${id}`) return undefined
  const definition = Object.hasOwn(definitions, table) ? definitions[table] : undefined
  if (!definition || !Number.isSafeInteger(place) || !Number.isSafeInteger(seq)) return undefined
  return row === null || isRowOf(definition, id, row) ? (value as unknown as StoredEntry) : undefined
}
