import type { ClockState } from '../clock/clock.ts'
import type { NetworkState } from '../policy/network.ts'
import { isPaymentCount } from '../bank/scenario-options.ts'
import type { Row } from '../database/table.ts'

/**
 * Raised when stored rows can no longer be read by this build, or a scenario begins otherwise: they are what differs from it.
 * Stores of other versions are left alone.
 */
export const SCHEMA_VERSION = 4

/** Everything a state is computed from, beside the rows that changed since. */
export interface BankRecord {
  /** Another one after each reset: rows written under an older one are not read. */
  epoch: string
  scenario: string
  seed: number
  /** Milliseconds on the bank's clock. */
  seededAt: number
  payments: number | null
}

export interface StoredRow {
  table: string
  id: string
  /** null: removed. */
  row: Row | null
}

export interface StoredBank {
  record: BankRecord
  clock: ClockState | undefined
  network: NetworkState | undefined
  rows: StoredRow[]
}

/** undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function readRecord(text: string): BankRecord | undefined {
  const value = readJson(text)
  return isBankRecord(value) ? value : undefined
}

export function isBankRecord(value: unknown): value is BankRecord {
  if (typeof value !== 'object' || value === null) return false
  const { epoch, scenario, seed, seededAt, payments } = value as Partial<Record<keyof BankRecord, unknown>>
  return (
    typeof epoch === 'string' &&
    /^[\w-]{1,64}$/.test(epoch) &&
    typeof scenario === 'string' &&
    Number.isSafeInteger(seed) &&
    typeof seededAt === 'number' &&
    Math.abs(seededAt) <= 8.64e15 &&
    (payments === null || isPaymentCount(payments))
  )
}
