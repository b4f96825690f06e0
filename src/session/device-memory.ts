import { useSyncExternalStore } from 'react'
import { useAuth } from './auth-provider.tsx'

/**
 * What the contract has no call for stays in this browser, apart for each person who signs in. Screens that use it say
 * so ("kept on this device"). Where storage is denied or full, it lasts as long as the tab.
 */
export const DEVICE_MEMORY_PREFIX = 'corridor:device:'

const unsaved = new Map<string, string>()
const listeners = new Set<() => void>()

const keyOf = (name: string, userId: string): string => `${DEVICE_MEMORY_PREFIX}${window.corridorBase}:${userId}:${name}`

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
  const key = keyOf(name, useAuth().user?.id ?? 'nobody')
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
