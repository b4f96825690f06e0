// The part of the service worker API that our worker uses. Its full type library conflicts with that of the page.

interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  readonly clientId: string
  respondWith: (answer: Promise<Response>) => void
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  message: LastingEvent & {
    readonly data: unknown
  }
  fetch: FetchEvent
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>
  }
  skipWaiting: () => Promise<void>
  fetch: typeof fetch
  addEventListener: <TName extends keyof Events>(name: TName, listener: (event: Events[TName]) => void) => void
}
