import { useSyncExternalStore } from 'react'
import { useAuth } from './auth-provider.tsx'
import { deviceKey, listen, readText, timesForgotten, writeText } from './device-memory.ts'

/** Counts how often the memory was cleared. Use it as a `key` to reset a component's own state as well. */
export const useTimesForgotten = (): number => useSyncExternalStore(listen, timesForgotten, timesForgotten)

/**
 * One remembered value and its setter. `read` must turn any stored JSON value, for example one from an older version,
 * into a valid one; it gets `undefined` when nothing is stored.
 */
export function useDeviceMemory<T>(name: string, read: (stored: unknown) => T): [T, (value: T) => void] {
  const key = deviceKey(name, useAuth().user?.id ?? 'nobody')
  const text = useSyncExternalStore(
    listen,
    () => readText(key),
    () => null,
  )
  return [read(parse(text)), (value) => writeText(key, JSON.stringify(value))]
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
