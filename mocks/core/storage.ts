/** A Storage in memory, for where the browser denies its own. */
export function createMemoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

const MSW_COOKIE_STORE = '__msw-cookie-store__'

/**
 * Makes `localStorage` and `sessionStorage` usable in any page and says whether what is written outlives it. Must run
 * before MSW is imported: it reads both while its module loads, and a value it cannot read stops the page.
 */
export function installSafeStorage(scope: Window & typeof globalThis = window): { storage: Storage; lasting: boolean } {
  const lasting = replaceIfDenied(scope, 'localStorage')
  replaceIfDenied(scope, 'sessionStorage')
  const storage = scope.localStorage
  try {
    const jar = storage.getItem(MSW_COOKIE_STORE)
    if (jar !== null && !isCookieList(jar)) storage.removeItem(MSW_COOKIE_STORE)
  } catch {
    // A store that cannot be read holds nothing that could stop MSW either.
  }
  return { storage, lasting }
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

function isCookieList(text: string): boolean {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every((cookie) => typeof cookie === 'object' && cookie !== null && 'key' in cookie)
  } catch {
    return false
  }
}
