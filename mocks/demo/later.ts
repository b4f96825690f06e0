import { whenIdle } from './when-idle.ts'

const LATEST = 4000
/** A first visit is idle while it waits for files, so the dock waits longer. */
const FIRST_VISIT_MS = 2000

const onDevice = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** Once the build's files can be fetched. */
export function onceReachable(work: () => void): void {
  if (navigator.onLine || onDevice() || import.meta.env.MODE === 'file') work()
  else window.addEventListener('online', work, { once: true })
}

/** After what the visitor waits for. */
export function later(work: () => void): void {
  setTimeout(whenIdle, onDevice() ? 0 : FIRST_VISIT_MS, () => onceReachable(work), LATEST)
}
