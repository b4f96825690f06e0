import { primaryKey } from '@mswjs/data'
import { SESSION_COOKIE } from './session-cookie.ts'
import { table } from './table.ts'

/** A session lives in the bank's records, not only in the cookie: signing out in one tab ends it in every other. */
export interface SessionRow {
  /** The cookie's value. */
  id: string
  userId: string
  startedAt: string
}

export const sessions = table<SessionRow>({
  model: { id: primaryKey(String), userId: String, startedAt: String },
  indexes: ['userId'],
  feeds: ['/api/user'],
})

/** Carries the session's token between the caller and the bank. */
export interface SessionCarrier {
  /** Of the tokens at hand the first that is one of a session: another bank's, in a folder above this one, is seen here too. */
  read: (isSession: (token: string) => boolean) => string | undefined
  write: (token: string | null) => void
  /** Calls back when another tab has begun a session: its token may arrive after the records do. */
  onForeignChange?: (listener: () => void) => void
}

/**
 * The bank runs in the page, so it keeps the page's cookie itself. MSW's own cookie jar is per tab, hangs when storage is
 * full and throws when it is corrupt; it never sees this cookie.
 */
export function browserSessionCarrier(basePath: string): SessionCarrier {
  const path = basePath.replace(/\/$/, '') || '/'
  // Where cookies do not work at all the session lives as long as the page.
  let unsaved: string | undefined
  // The browser tells of them as well, each after its time: of two the first one when it is no session any more.
  const own = new Set<string>()
  // What another tab wrote is told a moment before it can be read.
  let told: string | undefined

  return {
    read: (isSession) =>
      [told, ...cookieValues(document, SESSION_COOKIE), unsaved].find(
        (token) => token !== undefined && isSession(token),
      ),
    write(token) {
      unsaved = undefined
      told = undefined
      if (token) own.add(token)
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // In a frame of another site only a cookie of that frame is kept.
      for (const reach of [`SameSite=Lax${secure}`, 'SameSite=None; Secure; Partitioned']) {
        try {
          document.cookie = `${SESSION_COOKIE}=${token ?? ''}; Path=${path}; ${reach}${token ? '' : '; Max-Age=0'}`
        } catch {
          // Reading it back tells whether it was kept.
        }
        if (token && cookieValues(document, SESSION_COOKIE).includes(token)) return
      }
      if (token) unsaved = token
    },
    onForeignChange(listener) {
      if (!('cookieStore' in globalThis)) return
      cookieStore.addEventListener('change', ({ changed, deleted }) => {
        if (deleted.some(isOfSession)) told = undefined
        const session = changed.find(isOfSession)
        if (!session) return
        told = session.value === undefined || own.has(session.value) ? undefined : session.value
        if (told !== undefined) listener()
      })
    },
  }
}

/** A session that lives in memory only: tests, and a server that carries the cookie itself. */
export function memorySessionCarrier(): SessionCarrier {
  let token: string | undefined
  return {
    read: () => token,
    write: (next) => {
      token = next ?? undefined
    },
  }
}

const isOfSession = ({ name }: { name?: string }): boolean => name === SESSION_COOKIE

/** The nearest folder's first. */
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
