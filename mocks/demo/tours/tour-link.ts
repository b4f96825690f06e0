import { pack, unpack } from '../links/state-link.ts'
import { readTourText, writeTourText } from './read-tour.ts'
import type { Tour } from './tour.ts'

const MAX_TOUR_TEXT = 400_000

export const packTour = (tour: Tour): Promise<string> => pack(writeTourText(tour, 0))

/** Reads `#tour=...`; throws a sentence if it is invalid. */
export async function readTourLink(packed: string): Promise<Tour> {
  return readTourText(await unpack(packed, MAX_TOUR_TEXT, 'The tour of the link'))
}
