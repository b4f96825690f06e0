import { useMemo, useSyncExternalStore } from 'react'
import { onSavedTours, readSavedTours, savedToursText, saveTours } from '../../tours/saved-tours.ts'
import { readTour } from '../../tours/read-tour.ts'
import type { Tour } from '../../tours/tour.ts'
import { useDock } from '../dock-context.ts'

/** The tours of this browser, and what changes them. Throws a sentence when one is invalid. */
export function useSavedTours() {
  const { bank, basePath } = useDock()
  const { storage } = bank.options
  const text = useSyncExternalStore(onSavedTours, () => savedToursText(storage, basePath))
  const tours = useMemo(() => readSavedTours(text), [text])
  const keep = (next: readonly Tour[]) => saveTours(storage, basePath, next)
  return {
    tours,
    /** Saves the tour, in place of one with the same id. */
    put: (tour: Tour) => {
      const read = readTour(tour)
      const index = tours.findIndex(({ id }) => id === read.id)
      keep(index < 0 ? [...tours, read] : tours.with(index, read))
    },
    remove: (id: string) => keep(tours.filter((tour) => tour.id !== id)),
  }
}
