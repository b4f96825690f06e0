/** Does it when the page has nothing else to do, at the latest after so many milliseconds. Safari does it at once. */
export function whenIdle(work: () => void, timeout: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
  else work()
}
