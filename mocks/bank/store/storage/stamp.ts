import { readJson } from './stored-bank.ts'

/** Tells the other tabs which keys to read, and which stamp it follows. */
export interface Stamp {
  id: string
  previous: string | null
  /** What was written, or null when it was too much to list. */
  keys: string[] | null
}

export const MAX_LISTED_KEYS = 200

export function readStamp(text: string | null): Stamp | undefined {
  const value = text === null ? undefined : readJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const { id, previous, keys } = value as Partial<Stamp>
  const listed = Array.isArray(keys) && keys.every((key) => typeof key === 'string') ? keys : null
  return typeof id === 'string'
    ? { id, previous: typeof previous === 'string' ? previous : null, keys: listed }
    : undefined
}
