import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { mayMeet } from './faults.ts'

/** One sentence when no call has this method and path, either of which may be a pattern of a fault. */
export function noSuchCall(method: string, path: string, calls: readonly AnyEndpoint[]): string | undefined {
  const sameMethod = calls.filter((call) => method === '*' || call.method === method)
  if (sameMethod.some((call) => mayMeet(path, call.path))) return undefined
  const samePath = calls.filter((call) => mayMeet(path, call.path))
  const [nearest] = (samePath.length > 0 ? samePath : sameMethod.length > 0 ? sameMethod : calls).toSorted(
    (a, b) => likeness(path, b.path) - likeness(path, a.path),
  )
  return `No call of the contract is ${method} ${path}. The nearest is ${nearest?.method} ${nearest?.path}`
}

/** The share of the characters that two paths have in common at their beginning and end. */
function likeness(a: string, b: string): number {
  const least = Math.min(a.length, b.length)
  let begin = 0
  while (begin < least && a[begin] === b[begin]) begin += 1
  let end = 0
  while (end < least - begin && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return (begin + end) / Math.max(a.length, b.length)
}
