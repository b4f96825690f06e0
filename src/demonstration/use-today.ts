import { useEffect, useState } from 'react'
import { demonstration } from './demonstration.ts'

/**
 * A time of the present day by the product clock. It stays the same while it is shown, until another day begins or
 * somebody moves the clock to one.
 */
export function useToday(): number {
  const [time, setTime] = useState(() => demonstration().now())
  useEffect(() => {
    const follow = () => setTime((shown) => latest(shown, demonstration().now()))
    const timer = setInterval(follow, 500)
    return () => clearInterval(timer)
  }, [])
  return time
}

const latest = (shown: number, time: number): number =>
  new Date(shown).toDateString() === new Date(time).toDateString() ? shown : time
