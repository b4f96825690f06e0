import { login } from '../../../src/contract/auth.ts'
import type { UserRow } from '../store/users.ts'
import type { Transaction } from '../store/transaction.ts'
import type { Bank } from '../store/bank.ts'
import type { RowChange } from '../store/history/row-changes.ts'
import { LOST, throughFaults } from './faults.ts'
import { Answer, type Call, type Handler } from './handle.ts'
import { onceOnly, type OnceOnly } from './idempotency.ts'
import { readBody, readText } from './read-body.ts'
import { Refusal, refuse } from './refusal.ts'
import { parsedBody, redact, redactQuery, requestsOf } from './request-log.ts'
import { asSent, respond, type Reply } from './respond.ts'
import { closeSession, openSession } from './session/sign-in.ts'

/** A request that has found its handler. */
interface Routed {
  request: Request
  params: Readonly<Record<string, string>>
  /** The name in the contract and the handler; undefined for other addresses below `/api`. */
  route: { name: string; handler: Handler } | undefined
  /** The methods of the address. */
  allowed: readonly string[]
}

const RESTARTED = 'The demonstration was restarted before this call arrived. Nothing was changed'

type AnyCall = Call<unknown, Readonly<Record<string, string>>, UserRow | undefined>

/** What the steps after the fault work on. */
interface Work {
  bank: Bank
  handler: Handler
  params: Routed['params']
  query: string | undefined
  body: unknown
  user: UserRow | undefined
  once: OnceOnly | undefined
  sent: Sent
}

/** Who sent a request, and to which start of a scenario: both may change while a fault delays it. */
interface Sent {
  epoch: string
  userId: string | undefined
}

/** Answers one request: fault, session, body, idempotency, handler in a transaction, log and reply. */
export async function answerRequest(bank: Bank, routed: Routed): Promise<Response> {
  const { request, route, allowed } = routed
  const startedAt = performance.now()
  const path = new URL(request.url).pathname
  const text = await readText(request).catch((error: unknown) => error as Error)
  let changes: readonly RowChange[] = []
  const carryOut = async (sent: Sent) => {
    const own = await answerAlone(bank, routed, text, sent).catch((error: unknown) => refusalOf(bank, error))
    changes = own.changes ?? []
    return own
  }
  let reply: Reply | typeof LOST
  try {
    await bank.catchUp()
    const sent: Sent = { epoch: bank.record.epoch, userId: bank.signedIn()?.id }
    reply = await throughFaults(bank, { method: request.method, path, text }, () => carryOut(sent))
  } catch (error) {
    reply = refusalOf(bank, error)
  }
  if (reply !== LOST) reply = asSent(reply, route?.handler.refusals ?? 'text')
  log(bank, routed, { text, reply, changes, ms: performance.now() - startedAt })
  return reply === LOST ? Response.error() : respond(reply, allowed)
}

/** `text`: the request's body, or the error when it could not be read. */
async function answerAlone(bank: Bank, routed: Routed, text: string | Error, sent: Sent): Promise<Reply> {
  const { request, params } = routed
  const handler = handlerOf(routed)
  const user = userOf(bank, handler)
  if (text instanceof Error) throw text
  const body = handler.endpoint.bodySchema ? readBody(text, handler.endpoint.bodySchema) : undefined
  const once = onceOnly(bank, request, text, handler.open ? undefined : user)
  return once?.given() ?? run({ bank, handler, params, query: queryOf(handler, request), body, user, once, sent })
}

function handlerOf({ route, allowed }: Routed): Handler {
  if (route) return route.handler
  throw allowed.length > 0 ? refuse(405, 'This method is not allowed here') : refuse(404, 'There is no such address')
}

function userOf(bank: Bank, { open }: Handler): UserRow | undefined {
  const user = bank.signedIn()
  if (!user && !open) throw refuse(401, 'Unauthorized')
  return user
}

const queryOf = ({ endpoint: { queryParam } }: Handler, { url }: Request): string | undefined =>
  queryParam === undefined ? undefined : (new URL(url).searchParams.get(queryParam) ?? undefined)

/** Runs the handler, in a transaction if it changes something. */
async function run({ bank, handler, params, query, body, user, once, sent }: Work): Promise<Reply> {
  const { endpoint } = handler
  /** Of a session that the handler starts; null when it ends one. */
  let token: string | null | undefined
  const callOf = (tx: Transaction, caller: UserRow | undefined): AnyCall => ({
    ...tx,
    body,
    params,
    query,
    user: caller,
    session: {
      start: (person) => {
        token = openSession(tx, bank.token(), person)
      },
      end: () => {
        closeSession(tx, bank.token())
        token = null
      },
    },
  })
  const prepared = await handler
    .prepare?.(callOf(bank.reading(), user) as never)
    .catch((error: unknown) => notPrepared(bank, error))

  const answerIn = (tx: Transaction): Reply => {
    // Another tab may have started a scenario or ended the session in the meantime.
    if (handler.changes && bank.record.epoch !== sent.epoch) throw refuse(409, RESTARTED)
    const caller = bank.signedIn()
    // A delayed read is answered for the person who is signed in now, a write only for the one who sent it.
    const senderId = handler.changes ? sent.userId : user?.id
    if (caller?.id !== senderId && !handler.open) throw refuse(401, 'Unauthorized')
    // The same request may have been answered meanwhile, by this tab or another.
    const given = once?.given()
    if (given) return given
    token = undefined
    const result = handler.run({ ...callOf(tx, caller), prepared } as never)
    const reply: Reply =
      result instanceof Answer
        ? { status: result.status, body: result.reply }
        : { status: endpoint.status, body: result }
    // Not for sign-in and sign-out: a replayed answer would set no cookie.
    if (token === undefined) once?.keep(tx, reply)
    return reply
  }
  if (!handler.changes) return answerIn(bank.reading())
  const { result, rows } = await bank.transact(answerIn, {
    signsIn: endpoint.path === login.path,
    // The cookie is written only after the transaction, so that a refusal does not change who is signed in.
    stored: (reply) => {
      if (token !== undefined) bank.options.carrier.write(token)
      else once?.stored(reply)
    },
  })
  return { ...result, changes: rows }
}

function refusalOf(bank: Bank, error: unknown): Reply {
  if (error instanceof Refusal) return { status: error.status, text: error.message }
  bank.options.onMistake(error)
  return { status: 500, text: 'The bank had an internal problem' }
}

/** The code that `prepare` imports may not be loaded offline. */
function notPrepared(bank: Bank, error: unknown): never {
  if (error instanceof Refusal) throw error
  bank.options.onMistake(error)
  throw refuse(503, 'A part of the bank could not be loaded. Please reload the page when you are online')
}

interface Answered {
  text: string | Error
  reply: Reply | typeof LOST
  /** Of the bank, also when a fault has replaced its answer. */
  changes: readonly RowChange[]
  ms: number
}

function log(bank: Bank, { request, route }: Routed, { text, reply, changes, ms }: Answered): void {
  const { pathname, search } = new URL(request.url)
  requestsOf(bank).add({
    id: bank.random.uuid(),
    at: new Date(bank.now()).toISOString(),
    method: request.method,
    path: pathname,
    query: redactQuery(search),
    status: reply === LOST ? 0 : reply.status,
    ms: Math.round(ms * 10) / 10,
    requestBody: typeof text === 'string' ? parsedBody(text) : '[a body that was not read]',
    responseBody: reply === LOST ? undefined : redact(reply.body ?? reply.text),
    changes: redact(changes) as RowChange[],
    inContract: route !== undefined,
    name: route?.name,
  })
  if (!route)
    bank.notices.say('contract', `The page called ${request.method} ${pathname}, which is not in the contract.`)
}
