import { mutate, SWRConfig } from 'swr'
import type { Read } from '../contract/endpoint.ts'
import { call, urlOf } from './call.ts'
import { onChanges } from './changes.ts'
import { isOutOfDate, markOutOfDate, readNow } from './out-of-date.ts'

/** Asked for, and not yet taken by the screen that shows it; a failure too, so that the screen can say what went wrong. */
const ahead = new Map<string, Promise<unknown>>()

const { cache } = SWRConfig.defaultValue

/** Asks for what a screen asks for as soon as it is alive, which then takes the call over: nothing is asked for twice. */
export function askAhead(endpoint: Read): Promise<unknown> {
  const url = urlOf(endpoint)
  const answer = readNow(url, () => call(endpoint, {}))
  ahead.set(url, answer)
  answer.catch(() => undefined)
  return answer
}

/** The same for a screen that is still to be rendered: the answer is there when it first is, or else it takes the call over. */
export async function readAhead(endpoint: Read): Promise<void> {
  const url = urlOf(endpoint)
  const known = cache.get(url)
  if (ahead.has(url) || known?.isValidating || (known?.data !== undefined && !isOutOfDate(url))) return
  const answer = askAhead(endpoint)
  const data = await answer
  if (ahead.get(url) !== answer) return
  ahead.delete(url)
  await mutate(url, data, { revalidate: false })
}

export function takeAhead<TReply>(url: string): Promise<TReply> | undefined {
  const answer = ahead.get(url)
  ahead.delete(url)
  return answer as Promise<TReply> | undefined
}

/** Whoever asks next asks anew. */
export function forgetAhead(): void {
  for (const url of ahead.keys()) markOutOfDate(url)
  ahead.clear()
}

// What nobody has taken by then would be out of date.
onChanges(forgetAhead)
