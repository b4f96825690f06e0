import { lastUses, listKey, scopeOf } from './rooms.ts'

export const listRooms = (basePath: string): { room: string; usedAt: number }[] =>
  Object.entries(lastUses(basePath))
    .map(([room, usedAt]) => ({ room, usedAt }))
    .toSorted((a, b) => b.usedAt - a.usedAt)

/** Removes everything that is stored for a room. */
export function removeRoom(basePath: string, room: string): void {
  const scope = scopeOf(basePath, room)
  const isOfRoom = (key: string) => key.endsWith(`:${scope}`) || key.includes(`:${scope}:`)
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys) if (isOfRoom(key)) localStorage.removeItem(key)
  const others = Object.entries(lastUses(basePath)).filter(([name]) => name !== room)
  localStorage.setItem(listKey(basePath), JSON.stringify(Object.fromEntries(others)))
}
