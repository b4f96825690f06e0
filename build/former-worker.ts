import { STEP_ASIDE } from '../src/worker-file.ts'

// The `worker.js` of a live build that replaces a deployed demo. Without it, browsers that visited the demo would keep
// showing it from the cache. It deletes the demo's caches, reloads open pages and unregisters itself.

const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<{ url: string; navigate: (url: string) => Promise<unknown> }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: (
    name: 'install' | 'activate',
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

async function leave(): Promise<void> {
  // Workbox and MSW name their caches after the folder.
  for (const name of await caches.keys()) if (name.endsWith(worker.registration.scope)) await caches.delete(name)
  // A worker may navigate only pages that it controls.
  await worker.clients.claim()
  const pages = await worker.clients.matchAll({ type: 'window' })
  await worker.registration.unregister()
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}

/** Milliseconds. A browser may drop a single request to activate while the other worker is busy, so it is repeated. */
const RETRY_MS = 500
let retries: ReturnType<typeof setInterval>

function takeOver(): Promise<void> {
  worker.registration.active?.postMessage(STEP_ASIDE)
  return worker.skipWaiting()
}

worker.addEventListener('install', (event) => {
  retries = setInterval(() => void takeOver(), RETRY_MS)
  event.waitUntil(takeOver())
})
worker.addEventListener('activate', (event) => {
  clearInterval(retries)
  event.waitUntil(leave())
})
