import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath } from '../../src/contract/endpoint.ts'
import type { Customer, Reply } from './customer.ts'
import { expectSuccess, expectThat } from './expectations.ts'
import { samples, type CallWithBody } from './samples.ts'

export interface Surroundings {
  /** Signs nobody in. */
  anonymous: () => Customer
  /** The customer who signs in with `--user` and `--password`. */
  owner: Customer
  /** A second customer, who has nothing of the first; undefined where there is none. */
  other: Customer | undefined
  credentials: { username: string; password: string }
}

export interface Rule {
  call: CallName
  says: string
  check: (bank: Surroundings) => Promise<void>
  /** Needs a second customer. */
  needsOther?: boolean
}

export type Row = Record<string, unknown> & { id: string }

export const OPEN: ReadonlySet<CallName> = new Set(['login', 'register', 'logout', 'verifyEmail', 'resendVerification'])
export const JSON_REFUSALS: ReadonlySet<CallName> = new Set(['verifyEmail', 'resendVerification'])
/** The business verification changes a company's status, so the customer with accounts is spared. */
export const OF_OTHER: ReadonlySet<CallName> = new Set(['submitBusinessProfile', 'addOwner'])
export const UNKNOWN_ID = 'c0ffee00-0000-4000-8000-000000000000'

export const newEmail = (): string => `conform-${randomUUID()}@corridor.example`

export const send = (
  customer: Customer,
  name: CallName,
  body?: unknown,
  id = UNKNOWN_ID,
  key?: string,
): Promise<Reply> => {
  const { method, path } = contract[name]
  return customer.ask(method, fillPath(path, { id }), body, key === undefined ? {} : { 'Idempotency-Key': key })
}

export async function list(customer: Customer, name: CallName): Promise<Row[]> {
  return expectSuccess(contract[name], await send(customer, name)) as Row[]
}

export const caller = (bank: Surroundings, name: CallName): Customer => (OF_OTHER.has(name) && bank.other) || bank.owner

/** A record of the caller for a call with `:id`. */
export async function ownId(customer: Customer, name: CallName): Promise<string> {
  if (!contract[name].path.includes(':')) return ''
  if (name === 'updateCard') {
    const card = expectSuccess(contract.createCard, await send(customer, 'createCard', samples.createCard)) as Row
    return card.id
  }
  const [first] = await list(customer, 'listOrganizations')
  expectThat(first !== undefined, 'the customer has no organization to change')
  return first.id
}

/** A body that the bank accepts now. */
export async function bodyFor(customer: Customer, name: CallWithBody, credentials: Surroundings['credentials']) {
  if (name === 'login') return credentials
  if (name === 'register') return { ...samples.register, email: newEmail() }
  if (name === 'resendVerification') {
    const email = newEmail()
    await send(customer, 'register', { ...samples.register, email })
    return { email }
  }
  if (name === 'executeFx') {
    const quote = await send(customer, 'quoteFx', { ...samples.quoteFx, amount: samples.executeFx.notional })
    return { ...samples.executeFx, rate: (quote.json as { rate?: number } | undefined)?.rate ?? samples.executeFx.rate }
  }
  return samples[name]
}

/** A value in the sentence of a failure. */
export const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
