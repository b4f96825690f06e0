import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { ON_DEMAND, STEP_ASIDE } from '../../../src/worker-file.ts'
import { paths } from '../../../src/routing/paths.ts'
import { isApiPath } from '../http/api-path.ts'
import { CLAIM, LOOK_AFTER_YOURSELF, SKIP_WAITING } from './messages.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

// The only worker: keeps the application for offline use through Workbox and carries calls to the bank in the page
// through MSW. The build appends MSW's own worker script, so the listeners registered here run first.

/** Set by the build. Each `url` is relative to the worker's folder, '' is the page; hashed names need no `revision`. */
declare const BUILD: { url: string; revision: string | null }[]
// From MSW's script. It stores the ids of pages whose bank is running, so that a restarted worker knows them.
declare const activeClientIds: Set<string>
declare const activeClientIdsRestorePromise: Promise<void>
declare function handleRequest(event: FetchEvent): Promise<Response>

const worker = globalThis as unknown as WorkerScope

const ROOT = new URL('./', worker.location.href)
const FILES = BUILD.map(({ url, revision }) => ({ url: new URL(url, ROOT).href, revision }))
const ADDRESSES = new Set(FILES.map(({ url }) => url))

/** The pages of this build. None on the dev server, where every file comes from the network. */
const PAGES = new Set(
  ADDRESSES.has(ROOT.href) ? [...Object.values(paths).map((path) => path.slice(1)), 'index.html'] : [],
)

// Rows 1 and 2 of the fault matrix (worker killed, see docs/decisions/0007): MSW forwards the calls of a closed page to
// the network, but no call may reach the host.
const fetchFile = worker.fetch.bind(self)
worker.fetch = (input, init) =>
  isCall(new URL(input instanceof Request ? input.url : input, ROOT))
    ? Promise.resolve(asleep())
    : fetchFile(input, init)

/** During an upload, a host may answer a missing file with its page, or with the former page. */
const isOfThisBuild: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isSound = request.url === ROOT.href ? await namesThisBuild(response.clone()) : !isPage(response)
    return response.ok && isSound ? response : null
  },
}

// Fills the cache while this worker installs, and removes files of former builds when it activates.
const precaching = new PrecacheController({ plugins: [isOfThisBuild] })
precaching.precache(FILES)
const onDemand = new CacheFirst({ cacheName: precaching.strategy.cacheName, plugins: [isOfThisBuild] })

worker.addEventListener('install', (event) => {
  // Rows 3 and 13 (second tab, deploy): MSW's listener would activate any new worker, so that pages which wait for an
  // answer of the former one would get none.
  event.stopImmediatePropagation()
  if (!worker.registration.active) void worker.skipWaiting()
})

worker.addEventListener('message', (event) => {
  // MSW would store the ids of pages again.
  if (isRetired) event.stopImmediatePropagation()
  // Row 4: MSW's listener would unregister the worker, and with it the copy for offline use, with the last page.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
  if (event.data === SKIP_WAITING) void worker.skipWaiting()
  if (event.data === STEP_ASIDE) takeover.abort()
  if (event.data === LOOK_AFTER_YOURSELF) event.waitUntil(retireIfGone())
  if (event.data === CLAIM) event.waitUntil(worker.clients.claim())
})

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  // Otherwise MSW would ask the page about every file.
  event.stopImmediatePropagation()
  if (isCall(url)) {
    const answer = event.request.mode === 'navigate' ? Promise.resolve(notAPage(url)) : callAnswer(event)
    event.respondWith(untilTakeover(answer))
    return
  }
  const answer = fileAnswer(event, url)
  if (answer) event.respondWith(answer)
})

const isCall = ({ origin, pathname }: URL) => origin === ROOT.origin && isApiPath(pathname)

async function callAnswer(event: FetchEvent): Promise<Response> {
  await activeClientIdsRestorePromise
  if (activeClientIds.has(event.clientId)) return await handleRequest(event)
  // Where the page belongs to another application now, so does its call.
  return (await retireIfGone()) ? await fetchFile(event.request) : asleep()
}

const sentence = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } })
const asleep = () => sentence(503, 'The demonstration bank is asleep. Please reload the page.')
const notAPage = ({ pathname }: URL) =>
  sentence(
    404,
    `This address is not a page. The bank runs inside the application: call fetch('${pathname}') in its console.`,
  )

/** Stays aborted until the next page loads: the page that is being left would repeat a call that was ended. */
let takeover = new AbortController()

/** The answer, or none once a new build takes over: a call whose page has closed would keep this worker for minutes. */
function untilTakeover(answer: Promise<Response>): Promise<Response> {
  const { signal } = takeover
  return new Promise((resolve, reject) => {
    const end = () => resolve(asleep())
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

/** Undefined leaves the request to the network. */
function fileAnswer(event: FetchEvent, url: URL): Promise<Response> | undefined {
  const { request } = event
  if (url.origin !== ROOT.origin || request.method !== 'GET') return undefined
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith(ROOT.pathname)) return undefined
    const isOurs = PAGES.has(url.pathname.slice(ROOT.pathname.length).replace(/\/$/, ''))
    if (isOurs || !/\.\w+$/.test(url.pathname)) return pageAnswer(event, isOurs)
  }
  const file = url.origin + url.pathname
  if (ON_DEMAND.test(file)) return onDemand.handle(event)
  return ADDRESSES.has(file) ? kept(file, event) : undefined
}

/** From the network where the browser has dropped the cache. */
const kept = (file: string, event: FetchEvent): Promise<Response> =>
  precaching.createHandlerBoundToURL(file)({ event, request: event.request, url: new URL(file) })

/** Seconds after which the page is requested again in any case. */
const TAKEOVER_LIMIT = '5'

/**
 * Shown between two builds until the new worker is in control. It repeats its request, which a browser may drop while
 * the other worker is busy. The icon link prevents a request for a favicon.
 */
const INTERLUDE = `<!doctype html><link rel="icon" href="data:,"><script>
const { serviceWorker } = navigator
serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
const ask = async () => {
  const registration = await serviceWorker.getRegistration()
  if (registration?.waiting) registration.waiting.postMessage('${SKIP_WAITING}')
  else location.reload()
}
ask()
setInterval(ask, 500)
</script>`

let isLeaving = false

async function pageAnswer(event: FetchEvent, isOurs: boolean): Promise<Response> {
  const { waiting } = worker.registration
  // A new build is ready and this is the only page: let it take over, and make the browser request the page again. Only
  // once: if it could not take over by then, the former build is served instead of an endless reload.
  if (waiting && !isLeaving && (await worker.clients.matchAll({ type: 'window' })).length < 2) {
    isLeaving = true
    takeover.abort()
    return new Response(INTERLUDE, { headers: { refresh: TAKEOVER_LIMIT, 'content-type': 'text/html' } })
  }
  if (takeover.signal.aborted) takeover = new AbortController()
  if (isOurs) return kept(ROOT.href, event)
  // A folder below may contain another application; offline, ours shows that it has no such page.
  return fetchFile(event.request).catch(() => kept(ROOT.href, event))
}

const namesThisBuild = async (page: Response): Promise<boolean> =>
  Array.from((await page.text()).matchAll(/assets\/[\w.-]+/g)).every(([name]) =>
    ADDRESSES.has(new URL(name, ROOT).href),
  )

let isRetired = false

/** Retires when the host serves something else in this place; not when offline or redirected to a sign-in. */
async function retireIfGone(): Promise<boolean> {
  const reply = await fetchFile(worker.location.href, { cache: 'no-store' }).catch(() => undefined)
  if (!reply || reply.redirected || !(reply.status === 404 || reply.status === 410 || isPage(reply))) return isRetired
  isRetired = true
  // Workbox and MSW name their caches after the folder.
  for (const name of await caches.keys()) if (name.endsWith(worker.registration.scope)) await caches.delete(name)
  await worker.registration.unregister()
  return true
}

const isPage = (reply: Response) => (reply.headers.get('content-type') ?? '').includes('html')
