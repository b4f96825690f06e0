import { useEffect, useState } from 'react'
import { currentAddress } from '../../../../src/routing/address.ts'

const LOOK_EVERY_MS = 300

/** Polled because the router changes the address without an event. */
function usePolled(read: () => string): string {
  const [found, setFound] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setFound(read), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [read])
  return found
}

const readPath = () => currentAddress().pathname
const readAddress = () => currentAddress().pathname + currentAddress().search

/** The page's path. */
export const useRoute = (): string => usePolled(readPath)

/** The page's path and query. */
export const useAddress = (): string => usePolled(readAddress)
