import { plainLetters } from '../../../src/contract/values/latin-letters.ts'
import { lastUses } from './rooms.ts'

/**
 * A name for a new room: words of a title or a file name, and a number that makes it free in this browser. The number
 * is not seeded, because a link carries the name to other browsers, whose rooms it should not meet.
 */
export function newRoom(basePath: string, title: string, number = Math.floor(Math.random() * 900) + 100): string {
  const words = plainLetters(title)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 18)
    .replace(/-+$/, '')
  const room = `${words || 'room'}-${number}`
  return Object.hasOwn(lastUses(basePath), room) ? newRoom(basePath, title, number + 1) : room
}
