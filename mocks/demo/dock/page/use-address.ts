import { currentAddress } from '../../../../src/routing/address.ts'
import { useLooked } from './use-looked.ts'

function readAddress(): string {
  const { pathname, search } = currentAddress()
  return pathname + search
}

/** The page's path and query, polled because the router changes the address without an event. */
export const useAddress = (): string => useLooked(readAddress) ?? readAddress()
