import { useSyncExternalStore } from 'react'
import { demonstration, listen, prerendered, type Demonstration } from './demonstration.ts'

export const useDemonstration = <Part extends keyof Demonstration>(part: Part): Demonstration[Part] =>
  useSyncExternalStore(
    listen,
    () => demonstration()[part],
    () => prerendered()[part],
  )

/** Whether a place shows its fixed sample. */
export const useSamples = (): boolean => useDemonstration('samples')
