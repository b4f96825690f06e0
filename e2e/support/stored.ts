import type { Page } from '@playwright/test'
import { databaseName } from '../../mocks/bank/store/storage/browser-rooms.ts'
import { MOUNT } from './test.ts'

const NAME = databaseName(MOUNT)

/** A value that the bank has stored: its head, or what it has set aside. */
export const storedValue = (page: Page, key: 'head' | 'set-aside'): Promise<unknown> =>
  page.evaluate(
    ([name, wanted]) =>
      new Promise<unknown>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('bank').objectStore('bank').get(wanted)
          reading.onsuccess = () => resolve(reading.result)
          opening.result.close()
        }
      }),
    [NAME, key] as const,
  )

/** Writes a head that the bank would not write. */
export const storeHead = (page: Page, head: unknown): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('bank', 'readwrite')
          writing.objectStore('bank').put(value, 'head')
          writing.oncomplete = () => resolve()
          opening.result.close()
        }
      }),
    [NAME, head] as const,
  )
