import { sessionCookieOf, sessionStorageKey } from './session-cookie.ts'
import type { SessionCarrier } from '../../store/sessions.ts'

/**
 * Carries the token in the page's cookie. Where the browser refuses cookies (WebKit in another site's frame), in web
 * storage; where it refuses that as well, in memory until the page is left. MSW's own cookie jar is not used: it is per
 * tab, hangs when storage is full and throws when it is corrupt.
 */
export function browserSessionCarrier(basePath: string, scope = basePath): SessionCarrier {
  const path = basePath.replace(/\/$/, '') || '/'
  const key = sessionStorageKey(scope)
  const cookie = sessionCookieOf(basePath, scope)
  const isOfSession = ({ name }: { name?: string }): boolean => name === cookie
  let inMemory: string | undefined
  // Tokens written here: the browser reports these changes too, possibly after the session has ended.
  const own = new Set<string>()
  // Another tab's token, from its change event: the cookie itself can be read only a moment later.
  let announced: string | undefined

  return {
    read: (isSession) =>
      [announced, ...cookieValues(document, cookie), ...storedValues(key), inMemory].find(
        (token) => token !== undefined && isSession(token),
      ),
    write(token) {
      inMemory = undefined
      announced = undefined
      store(key, null)
      if (token) own.add(token)
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // In another site's frame only a partitioned cookie is kept.
      for (const reach of [`SameSite=Lax${secure}`, 'SameSite=None; Secure; Partitioned']) {
        try {
          document.cookie = `${cookie}=${token ?? ''}; Path=${path}; ${reach}${token ? '' : '; Max-Age=0'}`
        } catch {
          // Reading it back tells whether it was kept.
        }
        if (token && cookieValues(document, cookie).includes(token)) return
      }
      if (token && !store(key, token)) inMemory = token
    },
    onForeignChange(listener) {
      window.addEventListener('storage', ({ key: changed, newValue }) => {
        if (changed === key && newValue !== null) listener()
      })
      if (!('cookieStore' in globalThis)) return
      cookieStore.addEventListener('change', ({ changed, deleted }) => {
        if (deleted.some(isOfSession)) announced = undefined
        const session = changed.find(isOfSession)
        if (!session) return
        announced = session.value === undefined || own.has(session.value) ? undefined : session.value
        if (announced !== undefined) listener()
      })
    },
  }
}

/** Cookies of the nearest folder come first. */
function cookieValues(page: Document, name: string): string[] {
  try {
    return page.cookie
      .split('; ')
      .filter((pair) => pair.startsWith(`${name}=`))
      .map((pair) => pair.slice(name.length + 1))
  } catch {
    return []
  }
}

const STORAGES = ['localStorage', 'sessionStorage'] as const

function storedValues(key: string): string[] {
  return STORAGES.flatMap((name) => {
    try {
      return window[name].getItem(key) ?? []
    } catch {
      return []
    }
  })
}

/** Writes to the first storage that takes it and removes it from the others; returns whether one did. */
function store(key: string, token: string | null): boolean {
  let isStored = false
  for (const name of STORAGES) {
    try {
      if (token === null || isStored) window[name].removeItem(key)
      else window[name].setItem(key, token)
      isStored = true
    } catch {
      // Denied or full: try the next one.
    }
  }
  return isStored
}
