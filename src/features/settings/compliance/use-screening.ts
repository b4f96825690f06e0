import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '../../../clock.ts'
import { useDeviceMemory } from '../../../session/use-device-memory.ts'

/** What a screening goes through. There is no call for it: the steps are shown, no list is consulted. */
export const SCREENING_STEPS = ['Sanctions lists', 'Politically exposed persons', 'Adverse media'] as const

const STEP_MS = 700

/** The organization and the compliance tab show the same screening, so both remember the same moment. */
export function useScreening() {
  const [lastScreened, setLastScreened] = useDeviceMemory<string | null>('last-screened', readInstant)
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
