import { expect, it } from 'vitest'
import { isRoomName } from './rooms.ts'
import { newRoom } from './new-room.ts'

it('names a room after a file', () => {
  expect(newRoom('/', 'From Ines (2)', 7)).toBe('from-ines-2-7')
  expect(newRoom('/', 'Größe', 7)).toBe('grosse-7')
})

it.for(['', '…', '--', 'A very long name of a feedback file from yesterday', 'Größe'])(
  'makes a name of a room from "%s"',
  (title) => {
    expect(isRoomName(newRoom('/', title))).toBe(true)
  },
)

it('leaves the rooms of this browser alone', () => {
  localStorage.setItem('corridor:rooms:/', JSON.stringify({ 'feedback-7': 1, 'feedback-8': 2 }))
  expect(newRoom('/', 'feedback', 7)).toBe('feedback-9')
})
