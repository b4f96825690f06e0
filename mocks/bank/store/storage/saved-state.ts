import { isClockTime, readClock } from '../clock/clock.ts'
import { type BrandChoice, readBrand } from '../brand-choice.ts'
import type { ProspectKit } from '../prospect-kit.ts'
import { isNetworkState, type NetworkState } from '../network-state.ts'
import { isRowOf } from '../database/row-shape.ts'
import { readBoundedJson } from '../bounded-json.ts'
import { isForbiddenKey, isPrintable, isRecord } from '../plain-text.ts'
import { isBankRecord, SCHEMA_VERSION, type StoredBank, type StoredRow } from './stored-bank.ts'
import type { Definitions, Row, TableDefinition } from '../database/table.ts'

/** The whole state as stored in files, links and marks. */
export interface SavedState {
  format: 'corridor-bank'
  version: number
  scenario: string
  seed: number
  /** ISO-8601 instants on the bank's clock: when the scenario began, and what the clock said. */
  seededAt: string
  now: string
  speed: number
  payments: number | null
  prospect: ProspectKit | null
  network: NetworkState
  /** The e-mail of the signed-in user. */
  signedIn: string | null
  /** What differs from the scenario's seed, by table. */
  rows: Record<string, Row[]>
  removed: Record<string, string[]>
  /** How the product was shown; absent when it was not branded. */
  presentation?: BrandChoice
}

/** Tables that are not exported. */
const OWN_TO_A_BROWSER = new Set(['sessions', 'answers', 'steps'])

export function savedState(
  { record, clock, network, rows }: StoredBank,
  wall: number,
  signedIn: string | null,
): SavedState {
  const shared = rows.filter(({ table }) => !OWN_TO_A_BROWSER.has(table))
  return {
    format: 'corridor-bank',
    version: SCHEMA_VERSION,
    scenario: record.scenario,
    seed: record.seed,
    seededAt: new Date(record.seededAt).toISOString(),
    now: new Date(readClock(clock, wall)).toISOString(),
    speed: clock.speed,
    payments: record.payments,
    prospect: record.prospect,
    network,
    signedIn,
    // A deep copy, as from a file.
    rows: JSON.parse(
      JSON.stringify(
        byTable(
          shared.filter(({ row }) => row !== null),
          ({ row }) => row,
        ),
      ),
    ) as Record<string, Row[]>,
    removed: byTable(
      shared.filter(({ row }) => row === null),
      ({ id }) => id,
    ),
  }
}

function byTable<T>(from: readonly StoredRow[], value: (row: StoredRow) => T): Record<string, T[]> {
  const groups: Record<string, T[]> = {}
  for (const stored of from) (groups[stored.table] ??= []).push(value(stored))
  return groups
}

export const MAX_STATE_TEXT = 4_000_000
const MAX_ROWS = 50_000
/** All of them may be due at once. */
const MAX_DUE_CHANGES = 2000
const MAX_ID = 500

interface KnownToBuild {
  scenarios: Readonly<Record<string, unknown>>
  tables: Definitions
}

const NOT_SAVED = 'This is not a saved Corridor demonstration.'

/** Validates a state from any source; throws a sentence where a part of it is invalid. */
export function readState(value: unknown, { scenarios, tables }: KnownToBuild): SavedState {
  if (!isRecord(value)) throw new Error(NOT_SAVED)
  const {
    version,
    scenario,
    seed,
    seededAt,
    now,
    speed,
    payments,
    prospect,
    network,
    signedIn,
    rows,
    removed,
    presentation,
    format,
    ...extra
  } = value
  if (format !== 'corridor-bank') throw new Error(NOT_SAVED)
  if (version !== SCHEMA_VERSION)
    throw new Error(
      `This demonstration was saved by another version (${shown(version)}); this one reads version ${SCHEMA_VERSION}.`,
    )
  if (Object.keys(extra).length > 0)
    throw new Error(`The saved demonstration holds "${shown(Object.keys(extra)[0])}", which is not known.`)
  if (typeof scenario !== 'string' || !Object.hasOwn(scenarios, scenario))
    throw new Error('The saved demonstration has a scenario that is not known.')
  const record = { epoch: 'imported', scenario, seed, seededAt: timeOf(seededAt), payments, prospect }
  if (!isBankRecord(record)) throw new Error('The beginning of the saved demonstration cannot be read.')
  if (!isClockTime(timeOf(now) ?? Number.NaN) || (speed !== 0 && speed !== 1 && speed !== 60))
    throw new Error('The clock of the saved demonstration cannot be read.')
  if (!isNetworkState(network)) throw new Error('The network settings of the saved demonstration cannot be read.')
  if (signedIn !== null && (typeof signedIn !== 'string' || signedIn.length > 254 || !isPrintable(signedIn)))
    throw new Error('Who was signed in cannot be read.')
  if (presentation !== undefined && readBrand(presentation) === undefined)
    throw new Error('The brand of the saved demonstration cannot be read.')
  const problem = rowsProblem(tables, rows, removed)
  if (problem) throw new Error(problem)
  return value as unknown as SavedState
}

/** Reads a state from text; refuses text that is too long before parsing it. */
export function readStateText(text: string, known: KnownToBuild): SavedState {
  if (text.length > MAX_STATE_TEXT) throw new Error('The saved demonstration is too large.')
  const value = readBoundedJson(text)
  if (value === undefined) throw new Error('The saved demonstration is damaged.')
  return readState(value, known)
}

export function storedBank(
  { scenario, seed, seededAt, now, speed, payments, prospect, network, rows, removed }: SavedState,
  wall: number,
): StoredBank {
  return {
    record: { epoch: 'imported', scenario, seed, seededAt: Date.parse(seededAt), payments, prospect },
    clock: { wall, bank: Date.parse(now), speed },
    network,
    rows: [
      ...Object.entries(rows).flatMap(([table, list]) => list.map((row) => ({ table, id: row.id, row }))),
      ...Object.entries(removed).flatMap(([table, ids]) => ids.map((id) => ({ table, id, row: null }))),
    ],
  }
}

function rowsProblem(definitions: Definitions, rows: unknown, removed: unknown): string | undefined {
  if (!isRecord(rows) || !isRecord(removed)) return 'The records of the saved demonstration cannot be read.'
  let count = 0
  for (const [part, isOne] of [
    [rows, (definition: TableDefinition, row: unknown) => isRowOf(definition, idOf(row) ?? '', row)],
    [removed, (_: TableDefinition, id: unknown) => typeof id === 'string' && id !== '' && id.length <= MAX_ID],
  ] as const) {
    for (const [name, list] of Object.entries(part)) {
      const definition = isForbiddenKey(name) || !Object.hasOwn(definitions, name) ? undefined : definitions[name]
      if (!definition || OWN_TO_A_BROWSER.has(name))
        return `The saved demonstration holds records of "${shown(name)}", which are not known.`
      if (!Array.isArray(list)) return `The ${name} of the saved demonstration cannot be read.`
      count += list.length
      if (count > MAX_ROWS || (name === 'dueChanges' && list.length > MAX_DUE_CHANGES))
        return 'The saved demonstration holds too many records.'
      if (!list.every((entry) => isOne(definition, entry)))
        return `The ${name} of the saved demonstration cannot be read.`
    }
  }
  for (const name of new Set([...Object.keys(rows), ...Object.keys(removed)])) {
    const ids = [...((rows[name] ?? []) as Row[]).map(({ id }) => id), ...((removed[name] ?? []) as string[])]
    if (new Set(ids).size !== ids.length) return `The ${name} of the saved demonstration hold the same record twice.`
  }
  return undefined
}

const idOf = (row: unknown): string | undefined =>
  isRecord(row) && typeof row['id'] === 'string' && row['id'] !== '' ? row['id'] : undefined
const shown = (value: unknown): string =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value).slice(0, 40)

function timeOf(value: unknown): number | undefined {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z$/.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
