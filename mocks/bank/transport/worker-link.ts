import './with-resolvers.ts'
import { setupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { WORKER_FILE } from '../../../src/worker-file.ts'
import { BANK_MARKER } from '../http/respond.ts'
import { CLAIM, LOOK_AFTER_YOURSELF } from '../worker/messages.ts'
import { wait, within, STEP_LIMIT } from './limit.ts'
import { isApiCall, type AnswerCall } from './page-calls.ts'

/** Sends calls to the bank through the worker, where the browser's Network panel shows them. */
export interface WorkerLink {
  isConnected: () => boolean
  /** Undefined when no answer of the bank came back and the call can safely be repeated. */
  carry: (request: Request) => Promise<Response | undefined>
  reactivate: () => Promise<void>
}

interface Carried {
  key: string
  /** Set once the bank has the call. Undefined for reads, which can be repeated and may have megabytes. */
  reply?: Promise<Response | undefined>
}

/** Tests the connection; not a call of the contract. */
const PROBE = '/api/-/probe'

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('idempotency-key') ?? ''}`
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isFromBank = (reply: Response) => reply.headers.has(BANK_MARKER)

/**
 * Starts the worker, which first keeps the whole build, and verifies that calls reach the bank through it; rejects if
 * they do not.
 */
export async function connectWorker(
  basePath: string,
  answer: AnswerCall,
  leavePage: typeof fetch,
): Promise<WorkerLink> {
  if (!('serviceWorker' in navigator)) throw new Error('this page may not use a worker')
  if (!location.pathname.startsWith(basePath)) throw new Error('the page lies outside the folder of the worker')
  const { serviceWorker } = navigator
  const controller = await takeControl(basePath)
  const carried = new Set<Carried>()

  // One handler for all calls, because the bank's own routing is faster than MSW's.
  // A regular expression, because MSW decodes the address for a pattern with placeholders and throws if it is not
  const bankHandler = http.all(/\/api/i, ({ request }) => {
    if (!isApiCall(request.url)) return undefined
    if (new URL(request.url).pathname === PROBE) return new Response(null, { headers: { [BANK_MARKER]: '1' } })
    const reply = answer(request)
    const key = keyOf(request)
    const call = [...carried].find((candidate) => candidate.key === key && !candidate.reply)
    if (call)
      call.reply = reply.then((response) =>
        isRead(request) && response.type !== 'error' ? undefined : response.clone(),
      )
    return reply
  })
  const library = setupWorker(bankHandler)
  const started = library.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: basePath + WORKER_FILE, options: { scope: basePath, updateViaCache: 'none' } },
  })
  try {
    await within(started, 'MSW')
    const proof = await within(leavePage(PROBE, { cache: 'no-store' }), 'first call')
    if (!isFromBank(proof)) throw new Error('the first call did not reach the bank')
  } catch (error) {
    void library.stop()
    throw error
  }
  /** Resolves once the bank has had time to see the call and has not, or has answered and the answer was lost. */
  const silence = async (call: Carried): Promise<undefined> => {
    await wait(STEP_LIMIT)
    if (!call.reply) return
    await call.reply
    await wait(STEP_LIMIT)
  }

  return {
    isConnected: () => serviceWorker.controller === controller,
    async carry(request) {
      const call: Carried = { key: keyOf(request) }
      carried.add(call)
      try {
        const reply = await Promise.race([leavePage(request), silence(call)])
        if (reply && isFromBank(reply)) return await whole(reply)
      } catch (error) {
        // The caller aborted, or the bank lost the answer on purpose: pass the error on.
        if (request.signal.aborted || (await call.reply)?.type === 'error') throw error
      } finally {
        carried.delete(call)
      }
      return call.reply
    },
    async reactivate() {
      const enabled = new Promise<void>((resolve) => {
        serviceWorker.addEventListener('message', function listen({ data }: MessageEvent<{ type?: unknown } | null>) {
          if (data?.type !== 'MOCKING_ENABLED') return
          serviceWorker.removeEventListener('message', listen)
          resolve()
        })
        controller.postMessage('MOCK_ACTIVATE')
      })
      await within(enabled, 'reactivation')
    },
  }
}

/** Waits for the whole body, because a worker can stop between the head and the body of an answer. */
const whole = async (reply: Response): Promise<Response> =>
  new Response(reply.body && (await reply.arrayBuffer()), reply)

async function takeControl(basePath: string): Promise<ServiceWorker> {
  const { serviceWorker } = navigator
  const script = new URL(basePath + WORKER_FILE, location.href).href
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  // Look up first: registering on every visit makes the browser fetch the script before anything else.
  let registration = await within(serviceWorker.getRegistration(basePath), 'registration')
  const isOurs = registration?.active?.scriptURL === script
  if (!registration || !isOurs) {
    registration = await within(
      serviceWorker.register(script, { scope: basePath, updateViaCache: 'none' }),
      'registration',
    )
  }
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
  const active = await activeWorker(registration, script)
  if (!serviceWorker.controller) {
    // On the first visit, after a hard reload, or after one while the worker was starting.
    active.postMessage(CLAIM)
    await within(controlled, 'control of the page')
  }
  const { controller } = serviceWorker
  if (controller?.scriptURL !== script) throw new Error('the page has another worker')
  return controller
}

/** Waits as long as the first installation takes. */
function activeWorker(registration: ServiceWorkerRegistration, script: string): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    const worker = registration.active ?? registration.waiting ?? registration.installing
    if (worker?.scriptURL !== script) return reject(new Error('the page has another worker'))
    const look = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('the build could not be kept on this device'))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
