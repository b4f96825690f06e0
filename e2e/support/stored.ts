import type { Page } from '@playwright/test'
import { databaseName } from '../../mocks/bank/store/storage/browser-rooms.ts'
import { MOUNT } from './test.ts'

/** Writes the value, if there is one, and resolves to what is stored then. */
const storedAt = (page: Page, key: string, value?: unknown): Promise<unknown> =>
  page.evaluate(
    ([name, at, next]) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const store = opening.result.transaction('bank', 'readwrite').objectStore('bank')
          if (next !== undefined) store.put(next, at)
          const reading = store.get(at)
          reading.transaction?.addEventListener('complete', () => resolve(reading.result))
          opening.result.close()
        }
      }),
    [databaseName(MOUNT), key, value] as const,
  )

/** A value that the bank has stored: its head, or what it has set aside. */
export const storedValue = (page: Page, key: 'head' | 'set-aside') => storedAt(page, key)

/** Writes a head that the bank would not write. */
export const storeHead = (page: Page, head: unknown) => storedAt(page, 'head', head)
