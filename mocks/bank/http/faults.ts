import type { Bank } from '../store/bank.ts'
import type { Fault, NetworkState } from '../store/network-state.ts'
import { isRecord } from '../store/plain-text.ts'
import { createRandom, type Random } from '../store/random.ts'
import { readJson } from '../store/storage/stored-bank.ts'
import type { Reply } from './respond.ts'

/** No answer reaches the caller. */
export const LOST = Symbol('lost')

const shares = new WeakMap<Bank, { epoch: string; random: Random }>()

/** Seeded, so that a fault with a rate hits the same calls each time a scenario is played. */
function sharesOf(bank: Bank): Random {
  const { epoch, seed } = bank.record
  const known = shares.get(bank)
  if (known?.epoch === epoch) return known.random
  const random = createRandom(seed)
  shares.set(bank, { epoch, random })
  return random
}

interface Asked {
  method: string
  path: string
  /** The body, or the error when it could not be read. */
  text: string | Error
}

/** Answers one call as the network of the demonstration lets it through. `answer` carries the call out. */
export async function throughFaults(
  bank: Bank,
  asked: Asked,
  answer: () => Promise<Reply>,
): Promise<Reply | typeof LOST> {
  const { network } = bank
  const fault = await meetFault(bank, asked)
  const delay = fault?.delay ?? 0
  await waitFor(bank, network.latency + (fault?.after ? 0 : delay))
  if (network.offline) return LOST
  if (!fault?.after) return answerOf(fault) ?? answer()
  const reply = await answer()
  await waitFor(bank, delay)
  return answerOf(fault) ?? reply
}

/** The fault that this call meets. A fault for three calls meets three, even if they come from several tabs at once. */
async function meetFault(bank: Bank, asked: Asked): Promise<Fault | undefined> {
  const fault = faultFor(bank.network, asked, sharesOf(bank))
  if (!fault || (await countDown(bank, fault))) return fault
  return meetFault(bank, asked)
}

/** Returns false when calls of other tabs have used the fault up. */
async function countDown(bank: Bank, { id, once, times = once ? 1 : undefined }: Fault): Promise<boolean> {
  if (times === undefined) return true
  let isThere = false
  await bank.setNetwork(({ faults }) => {
    isThere = faults.some((fault) => fault.id === id)
    const counted = faults.map((fault) => (fault.id === id ? { ...fault, times: (fault.times ?? 1) - 1 } : fault))
    return { faults: counted.filter((fault) => fault.times !== 0) }
  })
  return isThere
}

async function waitFor(bank: Bank, ms: number): Promise<void> {
  if (ms <= 0) return
  await new Promise((resolve) => setTimeout(resolve, ms))
  await bank.catchUp()
}

/** Undefined when the bank's own answer passes. */
function answerOf(fault: Fault | undefined): Reply | typeof LOST | undefined {
  if (fault?.lost) return LOST
  if (fault?.status === undefined) return undefined
  const { status, body = faultSentence(status), contentType, retryAfter } = fault
  return { status, text: body, type: contentType, retryAfter }
}

/** The first fault that matches this call; one with a rate matches at random. */
function faultFor({ faults }: NetworkState, { method, path, text }: Asked, random: Random): Fault | undefined {
  return faults.find(
    (fault) =>
      (fault.method === '*' || fault.method === method) &&
      mayMeet(fault.path, path.replace(/\/$/, '')) &&
      (!fault.match || meetsBody(fault.match, text)) &&
      (fault.rate === undefined || random.fraction() < fault.rate),
  )
}

function meetsBody(wanted: NonNullable<Fault['match']>, text: string | Error): boolean {
  const body = typeof text === 'string' ? readJson(text) : undefined
  return (
    isRecord(body) &&
    Object.entries(wanted).every(([name, value]) => Object.hasOwn(body, name) && String(body[name]) === String(value))
  )
}

/** Whether some address fits both the pattern of a fault and the path of a call, or of its endpoint. */
export function mayMeet(pattern: string, path: string): boolean {
  if (pattern === '*') return true
  const isPrefix = pattern.endsWith('*')
  const wanted = pattern.replace(/[*/]$/, '').split('/')
  const parts = path.split('/')
  if (isPrefix ? wanted.length > parts.length : wanted.length !== parts.length) return false
  return wanted.every((part, index) => {
    const given = parts[index] ?? ''
    if (given.startsWith(':') || part.startsWith(':') || part === '*') return true
    return isPrefix && index === wanted.length - 1 ? given.startsWith(part) : given === part
  })
}

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

const faultSentence = (status: number): string => SENTENCES[status] ?? 'The request failed'
