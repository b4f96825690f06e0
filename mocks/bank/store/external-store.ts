/** Listeners in the shape that `useSyncExternalStore` takes. */
export function createListeners<T = void>() {
  const listeners = new Set<(value: T) => void>()
  return {
    notify: (value: T) => listeners.forEach((listener) => listener(value)),
    subscribe: (listener: (value: T) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A value, and how to subscribe to its changes: the two arguments of `useSyncExternalStore`. */
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
