import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
}

/** The same text always yields the same sequence: sample content must not change from one look to the next. */
export function seededRandom(seed: string): SeededRandom {
  const generator = xoroshiro128plus(hash(seed))
  return { int: (min, max) => uniformInt(generator, min, max) }
}

/** FNV-1a: near texts get far seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
