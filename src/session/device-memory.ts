import { demonstration } from '../demonstration/demonstration.ts'

/**
 * Settings that the contract has no call for are kept in this browser, separately for each user; screens that use them
 * say "kept on this device". Where storage is denied or full they last as long as the tab.
 */
export const DEVICE_MEMORY_PREFIX = 'corridor:device:'

const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

/** The prefix of this application's keys in localStorage and sessionStorage. */
const ownPrefix = (): string => `${DEVICE_MEMORY_PREFIX}${demonstration().deviceScope}:`
export const deviceKey = (name: string, userId: string): string => `${ownPrefix()}${userId}:${name}`

let forgotten = 0
/** Counts how often the memory was cleared. */
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
 * Clears everything, because the bank was reset. `everywhere` is true in the tab that started the reset: it clears
 * localStorage for all tabs. The others must not, as it may hold newer values by then.
 */
export function forgetDeviceMemory(everywhere: boolean): void {
  unsaved.clear()
  clearOwn(() => sessionStorage)
  if (everywhere) clearOwn(() => localStorage)
  forgotten += 1
  for (const listener of listeners) listener()
}

function ownKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(ownPrefix()))
}

function clearOwn(storageOf: () => Storage): void {
  try {
    const storage = storageOf()
    for (const key of ownKeys(storage)) storage.removeItem(key)
  } catch {
    // Storage is denied, so there is nothing to clear.
  }
}

/** Whether `forgetDeviceMemory` would clear anything. */
export function keepsAnythingOnDevice(): boolean {
  return [() => localStorage, () => sessionStorage].some((storageOf) => {
    try {
      return ownKeys(storageOf()).length > 0
    } catch {
      return false
    }
  })
}

/** Calls `listener` after each change, in this tab or another. Returns the function that stops listening. */
export function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
