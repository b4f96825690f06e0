import { useEffect, useState } from 'react'
import { now } from '../../clock.ts'

/** The product's time, looked at often enough for a countdown to follow a clock that jumps or runs fast. */
export function useProductTime(everyMs: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return time
}
