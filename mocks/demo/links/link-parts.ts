import { isPackedTour, prospectParts, type ShareLink } from './share-link.ts'

export type LinkParts = Awaited<ReturnType<typeof readParts>>

/** What is packed in a link. Rejects with a sentence when a part is damaged. */
export async function readParts(link: ShareLink) {
  const { state, pins, tour, screen } = link
  const isAboutProspect = prospectParts(link).some((part) => part !== undefined)
  const prospect = isAboutProspect ? (await import('./prospect-link.ts')).prospectOf(link) : undefined
  const openPins = pins === undefined ? undefined : await (await import('../feedback/pins-link.ts')).readPinsLink(pins)
  if (tour !== undefined && isPackedTour(tour)) await (await import('../tours/tour-link.ts')).readTourLink(tour)
  const before = screen === undefined ? undefined : (await import('../map/map-open.ts')).beforeScreen(screen)
  const read = state === undefined ? undefined : await (await import('./state-link.ts')).readStateLink(state)
  return { prospect, openPins, before, state: read }
}
