import { SESSION_COOKIE, sessionStorageKey } from '../../bank/http/session/session-cookie.ts'
import { readStored } from '../../../src/boot/read-stored.ts'

/** Whether somebody may be signed in. Rooms add their name to that of the cookie: `corridor_session.room=`. */
export function hasSession(basePath: string): boolean {
  const key = sessionStorageKey(basePath)
  return hasCookie() || readStored('localStorage', key) !== null || readStored('sessionStorage', key) !== null
}

function hasCookie(): boolean {
  try {
    return document.cookie.includes(SESSION_COOKIE)
  } catch {
    // A sandboxed frame may not read cookies.
    return false
  }
}
