/** A Storage in memory, for where the browser denies its own. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  // Reading all keys one by one must not copy them each time.
  let keys: string[] | undefined
  return {
    get length() {
      return items.size
    },
    clear() {
      items.clear()
      keys = undefined
    },
    getItem: (key) => items.get(key) ?? null,
    key: (index) => (keys ??= [...items.keys()])[index] ?? null,
    removeItem(key) {
      if (items.delete(key)) keys = undefined
    },
    setItem(key, value) {
      if (!items.has(key)) keys = undefined
      items.set(key, value)
    },
  }
}

/** Makes `localStorage` and `sessionStorage` usable in any page and says whether what is written outlives it. */
export function installSafeStorage(scope: Window & typeof globalThis = window): { storage: Storage; lasting: boolean } {
  const lasting = replaceIfDenied(scope, 'localStorage')
  replaceIfDenied(scope, 'sessionStorage')
  return { storage: scope.localStorage, lasting }
}

function replaceIfDenied(scope: Window & typeof globalThis, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    scope[name].getItem('')
    return true
  } catch {
    Object.defineProperty(scope, name, { configurable: true, value: createMemoryStorage() })
    return false
  }
}
