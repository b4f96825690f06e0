import { createTestBank, type Reply, type TestBank } from '../../mocks/bank/testing/test-bank.ts'
import { recordFor } from '../../mocks/bank/testing/open-for.ts'
import { handlers } from '../../mocks/bank/handlers.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath, type AnyEndpoint } from '../../src/contract/endpoint.ts'
import { isCallWithBody, samples } from '../../src/contract/samples.ts'

/** What one call takes and answers. */
export interface Examples {
  /** That of a record which the call can change: one that the scenario has, or else a new one. */
  id: string | undefined
  query: string | undefined
  body?: unknown
  success?: unknown
  /** The sentence of each status that refuses. */
  refusals: Record<number, string>
}

const NEW_EMAIL = 'rosa@tamar.example'
/** No id and no token of the bank. */
export const NOBODY = 'c0ffee00-0000-4000-8000-000000000000'

interface Ask {
  body?: unknown
  id?: string | undefined
  query?: string
  key?: string
}

const ask = ({ call }: TestBank, name: CallName, { body, id = NOBODY, query = '', key }: Ask = {}): Promise<Reply> => {
  const { method, path } = contract[name]
  return call(method, fillPath(path, { id }) + query, body, key === undefined ? {} : { 'Idempotency-Key': key })
}

const customer = (scenario = 'established') => createTestBank({ scenario, signedIn: true })
const stranger = () => createTestBank({ scenario: 'established' })
const made = (name: CallName) => (handlers[name].open ? stranger() : customer())

const bodies: Partial<Record<CallName, unknown>> = {
  ...samples,
  register: { ...samples.register, email: NEW_EMAIL },
  resendVerification: { email: NEW_EMAIL },
}

async function registered(): Promise<{ bank: TestBank; query: string }> {
  const bank = await stranger()
  await ask(bank, 'register', { body: bodies.register })
  const link = bank.bank.db.mails.all().at(-1)?.link ?? ''
  return { bank, query: link.slice(link.indexOf('?')) }
}

async function quoted(bank: TestBank): Promise<unknown> {
  const { json } = await ask(bank, 'quoteFx', { body: { ...samples.quoteFx, amount: samples.executeFx.notional } })
  return { ...samples.executeFx, rate: (json as { rate: number }).rate }
}

type Success = Pick<Examples, 'id' | 'query' | 'body'> & { reply: Reply }

async function successOf(name: CallName): Promise<Success> {
  const { bank } = name === 'resendVerification' ? await registered() : { bank: await made(name) }
  const body = name === 'executeFx' ? await quoted(bank) : bodies[name]
  // A link that the scenario's customer has opened before.
  const token = name === 'verifyEmail' ? bank.bank.db.verifications.all().find(({ used }) => used)?.id : undefined
  const send = (id?: string) => ask(bank, name, { body, id, ...(token !== undefined && { query: `?token=${token}` }) })
  for (const id of await recordsFor(name, bank)) {
    const reply = await send(id)
    if (reply.status === contract[name].status) return { id, query: token, body, reply }
  }
  const id = await recordFor(name, bank.call)
  return { id, query: token, body, reply: await send(id) }
}

/** The ids of the customer's records that a call with `:id` may be about. */
async function recordsFor(name: CallName, { call }: TestBank): Promise<string[]> {
  const [collection = '', ...rest] = contract[name].path.split('/:')
  if (rest.length === 0) return []
  const { status, json } = await call('GET', collection)
  return status === 200 ? (json as { id: string }[]).map(({ id }) => id) : []
}

/** A key that was used for another body before. */
const withUsedKey = (name: CallName, change: object) => async (): Promise<Reply> => {
  const bank = name === 'resendVerification' ? (await registered()).bank : await made(name)
  const id = await recordFor(name, bank.call)
  await ask(bank, name, { body: bodies[name], id, key: 'used' })
  return ask(bank, name, { body: { ...(bodies[name] as object), ...change }, id, key: 'used' })
}

type Refused = Readonly<Record<number, () => Promise<Reply>>>

/** Requests that lead to the refusals which only one call has. */
const OWN_REFUSALS: Partial<Record<CallName, Refused>> = {
  login: {
    401: async () => ask(await stranger(), 'login', { body: { ...samples.login, password: 'something-else' } }),
    403: async () =>
      ask((await registered()).bank, 'login', {
        body: { username: NEW_EMAIL, password: samples.register.passwordHash },
      }),
  },
  register: {
    409: async () =>
      ask(await stranger(), 'register', { body: { ...samples.register, email: samples.login.username } }),
    422: withUsedKey('register', { name: 'Rosa Tamar' }),
  },
  verifyEmail: {
    400: async () => ask(await stranger(), 'verifyEmail', { query: '?token=unknown' }),
    async 410() {
      const { bank, query } = await registered()
      bank.pass(25 * 3_600_000)
      return ask(bank, 'verifyEmail', { query })
    },
  },
  resendVerification: {
    404: async () => ask(await stranger(), 'resendVerification', { body: { email: NEW_EMAIL } }),
    409: async () => ask(await stranger(), 'resendVerification', { body: { email: samples.login.username } }),
    422: withUsedKey('resendVerification', { email: samples.login.username }),
  },
  submitBusinessProfile: {
    422: async () => ask(await customer('suspended'), 'submitBusinessProfile', { body: samples.submitBusinessProfile }),
  },
  addOwner: {
    422: async () => ask(await customer(), 'addOwner', { body: { ...samples.addOwner, dob: '2026-01-01' } }),
  },
  createAccount: { 422: withUsedKey('createAccount', { label: 'Another' }) },
  createPayment: {
    422: async () => ask(await customer(), 'createPayment', { body: { ...samples.createPayment, amount: '90000000' } }),
  },
  createCard: {
    422: async () => ask(await customer(), 'createCard', { body: { ...samples.createCard, dailyLimit: '11' } }),
  },
  updateCard: {
    async 409() {
      const bank = await customer()
      const id = bank.bank.db.cards.all().find(({ status }) => status === 'blocked')?.id
      return ask(bank, 'updateCard', { body: samples.updateCard, id })
    },
    422: withUsedKey('updateCard', { status: 'active' }),
  },
  quoteFx: { 422: async () => ask(await customer(), 'quoteFx', { body: { ...samples.quoteFx, toCurrency: 'GBP' } }) },
  executeFx: {
    async 409() {
      const bank = await customer()
      await bank.bank.setNetwork({ strictQuotes: true })
      const body = await quoted(bank)
      bank.pass(60_000)
      return ask(bank, 'executeFx', { body })
    },
    422: async () => ask(await customer(), 'executeFx', { body: { ...samples.executeFx, toCurrency: 'GBP' } }),
  },
  updateOrganization: { 422: withUsedKey('updateOrganization', { name: 'Another Ltd' }) },
}

/** Refusals that follow from the endpoint. */
function usualRefusals(name: CallName, { path }: AnyEndpoint): Refused {
  const { open } = handlers[name]
  return {
    ...(isCallWithBody(name) && {
      400: async () => {
        const bank = await made(name)
        return ask(bank, name, { body: {}, id: await recordFor(name, bank.call) })
      },
    }),
    ...(!open && { 401: async () => ask(await stranger(), name, { body: bodies[name] }) }),
    ...(path.includes(':') && { 404: async () => ask(await customer(), name, { body: bodies[name] }) }),
  }
}

const SHOWN_ROWS = 2
const SHOWN_RATES = 6

function shortened(json: unknown, { replySchema }: AnyEndpoint): unknown {
  if (Array.isArray(json)) return json.slice(0, SHOWN_ROWS)
  if (!replySchema?.additionalProperties) return json
  return Object.fromEntries(Object.entries(json as object).slice(0, SHOWN_RATES))
}

const sentenceOf = ({ json, text }: Reply): string => (json as { error: string } | undefined)?.error ?? text

async function examplesOf(name: CallName, endpoint: AnyEndpoint): Promise<Examples> {
  const { id, query, body, reply } = await successOf(name)
  if (reply.status !== endpoint.status) throw new Error(`${name}: expected ${endpoint.status}, got ${reply.text}`)
  const refusals: Record<number, string> = {}
  for (const [status, request] of Object.entries({ ...usualRefusals(name, endpoint), ...OWN_REFUSALS[name] })) {
    const refused = await request()
    if (refused.status !== Number(status))
      throw new Error(`${name}: expected ${status}, got ${refused.status} ${refused.text}`)
    refusals[Number(status)] = sentenceOf(refused)
  }
  return { id, query, body, success: shortened(reply.json, endpoint), refusals }
}

/** Asks the bank in `established` each call, and for each of its refusals. */
export async function askExamples(): Promise<Record<CallName, Examples>> {
  const asked = await Promise.all(
    (Object.entries(contract) as [CallName, AnyEndpoint][]).map(
      async ([name, endpoint]) => [name, await examplesOf(name, endpoint)] as const,
    ),
  )
  return Object.fromEntries(asked) as Record<CallName, Examples>
}
