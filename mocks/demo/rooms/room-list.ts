import { removeStoredRoom } from '../../bank/store/storage/browser-rooms.ts'
import { keysOf, lastUses, listKey, scopeOf } from './rooms.ts'

export const listRooms = (basePath: string): { room: string; usedAt: number }[] =>
  Object.entries(lastUses(basePath))
    .map(([room, usedAt]) => ({ room, usedAt }))
    .toSorted((a, b) => b.usedAt - a.usedAt)

/** Whether a storage key belongs to this room. */
export const isKeyOfScope = (key: string, scope: string): boolean =>
  key.startsWith('corridor') && (key.endsWith(`:${scope}`) || key.includes(`:${scope}:`))

/** Removes everything that is stored for a room. */
export function removeRoom(basePath: string, room: string): void {
  const scope = scopeOf(basePath, room)
  for (const key of keysOf(localStorage)) if (isKeyOfScope(key, scope)) localStorage.removeItem(key)
  removeStoredRoom(scope)
  const others = Object.entries(lastUses(basePath)).filter(([name]) => name !== room)
  localStorage.setItem(listKey(basePath), JSON.stringify(Object.fromEntries(others)))
}
