import { ReadableStream } from 'node:stream/web'
import '../transport/polyfills.ts'

// What `setupServer` of MSW uses and Node 20 lacks, or in any Node the pool `vmForks` of Vitest.

Object.assign(globalThis, { ReadableStream })

type AnySet = ReadonlySet<unknown>

const SET_METHODS = {
  intersection: (set: AnySet, other: AnySet) => new Set([...set].filter((value) => other.has(value))),
  difference: (set: AnySet, other: AnySet) => new Set([...set].filter((value) => !other.has(value))),
}

for (const [name, work] of Object.entries(SET_METHODS))
  if (!(name in Set.prototype))
    // oxlint-disable-next-line no-extend-native -- a method of the standard, only where it is missing
    Object.defineProperty(Set.prototype, name, {
      configurable: true,
      writable: true,
      value(this: AnySet, other: AnySet) {
        return work(this, other)
      },
    })
