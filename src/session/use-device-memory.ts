import { useSyncExternalStore } from 'react'
import { useAuth } from './auth-provider.tsx'
import { deviceKey, listen, readText, timesForgotten, writeText } from './device-memory.ts'

/** Changes whenever the memory was cleared: as a key, it makes a component forget what it holds itself. */
export const useTimesForgotten = (): number => useSyncExternalStore(listen, timesForgotten, timesForgotten)

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
