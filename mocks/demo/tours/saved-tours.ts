import { readTour, type Tour } from './tour.ts'

const MAX_TEXT = 200_000
const keyOf = (basePath: string): string => `corridor:tours:${basePath}`

/** Tours that were written or imported in this browser. */
export function savedTours(storage: Storage, basePath: string): Tour[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(keyOf(basePath)) ?? '[]')
    return Array.isArray(value) ? value.map(readTour) : []
  } catch {
    return []
  }
}

export function saveTours(storage: Storage, basePath: string, tours: readonly Tour[]): void {
  const text = JSON.stringify(tours)
  if (text.length > MAX_TEXT) throw new Error('These tours are too long to be kept. Export one and delete it here.')
  try {
    storage.setItem(keyOf(basePath), text)
  } catch {
    throw new Error('The browser has no room for this tour. Export it as a file.')
  }
}

/** The id and the title of a new tour. */
export function unusedTour(tours: readonly Tour[]): [id: string, title: string] {
  for (let number = 1; ; number += 1) {
    const id = `recorded-${number}`
    if (!tours.some((tour) => tour.id === id)) return [id, `Recorded tour ${number}`]
  }
}
