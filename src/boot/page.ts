import type { FirstBrand } from '../brand/first-brand.ts'
import { paths, routeOf } from '../routing/paths.ts'
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../theme/scheme.ts'
import { MARKER_FILE } from './marker.ts'
import { explainMissingOrigin, isWithoutOrigin } from './opaque-origin.ts'
import { readStored } from './read-stored.ts'
import { SCREEN_EVENT, placeScreen, removeScreen, screenOf, showFirstBrand } from './screens.ts'

// The first script of the page, inlined by the build. The page references its files relative to its address. That works
// in every folder because all routes are one level deep; this script corrects other addresses.

/** What is known before the application has loaded. */
interface Known {
  hasSession: (folder: string) => boolean
  firstBrand: (folder: string) => FirstBrand
}

const ROUTE_NAMES = Object.values(paths).flatMap((path) => path.slice(1) || [])

/** The folder that a browser resolves relative addresses against. */
export const folderOf = (pathname: string): string => pathname.slice(0, pathname.lastIndexOf('/') + 1)

/** Removes double slashes, which would make a link to another host (`//elsewhere.example/`), and the page's file name. */
const placeOf = (pathname: string): string => pathname.replace(/\/+/g, '/').replace(/\/index\.html$/, '/')

/** Removes the slash after a route as well, which would count as a folder. */
export function tidyPath(pathname: string): string {
  const tidy = placeOf(pathname)
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
  const chosen = readStored('localStorage', SCHEME_KEY)
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, dark ? 'dark' : 'light')
}

async function findFolder(pathname: string): Promise<string | undefined> {
  for (const folder of foldersOf(pathname)) {
    const reply = await fetch(folder + MARKER_FILE).catch(() => undefined)
    if (reply?.ok && reply.headers.get('content-type')?.includes('json')) return folder
  }
  return undefined
}

function giveUp(): void {
  document.body.textContent = 'This page could not find its files on this host. Please reload it.'
}

/** Waits for the whole page; the application runs later. */
const whenParsed = (work: () => void) => document.addEventListener('readystatechange', work, { once: true })

export function preparePage(known: Known): void {
  setScheme()
  if (isWithoutOrigin()) return whenParsed(explainMissingOrigin)
  // Some mail programs encode the “#” of a link, so that the fragment arrives in the path.
  const [path = '', fragment] = location.pathname.split(/%23(?=\w+(?:=|%3D))/i)
  if (fragment) history.replaceState(history.state, '', `${path}${location.search}#${fragment}`)
  const opened = placeOf(location.pathname)
  const tidy = tidyPath(opened)
  if (tidy !== location.pathname) replaceAddress(tidy)
  const base = folderOf(tidy)
  // Without a session a protected page leads to the sign-in: show that right away. A link may sign in.
  const isProtected = screenOf(routeOf(tidy, base)) === 'frame'
  if (isProtected && !/=|%3D/i.test(location.hash) && !known.hasSession(base))
    replaceAddress(base + paths.signIn.slice(1))
  const brand = known.firstBrand(base)
  showFirstBrand(brand)
  addEventListener(SCREEN_EVENT, () => {
    // The event comes once for each screen, and somebody may be typing into the first one.
    if (!document.querySelector('[data-screen]')) placeScreen(base, brand)
  })

  /** For an application that could not be loaded: the address is an unknown page or a folder without its slash. */
  const loadFromElsewhere = async (script: HTMLScriptElement) => {
    window.removeEventListener('error', onError, true)
    removeScreen()
    replaceAddress(opened)
    const folder = await findFolder(opened)
    if (folder === undefined) return giveUp()
    if (!opened.startsWith(folder)) replaceAddress(folder)
    showFirstBrand(known.firstBrand(folder))
    const src = folder + script.src.slice(script.src.lastIndexOf('/assets/') + 1)
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, onerror: giveUp }))
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') void loadFromElsewhere(target)
  }
  window.addEventListener('error', onError, true)
}
