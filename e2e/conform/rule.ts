import { randomUUID } from 'node:crypto'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath } from '../../src/contract/endpoint.ts'
import type { Customer, Reply } from './customer.ts'
import { expectSuccess, expectThat, Skipped } from './expectations.ts'
import { isCallWithBody, samples, sourceOf, type CallWithBody } from '../../src/contract/samples.ts'

export interface Surroundings {
  /** Signs nobody in. */
  anonymous: () => Customer
  /** The customer who signs in with `--user` and `--password`. */
  owner: Customer
  /** A second customer, who has nothing of the first; undefined where there is none. */
  other: () => Promise<Customer | undefined>
  credentials: { username: string; password: string }
}

export interface Rule {
  call: CallName
  says: string
  /** Throws `Broken` or `Skipped`. */
  check: (bank: Surroundings) => Promise<void>
}

export type Row = Record<string, unknown> & { id: string }

export const OPEN: ReadonlySet<CallName> = new Set(['login', 'register', 'logout', 'verifyEmail', 'resendVerification'])
export const JSON_REFUSALS: ReadonlySet<CallName> = new Set(['verifyEmail', 'resendVerification'])
/** The business verification changes a company's status, so the customer with accounts is spared. */
const OF_OTHER: ReadonlySet<CallName> = new Set(['submitBusinessProfile', 'addOwner'])
const UNKNOWN_ID = 'c0ffee00-0000-4000-8000-000000000000'

export const newEmail = (): string => `conform-${randomUUID()}@corridor.example`

export const send = async (
  customer: Customer,
  name: CallName,
  body?: unknown,
  id = UNKNOWN_ID,
  key?: string,
): Promise<Reply> => {
  const { method, path } = contract[name]
  const reply = await customer.ask(
    method,
    fillPath(path, { id }),
    body,
    key === undefined ? {} : { 'Idempotency-Key': key },
  )
  customer.see(name, reply)
  return reply
}

export async function list(customer: Customer, name: CallName): Promise<Row[]> {
  const rows: unknown = expectSuccess(name, await send(customer, name))
  if (!Array.isArray(rows)) throw new Skipped(`${contract[name].path} is no list`)
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null)
}

export async function otherOf(bank: Surroundings): Promise<Customer> {
  const other = await bank.other()
  if (!other) throw new Skipped('needs a second customer: --other and --other-password')
  return other
}

/** Who makes a call: nobody signed in, the second customer, or the owner. */
export const caller = async (bank: Surroundings, name: CallName): Promise<Customer> =>
  OPEN.has(name) ? bank.anonymous() : OF_OTHER.has(name) ? otherOf(bank) : bank.owner

/** The query of the verification link that was sent last to an email. Only this project's bank shows its mails. */
export async function linkSentTo(email: string, customer: Customer): Promise<string> {
  const { json } = await customer.ask('GET', '/__bank/inbox')
  if (!Array.isArray(json)) throw new Skipped('needs the inbox of `npm run bank`')
  const mail = (json as { to: string; link: string }[]).find(({ to }) => to === email)
  expectThat(mail !== undefined, 'expected a mail with a link, got none')
  return new URL(mail.link).search
}

/** The id of a record of the caller, made where it can be; empty for a call without `:id`. */
export async function ownId(customer: Customer, name: CallName): Promise<string> {
  const source = sourceOf(name)
  if (!source) return ''
  const reply = await send(customer, source, isCallWithBody(source) ? samples[source] : undefined)
  const [record] = [expectSuccess(source, reply)].flat() as Row[]
  expectThat(record !== undefined, `the customer has nothing in ${contract[source].path}`)
  return record.id
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
  if (name === 'addOwner') {
    const owners = (await list(customer, 'listOwners')).filter(({ status }) => status !== 'rejected')
    const declared = owners.reduce((sum, { ownershipPct }) => sum + Number(ownershipPct), 0)
    if (declared + Number(samples.addOwner.ownershipPct) > 100)
      throw new Skipped('needs a second customer whose owners leave a share: a new one as --other')
  }
  if (name === 'executeFx') {
    const quote = await send(customer, 'quoteFx', { ...samples.quoteFx, amount: samples.executeFx.notional })
    return { ...samples.executeFx, rate: (quote.json as { rate?: number } | undefined)?.rate ?? samples.executeFx.rate }
  }
  return samples[name]
}
