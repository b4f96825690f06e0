import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

interface SeededRandom {
  /** An integer from `min` to `max`, both included. */
  int: (min: number, max: number) => number
}

/** The same seed always yields the same sequence, so that sample content does not change between visits. */
export function seededRandom(seed: string): SeededRandom {
  const generator = xoroshiro128plus(hash(seed))
  return { int: (min, max) => uniformInt(generator, min, max) }
}

/** FNV-1a: similar texts get very different seeds. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value | 0
}
