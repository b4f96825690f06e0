import { TransformStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WORKER_FILE } from '../../../src/worker-file.ts'
import { BANK_MARKER } from '../http/respond.ts'
import type { AnswerCall } from './page-calls.ts'
import { connectWorker } from './worker-link.ts'

vi.mock('msw/browser', () => ({ setupWorker: () => ({ start: () => Promise.resolve() }) }))

const addEventListener = () => undefined

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('TransformStream', TransformStream)
  const active = { scriptURL: `${location.origin}/${WORKER_FILE}`, state: 'activated', addEventListener }
  const registration = { active, update: () => Promise.resolve() }
  const serviceWorker = {
    controller: active,
    addEventListener,
    getRegistration: () => Promise.resolve(registration),
  }
  Object.assign(navigator, { serviceWorker })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** An answer of the bank in parts; each part arrives that many seconds after the one before. */
function answerIn(parts: Record<string, number>): Promise<Response> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(stream) {
      for (const [part, seconds] of Object.entries(parts)) {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        stream.enqueue(new TextEncoder().encode(part))
      }
      stream.close()
    },
  })
  return Promise.resolve(new Response(body, { headers: { [BANK_MARKER]: '1' } }))
}

test.each([
  ['reads an answer whose parts arrive slowly', { one: 4, two: 4, three: 4 }, 'onetwothree'],
  ['gives up an answer whose next part does not arrive', { one: 4, two: 11 }, undefined],
])('%s', async (_, parts, text) => {
  const link = await connectWorker('/', vi.fn<AnswerCall>(), () => answerIn(parts))
  const carried = link.carry(new Request(`${location.origin}/api/payments`))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await (await carried)?.text()).toBe(text)
})
