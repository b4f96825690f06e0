import { createQueue } from './queue.ts'

/** How long a tab waits before it looks who holds the lock. */
const PATIENCE_MS = 5000

/**
 * Runs one piece of work after the other over all tabs, by a lock of the browser. A frozen tab loses the lock after
 * twice the patience; the storage then refuses what it writes. An insecure origin has no locks: there only the work of
 * this tab waits in line.
 */
export function createLock(name: string): <T>(work: () => Promise<T>) => Promise<T> {
  const inThisTab = createQueue()
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return inThisTab
  const holder = async () => (await locks.query()).held?.find((lock) => lock.name === name)?.clientId
  return async <T>(work: () => Promise<T>): Promise<T> => {
    let done: Promise<T> | undefined
    const run = () => (done = work())
    let suspect: string | undefined
    for (let steal = false; ;) {
      try {
        return await locks.request(name, steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE_MS) }, run)
      } catch (error) {
        // The work failed, or another tab took the lock in the middle of it.
        if (done) return done
        // A page without an origin of its own may not use locks.
        if (isNamed(error, 'SecurityError')) return inThisTab(work)
        // The lock was taken away before the work began.
        if (isNamed(error, 'AbortError')) steal = false
        else if (isNamed(error, 'TimeoutError')) {
          const held = await holder()
          steal = held !== undefined && held === suspect
          suspect = held
        } else throw error
      }
    }
  }
}

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name
