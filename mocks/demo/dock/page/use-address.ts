import { currentAddress } from '../../../../src/routing/address.ts'
import { useLooked } from './use-looked.ts'

const LOOK_EVERY_MS = 300

function readAddress(): string {
  const { pathname, search } = currentAddress()
  return pathname + search
}

/** The page's path and query, polled because the router changes the address without an event. */
export const useAddress = (): string => useLooked(readAddress, LOOK_EVERY_MS) ?? readAddress()
