/** The key under which a browser notes that the state of this room came from a link or a file: its epoch. */
export const openedStateKey = (scope: string): string => `corridor:opened-state:${scope}`

export function noteOpenedState(storage: Storage, scope: string, epoch: string): void {
  try {
    storage.setItem(openedStateKey(scope), epoch)
  } catch {
    // Denied or full: the state is not kept either.
  }
}
