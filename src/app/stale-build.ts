// A tab that was open while a new build was put on the host asks for files that are gone. Loading the page again brings
// the new build; once only, because a file that is still missing then stays missing.

const MARK = 'reloadedForMissingFile'

const missing = new WeakSet<object>()

/** From now on it is known which errors mean that a file of the build could not be fetched. */
export function watchForMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/**
 * The mark lives in the history entry: it outlasts the reload where storage is denied, too, and ends with the entry.
 * Only what a page needed to be shown counts: code that was fetched ahead in vain costs nobody what they were writing.
 */
export function isWorthReload(error: unknown): boolean {
  const state: unknown = history.state
  const reloaded = typeof state === 'object' && state !== null && MARK in state
  return typeof error === 'object' && error !== null && missing.has(error) && !reloaded && navigator.onLine
}

export function reloadOnce(): void {
  history.replaceState({ ...(history.state as object | null), [MARK]: true }, '')
  location.reload()
}
