import { createListeners, type Store } from '../bank/store/external-store.ts'

/** A list that this browser keeps, the same in all of its tabs. */
export type KeptList<T> = Store<readonly T[]>

interface KeptListOptions<T> {
  storage: Storage
  key: string
  /** Throws a sentence when the value is no such list. */
  read: (value: unknown) => T[]
  /** The sentence when the browser has no room for it. */
  full: string
  /** How many characters it may have as text. */
  longest?: number
}

/** Throws a sentence when the list is changed to one that cannot be kept. */
export function createKeptList<T>({ storage, key, read, full, longest = Infinity }: KeptListOptions<T>): KeptList<T> {
  const { notify, subscribe } = createListeners()
  let known: { text: string; list: readonly T[] } = { text: '', list: [] }
  return {
    /** Read again when the text has changed, by whichever tab. */
    state() {
      const text = storage.getItem(key) ?? ''
      if (text !== known.text) known = { text, list: readOr(text, read) }
      return known.list
    },
    subscribe(listener) {
      const end = subscribe(listener)
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', hear)
      return () => {
        end()
        window.removeEventListener('storage', hear)
      }
    },
    set(next) {
      const text = JSON.stringify(read(next))
      if (text.length > longest) throw new Error(full)
      try {
        if (next.length > 0) storage.setItem(key, text)
        else storage.removeItem(key)
      } catch {
        throw new Error(full)
      }
      notify()
    },
  }
}

/** The stored list, or an empty one if the text is damaged. */
function readOr<T>(text: string, read: (value: unknown) => T[]): T[] {
  try {
    return text === '' ? [] : read(JSON.parse(text))
  } catch {
    return []
  }
}

/** The first number from 1 that is not taken. */
export function firstFree(isTaken: (number: number) => boolean): number {
  let number = 1
  while (isTaken(number)) number += 1
  return number
}
