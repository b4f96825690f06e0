import { cachesOf, STEP_ASIDE } from '../src/boot/worker-file.ts'

// Takes the place of the demonstration's worker where a build beside a real bank is put where the demonstration was: whoever
// has seen that one would go on seeing it, and its bank, out of the browser's cache. Takes itself away, too.

const worker = globalThis as unknown as {
  location: Location
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

const CACHES = cachesOf(new URL('./', worker.location.href).pathname)

async function leave(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name)
  // Only a page that is its own may be told to load again.
  await worker.clients.claim()
  const pages = await worker.clients.matchAll({ type: 'window' })
  await worker.registration.unregister()
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)))
}

/** Milliseconds. Said again until it is done: where the other worker is busy at that moment, a browser may forget about it. */
const SAID_AGAIN = 500
let insisting: ReturnType<typeof setInterval>

async function takeOver(): Promise<void> {
  worker.registration.active?.postMessage(STEP_ASIDE)
  await worker.skipWaiting()
}

worker.addEventListener('install', (event) => {
  insisting = setInterval(() => void takeOver(), SAID_AGAIN)
  event.waitUntil(takeOver())
})
worker.addEventListener('activate', (event) => {
  clearInterval(insisting)
  event.waitUntil(leave())
})
