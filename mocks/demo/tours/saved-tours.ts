import { createKeptList, firstFree, type KeptList } from '../kept-list.ts'
import { readTour } from './read-tour.ts'
import type { Tour } from './tour.ts'

/** Tours that were recorded or imported in this browser. */
export const keptTours = (storage: Storage, basePath: string): KeptList<Tour> =>
  createKeptList({
    storage,
    key: `corridor:tours:${basePath}`,
    read: (value) => (value as unknown[]).map(readTour),
    full: 'The browser has no room for this tour. Export one as a file and delete it here.',
    longest: 200_000,
  })

/** Saves the tour and replaces the saved one with the same id, if any. */
export function saveTour(tours: KeptList<Tour>, tour: Tour): void {
  const all = tours.state()
  const index = all.findIndex(({ id }) => id === tour.id)
  tours.set(index < 0 ? [...all, tour] : all.with(index, tour))
}

/** The id and the title of a new tour. */
export function unusedTour(tours: readonly Tour[]): [id: string, title: string] {
  const number = firstFree((taken) => tours.some(({ id }) => id === `recorded-${taken}`))
  return [`recorded-${number}`, `Recorded tour ${number}`]
}
