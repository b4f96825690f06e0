import { basePath } from '../routing/base-path.ts'

/**
 * What the contract has no call for stays in this browser, apart for each person who signs in. Screens that use it say
 * so ("kept on this device"). Where storage is denied or full, it lasts as long as the tab.
 */
export const DEVICE_MEMORY_PREFIX = 'corridor:device:'

const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

/** In either storage, everything of this application begins so. */
const ownPrefix = (): string => `${DEVICE_MEMORY_PREFIX}${basePath}:`
export const deviceKey = (name: string, userId: string): string => `${ownPrefix()}${userId}:${name}`

let forgotten = 0
/** Changes whenever the memory was cleared. */
export const timesForgotten = (): number => forgotten

export function readText(key: string): string | null {
  const kept = unsaved.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, value)
  }
  for (const listener of listeners) listener()
}

/**
 * Another bank has taken the place of the one that all this was written beside. `everywhere` is false in the tabs that
 * only follow: what all tabs share has been cleared by the one that began, and may hold newer things by now.
 */
export function forgetDeviceMemory(everywhere: boolean): void {
  unsaved.clear()
  clearOwn(() => sessionStorage)
  if (everywhere) clearOwn(() => localStorage)
  forgotten += 1
  for (const listener of listeners) listener()
}

function clearOwn(storageOf: () => Storage): void {
  try {
    const storage = storageOf()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(ownPrefix())) storage.removeItem(key)
  } catch {
    // Storage is denied: there is nothing in it.
  }
}

export function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
