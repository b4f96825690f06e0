import { routeOf } from '../boot/screens.ts'
import { paths, shellPaths } from '../routing/paths.ts'
import { loadCodeOf, pages } from './routes.ts'

/** Long enough for a first visit to have shown its data; the network is somebody else's until then. */
const QUIET_AFTER = 3000

const ahead = (route: string) => void loadCodeOf(route).catch(() => undefined)

async function fetchRest(): Promise<void> {
  for (const path of shellPaths) {
    if (!navigator.onLine) return
    await pages[path].preload().catch(() => undefined)
  }
}

/**
 * Fetches the code of a page before it is opened: of the one that somebody points at or moves to, of the first page behind
 * the sign-in as soon as the form is used, and of all of them once nothing else is going on. A page whose code is there
 * comes without a fallback.
 */
export function fetchPagesAhead(basePath: string): void {
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link?.origin === location.origin && link.pathname.startsWith(basePath)) ahead(routeOf(link.pathname, basePath))
    if (target.closest('form') && routeOf(location.pathname, basePath) === paths.signIn) ahead(paths.dashboard)
  }
  for (const event of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(event, onIntent, { passive: true })

  const wheneverIdle = 'requestIdleCallback' in window ? (work: () => void) => void requestIdleCallback(work) : (work: () => void) => work()
  setTimeout(() => wheneverIdle(() => void fetchRest()), QUIET_AFTER)
}
