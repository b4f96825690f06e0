import { paths, routeOf, shellPaths } from '../routing/paths.ts'
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../theme/scheme.ts'
import { MARKER_FILE } from './marker.ts'
import { explainMissingOrigin, isWithoutOrigin } from './opaque-origin.ts'
import { placeScreen, removeScreen } from './screens.ts'

// The first script of the page, inlined by the build. The page references its files relative to its address. That works
// in every folder because all routes are one level deep; this script corrects other addresses.

export interface BuildInfo {
  /**
   * Name of the session cookie; `null` where scripts cannot read it. Where the browser refuses cookies, the session is
   * stored under this name, a colon and the folder.
   */
  sessionCookie: string | null
}

const ROUTE_NAMES = Object.values(paths).flatMap((path) => path.slice(1) || [])

/** The folder that a browser resolves relative addresses against. */
export const folderOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/') + 1)

/**
 * Removes double slashes, which would make a link to another host (`//elsewhere.example/`), and the page's file name
 * and the slash after a route, which would each count as a folder.
 */
export function tidyPath(pathname: string): string {
  const tidy = pathname.replace(/\/+/g, '/').replace(/\/index\.html$/, '/')
  const [, last = ''] = /([^/]+)\/$/.exec(tidy) ?? []
  return ROUTE_NAMES.includes(last) ? tidy.slice(0, -1) : tidy
}

/** Every folder that may hold the application, deepest first. `/a/b` may be a folder without its slash. */
export function foldersOf(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean)
  return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}/`), '/']
}

const replaceAddress = (pathname: string) =>
  history.replaceState(history.state, '', pathname + location.search + location.hash)

/** Sets the colour scheme before the first paint, to avoid a white flash; MUI takes over later. */
export function setScheme(): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(SCHEME_KEY)
  } catch {
    // Storage is denied.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, dark ? 'dark' : 'light')
}

/** Protected pages redirect to the sign-in when there is no session: show its prerendered screen right away. */
function skipToSignIn({ sessionCookie }: BuildInfo): void {
  const base = folderOf(location.pathname)
  const route = routeOf(location.pathname, base)
  const isProtected = route === paths.businessVerification || shellPaths.some((path) => path === route)
  if (!isProtected || sessionCookie === null || location.hash.includes('=')) return
  if (!hasSession(sessionCookie, base)) replaceAddress(base + paths.signIn.slice(1))
}

function hasSession(name: string, base: string): boolean {
  const places = [
    // Rooms of the demonstration add their name: `corridor_session.room=`.
    () => document.cookie.includes(name),
    () => localStorage.getItem(`${name}:${base}`) !== null,
    () => sessionStorage.getItem(`${name}:${base}`) !== null,
  ]
  return places.some((isThere) => {
    try {
      return isThere()
    } catch {
      // This one is denied.
      return false
    }
  })
}

async function findFolder(pathname: string): Promise<string | undefined> {
  const found = await Promise.all(
    foldersOf(pathname).map(async (folder) => {
      const reply = await fetch(folder + MARKER_FILE).catch(() => undefined)
      return reply?.ok && reply.headers.get('content-type')?.includes('json') ? folder : undefined
    }),
  )
  return found.find((folder) => folder !== undefined)
}

/** Handles a script that failed to load: the address is an unknown page or a folder without its slash. */
async function loadFromElsewhere(script: HTMLScriptElement, opened: string): Promise<void> {
  removeScreen()
  replaceAddress(opened)
  const folder = await findFolder(opened)
  if (folder === undefined) return giveUp()
  if (!opened.startsWith(folder)) replaceAddress(folder)
  const src = folder + script.src.slice(script.src.indexOf('/assets/') + 1)
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror: giveUp }))
}

function giveUp(): void {
  document.body.textContent = 'Corridor could not find its files on this host. Please reload the page.'
}

export function preparePage(build: BuildInfo): void {
  setScheme()
  if (isWithoutOrigin()) {
    document.addEventListener('DOMContentLoaded', explainMissingOrigin, { once: true })
    return
  }
  const opened = location.pathname.replace(/\/+/g, '/')
  const tidy = tidyPath(location.pathname)
  if (tidy !== location.pathname) replaceAddress(tidy)
  skipToSignIn(build)

  let isElsewhere = false
  window.addEventListener(
    'error',
    ({ target }) => {
      if (isElsewhere || !(target instanceof HTMLScriptElement) || target.type !== 'module') return
      isElsewhere = true
      void loadFromElsewhere(target, opened)
    },
    true,
  )
  window.placeFirstScreen = () => placeScreen(folderOf(location.pathname))
}

declare global {
  interface Window {
    /** Called by an inline script after the prerendered screens. */
    placeFirstScreen: () => void
  }
}
