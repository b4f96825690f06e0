import { expect, it } from 'vitest'
import { differsFromWhite } from './usable-logo.ts'

/** A picture of 100 pixels on white, with this many in the colour. */
const picture = (count: number, colour: readonly [number, number, number]) =>
  new Uint8ClampedArray(
    Array.from({ length: 100 }, (_, index) => [...(index < count ? colour : [255, 255, 255]), 255]).flat(),
  )

it.each([
  ['a black word', 4, [0, 0, 0], true],
  ['a yellow mark, which is light but no white', 30, [255, 236, 0], true],
  ['a white word', 40, [255, 255, 255], false],
  ['a word in a grey that is nearly white', 40, [236, 238, 240], false],
] as const)('%s on white is seen or not', (_, count, colour, isSeen) => {
  expect(differsFromWhite(picture(count, colour))).toBe(isSeen)
})
