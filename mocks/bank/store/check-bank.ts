import type { Bank } from './bank.ts'
import type { StoredRow } from './storage/stored-bank.ts'

/**
 * A sentence for each invariant that does not hold. The rows are consistent (`problemIn`), and this tab holds the rows
 * that are stored, in the same order: tabs of which this is true answer alike.
 */
export async function checkBank(bank: Bank): Promise<string[]> {
  const { here, stored } = await bank.held()
  const problem = bank.problem()
  const differing = stored && difference(here.rows, stored.rows)
  return [
    ...(problem === undefined ? [] : [problem]),
    ...(differing === undefined ? [] : [`This tab does not hold what is stored: ${differing}.`]),
  ]
}

/** The first row that differs, or whose place does. */
function difference(here: readonly StoredRow[], stored: readonly StoredRow[]): string | undefined {
  const [mine, theirs] = [written(here), written(stored)]
  const index = mine.findIndex((text, place) => text !== theirs[place])
  if (index < 0 && mine.length === theirs.length) return undefined
  return nameOf(mine[index < 0 ? mine.length : index] ?? theirs[index < 0 ? mine.length : index] ?? '')
}

/** Removed rows stay in storage, but only those of the seed in memory. */
const written = (rows: readonly StoredRow[]): string[] =>
  rows.filter(({ row }) => row !== null).map(({ table, id, row }) => JSON.stringify([table, id, row]))

const nameOf = (text: string): string => (JSON.parse(text || '[]') as unknown[]).slice(0, 2).join(' ')
