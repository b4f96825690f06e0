import { plainLetters } from '../../../src/contract/values/latin-letters.ts'

/** Demonstrations that are kept apart in one browser, each with storage, session, brand and clock of its own. */

export const isRoomName = (value: string): boolean => /^[a-z\d][a-z\d-]{0,23}$/.test(value)

/** What names of stored items begin or end with: the folder of the deployment, and the room if there is one. */
export const scopeOf = (basePath: string, room: string): string => (room === '' ? basePath : `${basePath}~${room}`)

export const roomOf = (basePath: string, scope: string): string => scope.slice(basePath.length + 1)

/**
 * The room of a prospect's link that names none, so that its tab does not show the next prospect; undefined without
 * one.
 */
export function prospectRoom(company: string | null | undefined): string | undefined {
  if (!company) return undefined
  const words = plainLetters(company).match(/[a-z\d]+/g)
  // Names of other scripts become numbers.
  const room = words?.join('-') ?? Array.from(company, (letter) => letter.charCodeAt(0).toString(36)).join('')
  return room.slice(0, 24).replace(/-$/, '')
}

export const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** The key under which a tab stores its room. */
export const tabKey = (basePath: string): string => `corridor:room:${basePath}`
export const listKey = (basePath: string): string => `corridor:rooms:${basePath}`

/** The room of this tab: what the link says, or what the tab remembers; empty without one. */
export function enterRoom(basePath: string, wanted: string | undefined, now: number): string {
  try {
    const room = wanted ?? sessionStorage.getItem(tabKey(basePath)) ?? ''
    if (!isRoomName(room)) {
      sessionStorage.removeItem(tabKey(basePath))
      return ''
    }
    sessionStorage.setItem(tabKey(basePath), room)
    localStorage.setItem(listKey(basePath), JSON.stringify({ ...lastUses(basePath), [room]: now }))
    return room
  } catch {
    // Denied or full: the room lasts until a reload.
    return wanted ?? ''
  }
}

/** When each room was last opened. */
export function lastUses(basePath: string): Record<string, number> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(listKey(basePath)) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, number] => isRoomName(entry[0]) && typeof entry[1] === 'number',
      ),
    )
  } catch {
    return {}
  }
}
