import { expect, it } from 'vitest'
import { cardPlace } from './card-place.ts'

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
  // A full dialog with its button at the lower edge.
  [
    { width: 390, height: 844 },
    { left: 16, top: 24, width: 358, height: 120 },
  ],
])('the card of a tour covers neither what it points at nor the button of the form in %j', (view, target) => {
  const dialog = { left: 0, top: 0, ...view }
  const submit = { left: 16, top: view.height - 60, width: view.width - 32, height: 44 }
  const place = cardPlace(card, { target, submit, dialog }, view)
  expect(covers(place, target)).toBe(false)
  expect(covers(place, submit)).toBe(false)
  expect(place.top).toBeGreaterThanOrEqual(8)
  expect(place.top + card.height).toBeLessThanOrEqual(view.height - 8)
})

it('the card covers as little of an open dialog as it can', () => {
  const dialog = { left: 0, top: 300, width: 960, height: 300 }
  const place = cardPlace(card, { target: undefined, submit: undefined, dialog }, { width: 960, height: 600 })
  expect(place.top).toBe(8)
})

it('the card leaves the beginning of a list that fills the window visible', () => {
  const target = { left: 0, top: 60, width: 390, height: 4000 }
  const view = { width: 390, height: 844 }
  expect(cardPlace(card, { target, submit: undefined, dialog: undefined }, view).top).toBe(844 - 8 - card.height)
})

it.each([
  {
    view: { width: 1440, height: 900 },
    submit: { left: 200, top: 730, width: 500, height: 44 },
    toast: { left: 1036, top: 780, width: 380, height: 90 },
  },
  {
    view: { width: 390, height: 844 },
    submit: { left: 16, top: 780, width: 358, height: 44 },
    toast: { left: 16, top: 8, width: 358, height: 90 },
  },
])('the card covers no toast in $view', ({ view, submit, toast }) => {
  const target = { left: 16, top: 380, width: 300, height: 44 }
  const place = cardPlace(card, { target, submit, dialog: undefined }, view)
  expect([target, submit, toast].filter((box) => covers(place, box))).toEqual([])
})
