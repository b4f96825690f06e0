import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { v4, v5 } from 'uuid'

export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int: (min: number, max: number) => number
  /** From 0 up to but not including 1. */
  fraction: () => number
  pick: <T>(from: readonly T[]) => T
  digits: (count: number) => string
  uuid: () => string
}

/** Everything that is drawn from whole numbers. */
export function drawing({ int, uuid }: Pick<Random, 'int' | 'uuid'>): Random {
  return {
    int,
    uuid,
    fraction: () => int(0, 0x3fffffff) / 0x40000000,
    pick(from) {
      const picked = from[int(0, from.length - 1)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0)
  const words = new Int32Array(4)
  const bytes = new Uint8Array(words.buffer)
  return drawing({
    int: (min, max) => uniformInt(generator, min, max),
    uuid() {
      for (let i = 0; i < words.length; i += 1) words[i] = generator.next()
      return v4({ random: bytes })
    },
  })
}

const NAMESPACE = '6d1f0a52-2f3b-4a5e-9a57-0c9d4f6c2b11'

/** The same id for the same name, so that two tabs that apply one change write the same rows. */
const namedId = (name: string): string => v5(name, NAMESPACE)

/** Differs between tabs, so that ids of new rows do not collide. Negative, as a scenario's seed never is. */
export function freshSeed(): number {
  const words = new Uint32Array(1)
  try {
    crypto.getRandomValues(words)
  } catch {
    words[0] = Math.random() * 2 ** 32
  }
  return ~((words[0] ?? 0) >>> 1)
}

export function namedStream(name: string): Random {
  let count = 0
  const { int } = createRandom(Number.parseInt(namedId(name).slice(0, 8), 16))
  return drawing({ int, uuid: () => namedId(`${name} ${(count += 1)}`) })
}
