import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 300

/** The page's path, polled because the router changes it without an event. */
export function useRoute(): string {
  const [route, setRoute] = useState(location.pathname)
  useEffect(() => {
    const timer = setInterval(() => setRoute(location.pathname), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return route
}
