import { useEffect, useState } from 'react'
import { useBankData, useDock } from '../dock-context.ts'

/** The bank's time, read again every second and whenever the clock is set. */
export function useBankTime(): number {
  const { bank } = useDock()
  const [, setBeat] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setBeat((beat) => beat + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return useBankData(() => bank.now())
}
