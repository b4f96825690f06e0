import type { DockActions } from '../corridor.ts'
import { isPackedTour } from '../links/share-link.ts'
import type { GuestLink } from './guest-link.ts'

/** Returns what removes the button again. */
export async function openGuest(guest: GuestLink, startTour: DockActions['tour']): Promise<() => void> {
  if (guest.until !== undefined && guest.until <= Date.now())
    return (await import('./show-instead.ts')).showEnded(guest, location.href)
  const { tour = '' } = guest
  const own = isPackedTour(tour) ? await (await import('../tours/tour-link.ts')).readTourLink(tour) : undefined
  return (await import('./mount-guest.tsx')).mountGuest(guest, own, startTour)
}
