// A tab that was open while a new build was put on the host asks for files that are gone. Loading the page again brings
// the new build; once only, because a file that is still missing then stays missing.

const MARK = 'reloadedForMissingFile'

let reloading = false

/** Whether the page is about to be replaced: whatever fails until then is of no interest. */
export const isReloading = (): boolean => reloading

export function reloadOnceForMissingFiles(): void {
  window.addEventListener('vite:preloadError', () => {
    // The mark lives in the history entry: it outlasts the reload where storage is denied, too, and ends with the entry.
    const state: unknown = history.state
    if (reloading || (typeof state === 'object' && state !== null && MARK in state) || !navigator.onLine) return
    reloading = true
    history.replaceState({ ...(state as object | null), [MARK]: true }, '')
    location.reload()
  })
}
