import { createListeners } from '../bank/store/listeners.ts'

/** A value that changes, in the shape that `useSyncExternalStore` takes. */
export interface Followed<T> {
  state: () => T
  subscribe: (listener: () => void) => () => void
}

export interface Store<T> extends Followed<T> {
  set: (next: T) => void
}

export function createStore<T>(first: T): Store<T> {
  const { notify, subscribe } = createListeners()
  let value = first
  return {
    state: () => value,
    subscribe,
    set(next) {
      value = next
      notify()
    },
  }
}
