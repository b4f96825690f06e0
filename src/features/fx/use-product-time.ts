import { useEffect, useState } from 'react'
import { now } from '../../clock.ts'

/** The product clock, re-read every `everyMs` milliseconds, because the dock can move it or speed it up. */
export function useProductTime(everyMs: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return time
}
