import { useEffect, useState } from 'react'
import { now } from '../../clock.ts'
import { quoteTimeLeft, type HeldQuote } from './quote.ts'

/** Whether there is a quote that has not expired. Renders when that changes, not with every second. */
export function useIsHeld(held: HeldQuote | null): boolean {
  const [expired, setExpired] = useState<HeldQuote | null>(null)
  useEffect(() => {
    if (!held) return
    const timer = setInterval(() => {
      if (quoteTimeLeft(held.receivedAt, now()) === 0) setExpired(held)
    }, 250)
    return () => clearInterval(timer)
  }, [held])
  return held !== null && held !== expired
}
