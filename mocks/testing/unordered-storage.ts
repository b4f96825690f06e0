import { createMemoryStorage } from '../core/storage.ts'

/** A Storage whose keys come in another order than they were written in, as a browser's may. */
export function createUnorderedStorage(): Storage {
  const storage = createMemoryStorage()
  const { key } = storage
  return Object.assign(storage, { key: (index: number) => key(storage.length - 1 - index) })
}
