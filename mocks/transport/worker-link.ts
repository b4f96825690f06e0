import { WORKER_FILE } from '../../src/boot/worker-file.ts'
import { BANK_MARKER } from '../core/policy/policy.ts'
import { ARE_YOU_AWAKE, CLAIM, LOOK_AFTER_YOURSELF, PRECACHE } from '../worker/messages.ts'
import { wait, within, STEP_LIMIT } from './limit.ts'
import { isApiCall, type AnswerCall } from './page-calls.ts'

/** The way to the bank through the worker, where the browser's Network panel shows every call. */
export interface WorkerLink {
  /** Whether this page's requests still reach the worker. */
  isConnected: () => boolean
  /** Undefined: what came back, if anything, was not the bank's, and making the call again does no harm. */
  carry: (request: Request) => Promise<Response | undefined>
  /** Has the worker listen to this page again. */
  reactivate: () => Promise<void>
  /** Has the worker keep the whole build for offline use. */
  precache: () => void
}

interface Carried {
  key: string
  /** Set once the bank has the call. A read is rather made again than kept twice: an answer may be of megabytes. */
  reply?: Promise<Response | undefined>
}

/** Proves the way, without being a call of the contract. */
const PROBE = '/api/-/probe'

const keyOf = ({ method, url, headers }: Request) => `${method} ${url} ${headers.get('idempotency-key') ?? ''}`
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'
const isFromBank = (reply: Response) => reply.headers.has(BANK_MARKER)

/** Brings the worker up and proves that calls reach the bank through it; throws where they do not, in bounded time. */
export async function connectWorker(
  basePath: string,
  answer: AnswerCall,
  leavePage: typeof fetch,
): Promise<WorkerLink> {
  if (!('serviceWorker' in navigator)) throw new Error('this page may not use a worker')
  if (!location.pathname.startsWith(basePath)) throw new Error('the page lies outside the folder of the worker')
  const { serviceWorker } = navigator
  const { controller, registration } = await takeControl(basePath)
  const carried = new Set<Carried>()

  // Everything goes through one handler: the bank finds the right one among its own faster than MSW does.
  const { http, setupWorker } = await import('./worker-library.ts')
  // A pattern with a placeholder would have MSW decode the address, which throws at one that is no UTF-8.
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
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: basePath + WORKER_FILE, options: { scope: basePath, updateViaCache: 'none' } },
  })
  try {
    await within(started, 'MSW')
    const proof = await within(leavePage(PROBE, { cache: 'no-store' }), 'first call')
    if (!isFromBank(proof)) throw new Error('the first call did not reach the bank')
  } catch (error) {
    library.stop()
    throw error
  }
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === ARE_YOU_AWAKE) ports[0]?.postMessage(true)
  })

  /** Undefined once the bank has had time to see the call and has not, or has answered and the answer got lost. */
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
        // The caller gave up, or the bank itself lost the answer: that is the answer.
        if (request.signal.aborted || (await call.reply)?.type === 'error') throw error
      } finally {
        carried.delete(call)
      }
      return call.reply
    },
    reactivate: () =>
      within(
        new Promise<void>((resolve) => {
          serviceWorker.addEventListener('message', function listen({ data }: MessageEvent<{ type?: unknown } | null>) {
            if (data?.type !== 'MOCKING_ENABLED') return
            serviceWorker.removeEventListener('message', listen)
            resolve()
          })
          controller.postMessage('MOCK_ACTIVATE')
        }),
        'reactivation',
      ),
    precache: () => registration.active?.postMessage(PRECACHE),
  }
}

/** A worker can also end between an answer's head and its body: only what is here in full counts as an answer. */
const whole = async (reply: Response): Promise<Response> =>
  new Response(reply.body && (await reply.arrayBuffer()), reply)

async function takeControl(
  basePath: string,
): Promise<{ controller: ServiceWorker; registration: ServiceWorkerRegistration }> {
  const { serviceWorker } = navigator
  const script = new URL(basePath + WORKER_FILE, location.href).href
  const controlled = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  // Registering again on every visit has the browser fetch the script before anything else.
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
  if (!serviceWorker.controller) {
    // A hard reload, or one while the worker was coming up, leaves the page without it until the worker is told.
    registration.active?.postMessage(CLAIM)
    await within(controlled, 'control of the page')
  }
  const { controller } = serviceWorker
  if (controller?.scriptURL !== script) throw new Error('the page has another worker')
  return { controller, registration }
}
