import { createQueue } from './queue.ts'

/** How long a tab waits for one that is frozen while it holds the lock. That one can no longer store what it has done. */
const PATIENCE_MS = 10_000

/**
 * Runs one piece of work after the other over all tabs, by a lock of the browser. On an insecure origin, which has no
 * locks, only over this tab: there the storage refuses a write that does not follow what it holds.
 */
export function createLock(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  const inThisTab = createQueue()
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return inThisTab
  return async <T>(work: () => Promise<T>): Promise<T> => {
    let done: Promise<T> | undefined
    const run = () => (done = work())
    try {
      return await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, run)
    } catch (error) {
      // The work failed, or another tab took the lock in the middle of it.
      if (done) return done
      if (isNamed(error, 'TimeoutError')) return locks.request(name, { steal: true }, run)
      // A page without an origin of its own may not use locks.
      if (isNamed(error, 'SecurityError')) return inThisTab(work)
      throw error
    }
  }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name
