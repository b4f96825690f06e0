import { browserSessionCarrier } from '../../bank/http/session/session.ts'
import { removeStoredRoom } from '../../bank/store/storage/browser-rooms.ts'
import { isKeyOfScope } from '../rooms/room-list.ts'
import { keysOf } from '../rooms/rooms.ts'

/** What the presenter has prepared in this browser. */
const PREPARED = /^corridor:(?:tours|marks|rooms|room|kiosk):/

/** Preferences of this browser, such as the colour scheme. */
const PREFERENCE = /^corridor-/

/**
 * Removes everything that a visitor has left in the browser: state, session, drafts, remembered values, preferences.
 */
export function forgetVisitor(basePath: string, scope: string): void {
  browserSessionCarrier(basePath, scope).write(null)
  removeStoredRoom(scope)
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf()
      for (const key of keysOf(storage))
        if (PREFERENCE.test(key) || (isKeyOfScope(key, scope) && !PREPARED.test(key))) storage.removeItem(key)
    } catch {
      // Denied, so nothing was left.
    }
  }
}
