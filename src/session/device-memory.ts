import { useSyncExternalStore } from 'react'
import { useAuth } from './auth-provider.tsx'

/**
 * What the contract has no call for stays in this browser, apart for each person who signs in. Screens that use it say
 * so ("kept on this device"). Where storage is denied or full, it lasts as long as the tab.
 */
export const DEVICE_MEMORY_PREFIX = 'corridor:device:'

const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

/** In either storage, everything of this application begins so. */
const ownPrefix = (): string => `${DEVICE_MEMORY_PREFIX}${window.corridorBase}:`
export const deviceKey = (name: string, userId: string): string => `${ownPrefix()}${userId}:${name}`

let timesForgotten = 0

function readText(key: string): string | null {
  const kept = unsaved.get(key)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeText(key: string, value: string): void {
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
  timesForgotten += 1
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

/** Changes whenever the memory was cleared: as a key, it makes a component forget what it holds itself. */
export const useTimesForgotten = (): number => useSyncExternalStore(listen, () => timesForgotten)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * One remembered value. `read` turns what was stored (perhaps by an older version, perhaps by hand) into a value it
 * can vouch for; it gets `undefined` when there is nothing.
 */
export function useDeviceMemory<T>(name: string, read: (stored: unknown) => T): [T, (value: T) => void] {
  const key = deviceKey(name, useAuth().user?.id ?? 'nobody')
  const text = useSyncExternalStore(listen, () => readText(key))
  return [read(parse(text)), (value) => writeText(key, JSON.stringify(value))]
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
