import { useEffect, useState } from 'react'
import { currentAddress } from '../../../../src/routing/address.ts'

const LOOK_EVERY_MS = 300

function readAddress(): string {
  const { pathname, search } = currentAddress()
  return pathname + search
}

/** The page's path and query, polled because the router changes the address without an event. */
export function useAddress(): string {
  const [address, setAddress] = useState(readAddress)
  useEffect(() => {
    const timer = setInterval(() => setAddress(readAddress), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return address
}
