import { keepInTab, keptInTab } from '../tab-memory.ts'
import { readShareLink, type ShareLink } from '../links/share-link.ts'

/** The link of a guest, and what it says. */
export interface GuestLink extends Pick<ShareLink, 'tour' | 'contact' | 'until'> {
  address: string
}

const keyOf = (basePath: string): string => `corridor:guest:${basePath}`

/** Kept in the tab, so that a reload shows the same and "Start again" opens the link again. */
export function rememberGuest(basePath: string, address: string): void {
  keepInTab(keyOf(basePath), address)
}

export function guestLink(basePath: string): GuestLink {
  const kept = keptInTab(keyOf(basePath))
  const address = typeof kept === 'string' ? kept : ''
  const read = readShareLink(address.slice(Math.max(0, address.indexOf('#'))))
  return { ...(read.kind === 'link' && read.link), address }
}
