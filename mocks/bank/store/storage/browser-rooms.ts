import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createListeners } from '../external-store.ts'
import { isSameHead, Outdated, type RoomStorage } from './room-storage.ts'
import { hintKey, storedPrefix, type StoredHint } from './stored-bank.ts'
import type { StoredEntry } from './stored-entry.ts'
import { createLock } from './web-lock.ts'
import { within } from './within.ts'

/** One database for each room. */
interface RoomSchema extends DBSchema {
  bank: { key: 'head' | 'set-aside'; value: unknown }
  rows: { key: string; value: StoredEntry; indexes: { seq: number } }
}

/** How long a database takes to open unless the device is busy. */
const LATE_MS = 2000
/** How long another page may keep it from opening after that. */
const PATIENCE_MS = 3000
/** How long to wait for a storage that does not answer at all. */
const LIMIT_MS = 30_000

/**
 * How a request fails whose connection was closed, for example because the site's data were cleared, or whose
 * transaction ended before it was made, because the page was kept for "back" meanwhile. Nothing is written then.
 */
const REPEATED: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TransactionInactiveError',
])

const ATTEMPTS = 4
const ATTEMPT_MS = 50

/** How old an answer may be when another tab could not announce its write. */
const QUIET_MS = 1000

export const databaseName = (scope: string): string => storedPrefix(scope).slice(0, -1)

/** The rooms of this browser: rows in IndexedDB, one writer at a time by a lock. See ADR 18. */
export function browserRoom(scope: string): RoomStorage {
  let connection: Promise<IDBPDatabase<RoomSchema>> | undefined
  const { notify: hear, subscribe } = createListeners()
  const hint = hintKey(scope)
  let seen: { hint: string | null; at: number } | undefined
  const readHint = () => {
    try {
      return localStorage.getItem(hint)
    } catch {
      return null
    }
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === hint) hear()
  })

  const connect = () => {
    const opened = (connection ??= open())
    opened.catch(forget)
    return opened
  }
  /** What was read through a connection that has ended may no longer be stored. */
  const forget = () => {
    connection = undefined
    seen = undefined
  }
  const open = () => {
    const opening = openDB<RoomSchema>(databaseName(scope), 1, {
      upgrade: (database) => {
        database.createObjectStore('bank')
        database.createObjectStore('rows', { keyPath: 'key' }).createIndex('seq', 'seq')
      },
      blocking: (_, __, { target }) => {
        forget()
        ;(target as IDBDatabase).close()
      },
      terminated: () => {
        // The site's data were cleared.
        forget()
        hear()
      },
    })
    return within(opening, LATE_MS, 'late').catch(async () => {
      // On a busy device, whose first database takes seconds, the list of databases is late too.
      if ('databases' in indexedDB) await within(indexedDB.databases(), LIMIT_MS, 'The storage does not answer')
      // A database that another page keeps from opening must not keep this one from starting.
      return within(opening, PATIENCE_MS, 'The storage did not open')
    })
  }
  /** A connection may have been closed since the last use, and while data are cleared the next one is refused too. */
  const withDatabase = async <T>(work: (database: IDBPDatabase<RoomSchema>) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await unlessKept(connect().then(work))
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof DOMException) || !REPEATED.has(error.name)) throw error
        forget()
        await new Promise((resolve) => setTimeout(resolve, attempt * ATTEMPT_MS))
      }
    }
  }

  return {
    hasLocks: 'locks' in navigator,

    exclusive: createLock(databaseName(scope)),

    read: (after) =>
      withDatabase(async (database) => {
        seen = { hint: readHint(), at: performance.now() }
        const { bank, rows } = begin(database, 'readonly')
        const news = after ? rows.index('seq').getAll(IDBKeyRange.lowerBound(after.seq, true)) : rows.getAll()
        const [head, found] = await Promise.all([bank.get('head'), news])
        return { head, rows: found }
      }),

    write: async ({ head, rows: entries, follows }) => {
      await withDatabase(async (database) => {
        const { transaction, bank, rows } = begin(database, 'readwrite')
        if (follows && !isSameHead(await bank.get('head'), follows)) throw new Outdated()
        const requests = [
          ...(follows ? [] : [rows.clear()]),
          bank.put(head, 'head'),
          ...entries.map((entry) => rows.put(entry)),
        ]
        transaction.commit()
        await Promise.all([...requests, transaction.done])
      })
      const { epoch, prospect, scenario } = head.record
      tell({ epoch, seq: head.seq, company: prospect?.company ?? null, scenario })
    },

    setAside: () =>
      withDatabase(async (database) => {
        const { transaction, bank, rows } = begin(database, 'readwrite')
        const kept = { head: await bank.get('head'), rows: await rows.getAll() }
        await Promise.all([bank.put(kept, 'set-aside'), bank.delete('head'), rows.clear(), transaction.done])
      }),

    isQuiet: () => seen !== undefined && seen.hint === readHint() && performance.now() - seen.at < QUIET_MS,

    onForeignWrite: subscribe,
  }

  /** Other tabs hear of the write, and the next visit knows company and scenario before the bank is open. */
  function tell(news: StoredHint): void {
    try {
      localStorage.setItem(hint, JSON.stringify(news))
      seen = { hint: JSON.stringify(news), at: performance.now() }
    } catch {
      // Full or denied: other tabs see the change with their next call.
    }
  }
}

function begin<Mode extends 'readonly' | 'readwrite'>(database: IDBPDatabase<RoomSchema>, mode: Mode) {
  const transaction = database.transaction(['bank', 'rows'], mode, { durability: 'relaxed' })
  const running = new AbortController()
  window.addEventListener('pagehide', ({ persisted }) => persisted && abort(transaction), { signal: running.signal })
  // A request that fails says so itself.
  transaction.done.catch(() => undefined).finally(() => running.abort())
  return { transaction, bank: transaction.objectStore('bank'), rows: transaction.objectStore('rows') }
}

/** WebKit keeps the transactions of a page that is kept for "back": no page could write until that one is dropped. */
function abort(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort()
  } catch {
    // It is being committed, and ends without the page.
  }
}

/** Rejects when the page was kept for "back" meanwhile: Firefox drops the events of requests that end while it is. */
async function unlessKept<T>(request: Promise<T>): Promise<T> {
  const listening = new AbortController()
  const returned = new Promise<never>((_, reject) => {
    const give = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reject(new DOMException('The page was kept for "back"', 'AbortError'))
    }
    window.addEventListener('pageshow', give, { signal: listening.signal })
  })
  return Promise.race([request, returned]).finally(() => listening.abort())
}

/** Removes what is stored of a room. */
export function removeStoredRoom(scope: string): void {
  try {
    indexedDB.deleteDatabase(databaseName(scope))
  } catch {
    // Denied, so nothing was stored.
  }
}
