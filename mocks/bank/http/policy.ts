import type { AnyEndpoint } from '../../../src/contract/endpoint.ts'
import { statusText } from '../../../src/contract/status-text.ts'
import type { UserRow } from '../store/users.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Bank } from '../store/bank.ts'
import { Answer, type Call, type Handling } from './handle.ts'
import { fingerprintOf, MAX_KEY_LENGTH } from './idempotency.ts'
import { isKept, keepAnswer } from './kept-answers.ts'
import { faultFor, faultSentence, type Fault } from './network.ts'
import { readBody, readText } from './read-body.ts'
import { Refusal, refuse } from './refusal.ts'
import { parsedBody, redact, redactQuery } from './request-log.ts'
import { openSession, closeSession } from './session/sign-in.ts'
import { encodeBody } from './reply-body.ts'

/** A header on every answer of the mock bank. The product rejects answers without it, which come from elsewhere. */
export const BANK_MARKER = 'x-corridor-bank'

export interface Asked {
  request: Request
  params: Readonly<Record<string, string>>
  /** The contract call and its name; undefined for other paths below `/api`. */
  call: { name: string; handling: Handling } | undefined
  methods: readonly string[]
}

interface Outcome {
  status: number
  body: unknown
  text?: string
  /** The media type of a text that is sent as it is. */
  type?: string
}

/** The text of the request body, or why it was not read. */
type Sent = string | Error

type AnyCall = Call<unknown, Readonly<Record<string, string>>, UserRow | undefined>

export async function answerRequest(bank: Bank, asked: Asked): Promise<Response> {
  const { request, call } = asked
  const started = performance.now()
  const url = new URL(request.url)
  let sent: Sent = ''
  let outcome: Outcome | undefined
  try {
    sent = await readText(request).catch((error: unknown) => error as Error)
    await bank.catchUp()
    const fault = await disturbed(bank, request.method, url.pathname)
    if (fault === 'lost') {
      log(0, undefined)
      return Response.error()
    }
    outcome = fault ?? (await work(bank, asked, sent, url))
  } catch (error) {
    outcome = refused(bank, error)
  }
  log(outcome.status, outcome.body ?? outcome.text)
  return respond(outcome, call?.handling.refusals ?? 'text', asked.methods)

  function log(status: number, responseBody: unknown): void {
    bank.requests.add({
      id: bank.random.uuid(),
      at: new Date(bank.now()).toISOString(),
      method: request.method,
      path: url.pathname,
      query: redactQuery(url.search),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      requestBody: typeof sent === 'string' ? parsedBody(sent) : '[a body that was not read]',
      responseBody: redact(responseBody),
      inContract: call !== undefined,
      name: call?.name,
    })
    if (!call)
      bank.notices.say('contract', `The page called ${request.method} ${url.pathname}, which is not in the contract.`)
  }
}

async function work(bank: Bank, { request, params, call, methods }: Asked, sent: Sent, url: URL): Promise<Outcome> {
  if (!call)
    throw methods.length > 0 ? refuse(405, 'This method is not allowed here') : refuse(404, 'There is no such address')
  const { handling } = call
  const { endpoint } = handling
  const caller = bank.signedIn()
  if (!caller && !handling.open) throw refuse(401, 'Unauthorized')
  // After 404 and 401, which come first.
  if (typeof sent !== 'string') throw sent
  const body = endpoint.bodySchema ? readBody(sent, endpoint.bodySchema) : undefined
  const query = endpoint.queryParam === undefined ? undefined : (url.searchParams.get(endpoint.queryParam) ?? undefined)
  const started: { token?: string | null } = {}
  const callOf = (tx: Transaction, user: UserRow | undefined): AnyCall => ({
    ...tx,
    body,
    params,
    query,
    user,
    session: sessionOf(tx, bank, started),
  })

  const once = onceOnly(bank, request, sent, url, handling.open ? undefined : caller)
  const replayed = once?.first()
  if (replayed) return replayed
  const prepared = await handling
    .prepare?.(callOf(bank.reading(), caller) as never)
    .catch((error: unknown) => notPrepared(bank, error))
  const answerIn = (tx: Transaction): Outcome => {
    // The caller may have signed out in the meantime.
    const user = bank.signedIn()
    if (user?.id !== caller?.id && !handling.open) throw refuse(401, 'Unauthorized')
    // The same request may have been answered meanwhile, by this tab or another.
    const twin = once?.first()
    if (twin) return twin
    delete started.token
    const reply = handling.run({ ...callOf(tx, user), prepared } as never)
    const answer: Outcome =
      reply instanceof Answer ? { status: reply.status, body: reply.reply } : { status: endpoint.status, body: reply }
    // Not for sign-in and sign-out: a replayed answer would set no cookie.
    if (started.token === undefined) once?.keep(tx, answer)
    return answer
  }
  if (!handling.changes) return answerIn(bank.reading())
  const { result } = await bank.transact(answerIn, {
    stored: () => {
      if (started.token !== undefined) bank.options.carrier.write(started.token)
    },
  })
  return result
}

/** The cookie is written only after the transaction, so that a refusal does not change who is signed in. */
function sessionOf(tx: Transaction, bank: Bank, started: { token?: string | null }): AnyCall['session'] {
  return {
    start(person) {
      started.token = openSession(tx, bank.token(), person)
    },
    end() {
      closeSession(tx, bank.token())
      started.token = null
    },
  }
}

/** In memory only, because without a session the digest of a body may be that of a password. */
const openAnswers = new WeakMap<Bank, Map<string, { fingerprint: string; answer: Outcome }>>()

function onceOnly(bank: Bank, request: Request, text: string, url: URL, user: UserRow | undefined) {
  const key = request.headers.get('idempotency-key')
  if (!key || request.method === 'GET') return undefined
  if (key.length > MAX_KEY_LENGTH) throw refuse(400, 'The Idempotency-Key is too long')
  const fingerprint = fingerprintOf(`${request.method} ${url.pathname} ${text}`)
  const check = (known: string) => {
    if (known !== fingerprint) throw refuse(422, 'This Idempotency-Key was used for another request')
  }
  if (!user) {
    const kept = openAnswers.get(bank) ?? new Map<string, { fingerprint: string; answer: Outcome }>()
    openAnswers.set(bank, kept)
    const id = () => `${bank.record.epoch}:${key}`
    return {
      first() {
        const known = kept.get(id())
        if (known) check(known.fingerprint)
        return known?.answer
      },
      keep: (_tx: Transaction, answer: Outcome) => void kept.set(id(), { fingerprint, answer }),
    }
  }
  const id = `${user.id}:${key}`
  return {
    first(): Outcome | undefined {
      const known = bank.db.answers.get(id)
      if (!known) return undefined
      check(known.fingerprint)
      if (!isKept(known, bank.now()))
        throw refuse(422, 'The answer to this Idempotency-Key is no longer kept. Use a new key for a new request')
      return { status: known.status, body: known.body === '' ? undefined : (JSON.parse(known.body) as unknown) }
    },
    keep(tx: Transaction, { status, body }: Outcome) {
      const kept = body === undefined ? '' : JSON.stringify(body)
      keepAnswer(tx, { id, fingerprint, keptFor: user.id, status, body: kept })
    },
  }
}

async function disturbed(bank: Bank, method: string, path: string): Promise<Outcome | 'lost' | undefined> {
  const { network } = bank
  const fault: Fault | undefined = faultFor(network, method, path, bank.random)
  if (fault?.once) await bank.setNetwork(({ faults }) => ({ faults: faults.filter(({ id }) => id !== fault.id) }))
  const wait = network.latency + (fault?.delay ?? 0)
  if (wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    await bank.catchUp()
  }
  if (network.offline || fault?.lost) return 'lost'
  if (fault?.status === undefined) return undefined
  const { status, body = faultSentence(fault.status), contentType } = fault
  return { status, body: undefined, text: body, ...(contentType !== undefined && { type: contentType }) }
}

function refused(bank: Bank, error: unknown): Outcome {
  if (error instanceof Refusal) return { status: error.status, body: undefined, text: error.message }
  bank.options.onMistake(error)
  return { status: 500, body: undefined, text: 'The bank had an internal problem' }
}

/** The code that `prepare` imports may not be loaded offline. */
function notPrepared(bank: Bank, error: unknown): never {
  if (error instanceof Refusal) throw error
  bank.options.onMistake(error)
  throw refuse(503, 'A part of the bank could not be loaded. Please reload the page when you are online')
}

const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

function respond(
  { status, body, text, type }: Outcome,
  refusals: Handling['refusals'],
  methods: readonly string[],
): Response {
  const headers = new Headers({ [BANK_MARKER]: '1', 'Cache-Control': 'no-store' })
  const init = { status, statusText: statusText(status), headers }
  if (status === 405) headers.set('Allow', methods.join(', '))
  if (BODILESS.has(status)) return new Response(null, init)
  if (text !== undefined) {
    const json = refusals === 'json' && type === undefined && status >= 400
    headers.set('Content-Type', type ?? (json ? 'application/json' : 'text/plain; charset=utf-8'))
    return new Response(json ? JSON.stringify({ error: text }) : text, init)
  }
  if (body === undefined) return new Response(null, init)
  headers.set('Content-Type', 'application/json')
  return new Response(encodeBody(body), init)
}

export const methodsOf = (endpoints: readonly AnyEndpoint[], path: string): string[] =>
  endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method)
