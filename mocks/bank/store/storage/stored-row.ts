import { isRowOf } from '../database/row-shape.ts'
import { readJson, type StoredRow } from './stored-bank.ts'
import type { TableDefinition } from '../database/table.ts'

/** A stored row with its position, because a `Storage` has no order. */
export interface PlacedRow extends StoredRow {
  place: number
}

export const inOrder = (a: PlacedRow, b: PlacedRow): number => a.place - b.place || (a.id < b.id ? -1 : 1)

export const writeRow = (place: number, row: StoredRow['row']): string => JSON.stringify([place, row])

export const placeOf = (text: string): number => Number.parseInt(text.slice(1), 10)

/** undefined when this build did not write it. */
export function readRow(
  definition: TableDefinition,
  id: string,
  text: string,
): Pick<PlacedRow, 'place' | 'row'> | undefined {
  const value = readJson(text)
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [place, row] = value as unknown[]
  if (!Number.isSafeInteger(place)) return undefined
  return row === null || isRowOf(definition, id, row) ? { place: place as number, row } : undefined
}
