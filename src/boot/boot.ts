import { paths, routeOf, shellPaths } from '../routing/paths.ts'
import { SCHEME_ATTRIBUTE, SCHEME_KEY } from '../theme/scheme.ts'
import { MARKER_FILE } from './marker.ts'
import { isWithoutOrigin, pointToNewTab } from './opaque-origin.ts'
import { takeScreenBack } from './screens.ts'

// The first script of the page, inlined into it at build time. One build works at any address, so nothing on the page
// may name a file before this script knows which folder the application lies in.

/** Filled in by the build. */
export interface BuildFiles {
  entry: string
  /** Fetched before everything else, and run as soon as it is there. */
  bank: string | null
  /** What every visit needs besides these two. */
  preload: string[]
  /** What a route needs besides. */
  routes: Record<string, string[]>
  styles: string[]
  /** The cookie without which nobody can be signed in, where scripts may see it. */
  sessionCookie: string | null
}

const ROUTE = new RegExp(
  `^(.*/)(?:${Object.values(paths)
    .map((path) => path.slice(1))
    .filter(Boolean)
    .join('|')})/?$`,
)

/** The folder, where the address alone tells. On the host's "not found" page a folder's address tells nothing. */
export function baseOf(pathname: string, isNotFoundPage: boolean): string | undefined {
  const route = ROUTE.exec(pathname)?.[1]
  if (route !== undefined) return route
  return pathname.endsWith('/') && !isNotFoundPage ? pathname : undefined
}

/** Every folder that the address lies in, the deepest first. `/a/b` may itself be a folder whose slash was left out. */
export function foldersOf(pathname: string): string[] {
  const names = pathname.split('/').filter(Boolean)
  return [...names.map((_, index) => `/${names.slice(0, names.length - index).join('/')}/`), '/']
}

async function probe(): Promise<string | undefined> {
  const found = await Promise.all(
    foldersOf(location.pathname).map(async (folder) => {
      try {
        const reply = await fetch(folder + MARKER_FILE)
        return reply.ok && (reply.headers.get('content-type') ?? '').includes('json') ? folder : undefined
      } catch {
        return undefined
      }
    }),
  )
  return found.find((folder) => folder !== undefined)
}

function add<TName extends 'link' | 'script'>(
  name: TName,
  properties: Partial<HTMLElementTagNameMap[TName]>,
): HTMLElementTagNameMap[TName] {
  return document.head.appendChild(Object.assign(document.createElement(name), properties))
}

const preload = (href: string) => add('link', { rel: 'modulepreload', crossOrigin: '', href })

/** Before the first paint, so that nobody who chose dark sees a white flash; the theme takes over from here. */
function paintScheme(): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(SCHEME_KEY)
  } catch {
    // Storage is denied: the device's own scheme it is.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, dark ? 'dark' : 'light')
}

/** After the next picture; soon, where none is drawn (in the background, or in a frame out of sight). */
function afterPaint(work: () => void): void {
  let isDue = true
  const once = () => {
    if (isDue) work()
    isDue = false
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, 300)
}

const isKept = () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Who has no session ends up at the sign-in anyway: going there now has the right screen and code from the start. */
function skipPagesOfOthers(base: string, sessionCookie: string | null): void {
  const route = routeOf(location.pathname, base)
  const needsUser = route === paths.businessVerification || shellPaths.some((path) => path === route)
  if (!needsUser || sessionCookie === null || location.hash.includes('=')) return
  try {
    if (document.cookie.includes(`${sessionCookie}=`)) return
  } catch {
    // No cookies, no session that could outlive a page.
  }
  history.replaceState(history.state, '', base + paths.signIn.slice(1) + location.hash)
}

/**
 * `//elsewhere.example/` is a path here and another host in every link made of it (so is `/\elsewhere.example/`). And who
 * opens the file by its name means the folder.
 */
function tidyAddress(): void {
  const { pathname, search, hash } = location
  const tidy = pathname.replace(/\/+/g, '/').replace(/\/index\.html$/, '/')
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash)
}

function giveUp(): void {
  document.body.textContent = 'Corridor could not find its files on this host. Please reload the page.'
}

export function boot(files: BuildFiles, isNotFoundPage: boolean): void {
  tidyAddress()
  paintScheme()
  if (isWithoutOrigin()) {
    document.addEventListener('DOMContentLoaded', pointToNewTab, { once: true })
    return
  }
  const address = location.href
  let probed = false

  const load = (base: string) => {
    window.corridorBase = base
    // Outside the folder (its last slash left out) there is neither a route nor a worker.
    if (!location.pathname.startsWith(base))
      history.replaceState(history.state, '', base + location.search + location.hash)
    skipPagesOfOthers(base, files.sessionCookie)
    const route = routeOf(location.pathname, base)
    // Keeps the line busy until the first paint. But a form is to be read first: code that arrives meanwhile takes the
    // processor from drawing it. And where the code lies on the device there is no line.
    const isLate = route === paths.signIn || isKept()
    const askForLargest = () => preload(base + (files.bank ?? files.entry))
    if (!isLate) askForLargest()
    // Nobody installs what has not been seen yet.
    const offerInstallation = () => add('link', { rel: 'manifest', href: `${base}manifest.webmanifest` })
    if (document.readyState === 'complete') offerInstallation()
    else window.addEventListener('load', offerInstallation, { once: true })
    for (const file of files.styles) add('link', { rel: 'stylesheet', crossOrigin: '', href: base + file })
    // Each of these costs time that the first paint would have to wait for.
    const go = () => {
      if (isLate) askForLargest()
      start(base)
      for (const file of [...(files.routes[route] ?? []), ...files.preload]) preload(base + file)
      // What goes wrong here goes wrong again for the application, which says so.
      if (files.bank !== null) import(/* @vite-ignore */ base + files.bank).catch(() => undefined)
      // The first number format of a page takes long to make, and until the code is here there is time for it.
      if ('requestIdleCallback' in window) requestIdleCallback(() => new Intl.NumberFormat('en-GB').format(0))
    }
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => afterPaint(go), { once: true })
    else go()
  }
  const start = (base: string) => {
    const script = add('script', { type: 'module', crossOrigin: '', src: base + files.entry })
    script.addEventListener('error', () => {
      if (probed) giveUp()
      else void search()
    })
  }
  const search = async () => {
    probed = true
    takeScreenBack()
    history.replaceState(history.state, '', address)
    const base = await probe()
    if (base) load(base)
    else giveUp()
  }

  const base = baseOf(location.pathname, isNotFoundPage)
  if (base === undefined) void search()
  else load(base)
}
