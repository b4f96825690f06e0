import { useEffect, useState } from 'react'
import { currentAddress } from '../../../../src/routing/address.ts'

const LOOK_EVERY_MS = 300

/** The page's path, polled because the router changes it without an event. */
export function useRoute(): string {
  const [route, setRoute] = useState(currentAddress().pathname)
  useEffect(() => {
    const timer = setInterval(() => setRoute(currentAddress().pathname), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return route
}
