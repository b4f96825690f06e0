import { lastUses } from '../../rooms.ts'

/** A room name that no demonstration of this browser has, from the words of a title or a file. */
export function newRoom(basePath: string, title: string, number = Math.floor(Math.random() * 900) + 100): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 18)
    .replace(/-+$/, '')
  const room = `${words || 'room'}-${number}`
  return Object.hasOwn(lastUses(basePath), room) ? newRoom(basePath, title, number + 1) : room
}
