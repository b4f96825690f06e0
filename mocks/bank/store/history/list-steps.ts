import type { Db } from '../database/db.ts'

export interface Step {
  id: string
  /** ISO-8601 instant on the bank's clock. */
  at: string
  /** What was done, in a sentence. */
  text: string
  /** Whether it was taken back and can be done again. */
  undone: boolean
}

/** Newest first; `isCut` when older ones are no longer kept. */
export function listSteps({ steps }: Pick<Db, 'steps'>): { steps: Step[]; isCut: boolean } {
  const kept = steps
    .all()
    .filter(({ kind }) => kind !== 'passed')
    .toSorted((a, b) => b.position - a.position)
  const oldest = kept.at(-1)
  return {
    steps: kept.map(({ id, began, text, kind }) => ({
      id,
      at: new Date(began).toISOString(),
      text,
      undone: kind === 'undone',
    })),
    isCut: oldest !== undefined && oldest.position > 1,
  }
}
