import { isClockTime, type ClockState } from '../clock/clock.ts'
import type { NetworkState } from '../network-state.ts'
import { isProspectKit, type ProspectKit } from '../prospect-kit.ts'
import { isPaymentCount } from '../scenario-options.ts'
import type { Row } from '../database/table.ts'

/**
 * Increase it when stored rows become unreadable or a seed changes. What earlier versions stored is removed; what newer
 * ones stored is left alone.
 */
export const SCHEMA_VERSION = 15

/** What the names of stored items of a bank begin with. */
export const storedPrefix = (scope: string): string => `corridor:${SCHEMA_VERSION}:${scope}:`

/** The item of localStorage that changes with each write and tells other tabs of it. The first paint reads it too. */
export const hintKey = (scope: string): string => `${storedPrefix(scope)}hint`

export interface StoredHint {
  /** Epoch of the state that was written. */
  epoch: string
  seq: number
  /** The name of the prospect's company, if there is one. */
  company: string | null
  scenario: string
}

export interface BankRecord {
  /** Changes with each reset: rows of an older epoch are ignored. */
  epoch: string
  scenario: string
  seed: number
  /** Milliseconds on the bank's clock. */
  seededAt: number
  payments: number | null
  /** The company that the scenario is about instead of its own. */
  prospect: ProspectKit | null
}

export interface StoredRow {
  table: string
  id: string
  /** null: removed. */
  row: Row | null
}

export interface StoredBank {
  record: BankRecord
  clock: ClockState
  network: NetworkState
  rows: StoredRow[]
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isBankRecord(value: unknown): value is BankRecord {
  if (typeof value !== 'object' || value === null) return false
  const { epoch, scenario, seed, seededAt, payments, prospect } = value as Partial<Record<keyof BankRecord, unknown>>
  return (
    typeof epoch === 'string' &&
    /^[\w-]{1,64}$/.test(epoch) &&
    typeof scenario === 'string' &&
    Number.isSafeInteger(seed) &&
    typeof seededAt === 'number' &&
    isClockTime(seededAt) &&
    (payments === null || isPaymentCount(payments)) &&
    (prospect === null || isProspectKit(prospect))
  )
}
