const LATEST_MS = 4000

/** Does it when the page has nothing else to do. Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else work()
}
