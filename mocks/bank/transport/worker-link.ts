import './polyfills.ts'
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { WORKER_FILE } from '../../../src/worker-file.ts'
import { BANK_MARKER } from '../http/respond.ts'
import { CLAIM, LOOK_AFTER_YOURSELF } from '../worker/messages.ts'
import { isApiCall, type AnswerCall } from './page-calls.ts'

export type WorkerLink = Awaited<ReturnType<typeof connectWorker>>

/** Milliseconds without progress after which a call counts as lost on its way through the worker. */
const STALL_LIMIT = 5000

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('idempotency-key') ?? ''}`

/**
 * Starts the worker, which first keeps the whole build, and joins this page to it. The worker carries calls to the
 * bank, so that the browser's Network panel shows them.
 */
export async function connectWorker(basePath: string, answer: AnswerCall, leavePage: typeof fetch) {
  if (!('serviceWorker' in navigator)) throw new Error('this page may not use a worker')
  if (!location.pathname.startsWith(basePath)) throw new Error('the page lies outside the folder of the worker')
  const url = basePath + WORKER_FILE
  const controller = await takeControl(url)
  /** Calls whose answer the bank loses on purpose. */
  const lost = new Set<string>()
  /** When this page's bank last worked on a call, by `performance.now()`; `Infinity` while it is working on it. */
  const inBankAt = new Map<string, number>()
  const bank = http.all(
    ({ request }) => isApiCall(request.url),
    async ({ request }) => {
      const key = keyOf(request)
      inBankAt.set(key, Infinity)
      const reply = await answer(request).finally(() => inBankAt.set(key, performance.now()))
      if (reply.type === 'error') lost.add(key)
      return reply
    },
  )
  await setupWorker(bank).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })

  return {
    isConnected: () => navigator.serviceWorker.controller === controller,
    /** Undefined when no whole answer of the bank came back. */
    async carry(request: Request): Promise<Response | undefined> {
      const key = keyOf(request)
      let partAt = 0
      try {
        const reading = readWhole(leavePage(request), () => {
          partAt = performance.now()
        })
        return await unlessStalled(reading, () => Math.max(partAt, inBankAt.get(key) ?? 0))
      } catch (error) {
        if (request.signal.aborted || lost.delete(key)) throw error
        return undefined
      } finally {
        inBankAt.delete(key)
      }
    },
  }
}

/** The whole answer of the bank: a worker can stop after its head, or in the middle of its body. */
async function readWhole(answer: Promise<Response>, onPart: () => void): Promise<Response | undefined> {
  const reply = await answer
  if (!reply.headers.has(BANK_MARKER)) return undefined
  // A slow device takes longer than `STALL_LIMIT` for a list of 100,000 payments.
  const parts = reply.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, rest) {
        onPart()
        rest.enqueue(part)
      },
    }),
  )
  // In Chromium a 204 has a body here too, an empty one.
  const body = await new Response(parts).arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, reply)
}

/** The answer to `call`, or undefined after `STALL_LIMIT` without progress. */
function unlessStalled<T>(call: Promise<T>, progressAt: () => number): Promise<T | undefined> {
  const start = performance.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const stalled = new Promise<undefined>((resolve) => {
    timer = setInterval(() => {
      if (performance.now() - Math.max(start, progressAt()) >= STALL_LIMIT) resolve(undefined)
    }, STALL_LIMIT / 5)
  })
  return Promise.race([call, stalled]).finally(() => clearInterval(timer))
}

/** Registers the worker and lets it control this page, because MSW would reload a page that has no controller. */
async function takeControl(url: string): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const controlled = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
  // Looked up first, because `register` waits while another tab updates the worker.
  const known = await serviceWorker.getRegistration(url)
  const isOurs = known?.active?.scriptURL === location.origin + url
  // Without a limit: on a busy device it takes seconds, and meanwhile the page answers.
  const registration = isOurs ? known : await serviceWorker.register(url)
  // Row 18 of the fault matrix (reload offline): MSW calls `update` without handling its failure.
  const update = registration.update.bind(registration)
  registration.update = async () => {
    try {
      return await update()
    } catch {
      registration.active?.postMessage(LOOK_AFTER_YOURSELF)
      return registration
    }
  }
  const active = await activeWorker(registration)
  if (!serviceWorker.controller) {
    // On the first visit, after a hard reload, or after one while the worker was starting.
    active.postMessage(CLAIM)
    await controlled
  }
  if (serviceWorker.controller !== active) throw new Error('the page has another worker')
  return active
}

/** Waits as long as the first installation takes. */
function activeWorker({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const worker = active ?? waiting ?? installing
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (worker?.state === 'redundant') reject(new Error('the build could not be kept on this device'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
