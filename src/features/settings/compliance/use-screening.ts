import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '../../../clock.ts'
import { useDeviceMemory } from '../../../session/use-device-memory.ts'

/** Steps of the simulated screening. No list is checked, because the contract has no call for it. */
export const SCREENING_STEPS = ['Sanctions lists', 'Politically exposed persons', 'Adverse media'] as const

const STEP_MS = 700

/** When the simulated screening was last run (ISO 8601), on this device; null if never. */
export const useLastScreened = () => useDeviceMemory<string | null>('last-screened', readInstant)

/**
 * Runs the simulated screening. `step` is null when it is not running. `lastScreened` (ISO 8601) is kept on this
 * device and shared by the organization and compliance tabs.
 */
export function useScreening() {
  const [lastScreened, setLastScreened] = useLastScreened()
  const [step, setStep] = useState<number | null>(null)

  const advance = useEffectEvent((from: number) => {
    const done = from + 1 === SCREENING_STEPS.length
    setStep(done ? null : from + 1)
    if (done) setLastScreened(new Date(now()).toISOString())
  })

  useEffect(() => {
    if (step === null) return undefined
    const timer = setTimeout(() => advance(step), STEP_MS)
    return () => clearTimeout(timer)
  }, [step])

  return { lastScreened, step, start: () => setStep((current) => current ?? 0) }
}

const readInstant = (stored: unknown): string | null =>
  typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null
