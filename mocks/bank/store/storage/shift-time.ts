import { instant } from '../database/forms.ts'
import type { Row } from '../database/table.ts'
import type { StoredBank, StoredRow } from './stored-bank.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Columns that hold milliseconds on the bank's clock; others hold ISO-8601 instants. */
const MILLISECONDS = new Set(['at', 'expiresAt', 'reviewAt'])

const isInstant = (value: unknown): value is string => instant.fits(value)
/** 0 stands for "none" in these columns. */
const isTime = (key: string, value: unknown): value is number =>
  MILLISECONDS.has(key) && typeof value === 'number' && value > 0

function timesIn(row: Row): number[] {
  return Object.entries(row).flatMap(([key, value]) => {
    if (isInstant(value)) return [Date.parse(value)]
    return isTime(key, value) ? [value] : []
  })
}

function shiftRow(row: Row, by: number): Row {
  const shifted = Object.entries(row).map(([key, value]): [string, unknown] => {
    if (isInstant(value)) return [key, new Date(Date.parse(value) + by).toISOString()]
    return isTime(key, value) ? [key, value + by] : [key, value]
  })
  return { ...Object.fromEntries(shifted), id: row.id }
}

/** When something was last done, on the bank's clock; when the scenario began if nothing was. */
function lastDoneAt(rows: readonly StoredRow[], seededAt: number, now: number): number {
  const times = rows.flatMap(({ row }) => (row ? timesIn(row) : [])).filter((time) => time <= now)
  return times.reduce((latest, time) => Math.max(latest, time), seededAt)
}

/** Whole weeks since something was last done. */
export const idleWeeks = ({ record, rows }: Pick<StoredBank, 'record' | 'rows'>, now: number): number =>
  Math.floor((now - lastDoneAt(rows, record.seededAt, now)) / WEEK_MS)

/**
 * Moves a state by whole weeks, with what was done in it: a seed moved by whole weeks has the same rows, except monthly
 * payments, which nobody can change, and payments that take longer over a bank holiday.
 */
export function shiftedBy<T extends Pick<StoredBank, 'record' | 'rows'>>(state: T, weeks: number): T {
  const by = weeks * WEEK_MS
  return {
    ...state,
    record: { ...state.record, seededAt: state.record.seededAt + by },
    rows: state.rows
      // Steps lead back to the former dates.
      .filter(({ table }) => table !== 'steps')
      .map((stored) => (stored.row ? { ...stored, row: shiftRow(stored.row, by) } : stored)),
  }
}
