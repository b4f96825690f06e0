import { paths, routeOf } from '../routing/paths.ts'
import { preloadWhatOpens } from '../ui/loaded-when-open.tsx'
import { readForPage } from './first-reads.ts'
import { loadCodeOf, pages } from './routes.ts'

/** Long enough for a first visit to have shown its data; the network is somebody else's until then. */
const QUIET_AFTER = 3000

/** Safari has no such callback. */
export const wheneverIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work)
}

const ahead = (route: string) => void loadCodeOf(route).catch(() => undefined)

let complete = false
const listeners = new Set<() => void>()

/** Whether the code of every page has been fetched. */
export const areAllPagesThere = (): boolean => complete

export function listenToPagesAhead(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchRest(): Promise<void> {
  try {
    for (const { preload } of Object.values(pages)) {
      // Asked for in vain a file may count as missing for good.
      if (!navigator.onLine) return
      await preload()
    }
  } catch {
    return
  }
  complete = true
  for (const listener of listeners) listener()
  if (navigator.onLine) await preloadWhatOpens()
}

/**
 * Fetches the code of a page before it is opened: of the one that somebody points at or moves to, of the first page behind
 * the sign-in as soon as the form is used, and of all of them once nothing else is going on. A page whose code is there
 * comes without a fallback. Of the page that somebody is about to open also what it shows.
 */
export function fetchPagesAhead(basePath: string): void {
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link?.origin === location.origin && link.pathname.startsWith(basePath)) {
      const route = routeOf(link.pathname, basePath)
      ahead(route)
      if (link.closest('nav')) readForPage(route)
    }
    if (target.closest('form') && routeOf(location.pathname, basePath) === paths.signIn) ahead(paths.dashboard)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(event, onIntent, { passive: true })

  setTimeout(() => wheneverIdle(() => void fetchRest()), QUIET_AFTER)
}
