interface Listeners<T> {
  notify: (value: T) => void
  subscribe: (listener: (value: T) => void) => () => void
}

/** Listeners in the shape that `useSyncExternalStore` takes. */
export function createListeners<T = void>(): Listeners<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    notify: (value) => listeners.forEach((listener) => listener(value)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
