import type { Bank } from '../store/bank.ts'
import type { Fault, NetworkState } from '../store/network-state.ts'
import type { Random } from '../store/random.ts'
import type { Reply } from './respond.ts'

/** No answer reaches the caller. */
export const LOST = Symbol('lost')

/** Waits as the network of the demonstration is slow; the answer of a fault that meets this call, if one does. */
export async function meetFault(bank: Bank, method: string, path: string): Promise<Reply | typeof LOST | undefined> {
  const { network } = bank
  const fault = faultFor(network, method, path, bank.random)
  if (fault?.once) await bank.setNetwork(({ faults }) => ({ faults: faults.filter(({ id }) => id !== fault.id) }))
  const wait = network.latency + (fault?.delay ?? 0)
  if (wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await bank.catchUp()
  }
  if (network.offline || fault?.lost) return LOST
  if (fault?.status === undefined) return undefined
  const { status, body = faultSentence(fault.status), contentType } = fault
  return { status, text: body, ...(contentType !== undefined && { type: contentType }) }
}

/** The first fault that matches this call; one with a rate matches at random. */
export function faultFor(state: NetworkState, method: string, path: string, random: Random): Fault | undefined {
  return state.faults.find(
    (fault) =>
      (fault.method === '*' || fault.method === method) &&
      meetsPath(fault.path, path) &&
      (fault.rate === undefined || random.fraction() < fault.rate),
  )
}

function meetsPath(pattern: string, path: string): boolean {
  if (pattern === '*') return true
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1))
  const wanted = partsOf(pattern)
  const actual = partsOf(path)
  return (
    wanted.length === actual.length &&
    wanted.every((part, i) => part.startsWith(':') || part === '*' || part === actual[i])
  )
}

/** Without a trailing slash, as in the router. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'Unauthorized',
  403: 'This is not allowed',
  404: 'Not found',
  408: 'The request took too long',
  409: 'The record has changed in the meantime',
  422: 'The bank refused this request',
  429: 'Too many requests. Please wait a moment',
  500: 'The bank had an internal problem',
  502: 'The bank could not be reached',
  503: 'The bank is under maintenance. Please try again later',
  504: 'The bank did not answer in time',
}

export const faultSentence = (status: number): string => SENTENCES[status] ?? 'The request failed'
