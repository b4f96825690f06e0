import type { Bank } from './bank.ts'
import type { StoredRow } from './storage/stored-bank.ts'

/**
 * A sentence for each invariant that does not hold: the rows are consistent (`problemIn`), and this tab holds the
 * stored rows in the stored order. Tabs of which both are true answer alike.
 */
export async function checkBank(bank: Bank): Promise<string[]> {
  const { here, stored = here } = await bank.rows()
  const differing = firstDifference(here, stored)
  return [
    bank.problem(),
    differing && `This tab does not hold what is stored: ${differing.table} ${differing.id}.`,
  ].filter((sentence) => sentence !== undefined)
}

/** The first row that differs, is missing or stands elsewhere. */
function firstDifference(here: readonly StoredRow[], stored: readonly StoredRow[]): StoredRow | undefined {
  const [mine, theirs] = [here.filter(isPresent), stored.filter(isPresent)]
  const index = mine.findIndex((row, place) => textOf(row) !== textOf(theirs[place]))
  return index < 0 ? theirs[mine.length] : mine[index]
}

/** Removed rows leave a mark in storage, and in memory only those of the seed do. */
const isPresent = ({ row }: StoredRow): boolean => row !== null

const textOf = (entry: StoredRow | undefined): string | undefined =>
  entry && JSON.stringify([entry.table, entry.id, entry.row])
