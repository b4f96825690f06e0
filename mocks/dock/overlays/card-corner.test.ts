import { expect, it } from 'vitest'
import { cardCorner } from './card-corner.ts'

const card = { width: 340, height: 170 }
const covers = (a: { left: number; top: number }, b: { left: number; top: number; width: number; height: number }) =>
  a.left < b.left + b.width && b.left < a.left + card.width && a.top < b.top + b.height && b.top < a.top + card.height

it.each([
  [
    { width: 1440, height: 900 },
    { left: 20, top: 700, width: 300, height: 60 },
  ],
  [
    { width: 960, height: 600 },
    { left: 200, top: 380, width: 240, height: 44 },
  ],
  [
    { width: 390, height: 844 },
    { left: 16, top: 640, width: 358, height: 44 },
  ],
  [
    { width: 390, height: 844 },
    { left: 16, top: 100, width: 358, height: 44 },
  ],
])('the card of a tour does not cover what it points at in %j', (view, target) => {
  expect(covers(cardCorner(card, target, undefined, view), target)).toBe(false)
})

it('the card covers as little of an open dialog as it can', () => {
  const dialog = { left: 0, top: 300, width: 960, height: 300 }
  expect(cardCorner(card, undefined, dialog, { width: 960, height: 600 }).top).toBe(12)
})
