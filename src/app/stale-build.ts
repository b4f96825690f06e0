// A tab that was open while a new build was deployed asks for files that no longer exist. A reload loads the new build.
// It is done once only: a file that is still missing afterwards would reload the page forever.

const MARK = 'reloadedForMissingFile'

const missing = new WeakSet<object>()

/** Starts to record which errors mean that a file of the build could not be fetched. */
export function watchForMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload))
}

/** Whether a page failed because a file of the build could not be fetched. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/**
 * Whether a reload may fix the error of a page: a file was missing, and this history entry has not been reloaded
 * before. The mark is kept in the history entry, which survives a reload even where storage is denied.
 */
export function isWorthReload(error: unknown): boolean {
  const state: unknown = history.state
  const reloaded = typeof state === 'object' && state !== null && MARK in state
  return isMissingFile(error) && !reloaded && navigator.onLine
}

export function reloadOnce(): void {
  history.replaceState({ ...(history.state as object | null), [MARK]: true }, '')
  location.reload()
}
