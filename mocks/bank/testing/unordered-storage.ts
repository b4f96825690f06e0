import { createMemoryStorage } from '../store/storage/safe-storage.ts'

/** A Storage whose keys come in another order than they were written in, as a browser's may. */
export function createUnorderedStorage(): Storage {
  const ordered = createMemoryStorage()
  return Object.assign(Object.create(ordered) as Storage, {
    key: (index: number) => ordered.key(ordered.length - 1 - index),
  })
}
