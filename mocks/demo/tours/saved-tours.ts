import { createListeners } from '../../bank/store/listeners.ts'
import { readTour } from './read-tour.ts'
import type { Tour } from './tour.ts'

const MAX_TEXT = 200_000
const keyOf = (basePath: string): string => `corridor:tours:${basePath}`

/** In this tab; others hear the event of the storage. */
const { notify, subscribe } = createListeners()

/** Calls the listener when the saved tours have changed, in this tab or another one. */
export function onSavedTours(listener: () => void): () => void {
  const end = subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    end()
    window.removeEventListener('storage', listener)
  }
}

/** The same text as long as the tours are the same. */
export const savedToursText = (storage: Storage, basePath: string): string => storage.getItem(keyOf(basePath)) ?? '[]'

export function readSavedTours(text: string): Tour[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.map(readTour) : []
  } catch {
    return []
  }
}

/** Tours that were recorded or imported in this browser. */
export const savedTours = (storage: Storage, basePath: string): Tour[] =>
  readSavedTours(savedToursText(storage, basePath))

export function saveTours(storage: Storage, basePath: string, tours: readonly Tour[]): void {
  const text = JSON.stringify(tours)
  if (text.length > MAX_TEXT) throw new Error('These tours are too long to be kept. Export one and delete it here.')
  try {
    storage.setItem(keyOf(basePath), text)
  } catch {
    throw new Error('The browser has no room for this tour. Export it as a file.')
  }
  notify()
}

/** The id and the title of a new tour. */
export function unusedTour(tours: readonly Tour[]): [id: string, title: string] {
  for (let number = 1; ; number += 1) {
    const id = `recorded-${number}`
    if (!tours.some((tour) => tour.id === id)) return [id, `Recorded tour ${number}`]
  }
}
