import { fillPath, type BodyOf, type Endpoint, type ParamsOf } from '../contract/endpoint.ts'
import { apiOrigin } from '../routing/address.ts'
import { readReply } from '../contract/read-reply.ts'
import type { ReplySchema } from '../contract/values/reply.ts'
import { ApiError } from './api-error.ts'
import { transport } from './transport.ts'

// `body` and `params` are required where the endpoint has them and forbidden where it has not.
type Part<TName extends string, TValue, TAbsent> = [TValue] extends [TAbsent]
  ? { [K in TName]?: never }
  : { [K in TName]: TValue }

export type CallInput<E> = Part<'body', BodyOf<E>, undefined> &
  ([keyof ParamsOf<E>] extends [never] ? { params?: never } : { params: ParamsOf<E> }) & {
    /** The value of the endpoint's query parameter. */
    query?: string
    /** Sent as `Idempotency-Key`: the bank repeats its first answer to the same key and changes nothing. */
    idempotencyKey?: string
    signal?: AbortSignal
  }

/** The URL of a call: relative to the origin's root, whichever folder the application is deployed in. */
export const urlOf = (
  endpoint: Pick<Endpoint, 'path' | 'queryParam'>,
  params?: Record<string, string>,
  query?: string,
): string => {
  const path = fillPath(endpoint.path, params)
  return endpoint.queryParam && query !== undefined
    ? `${path}?${endpoint.queryParam}=${encodeURIComponent(query)}`
    : path
}

/**
 * Sends one call and returns the parsed answer. Throws an {@link ApiError} for a reply that is not OK or does not fit
 * its schema, and whatever the transport throws, e.g. a `TypeError` when the network is down.
 */
export async function call<TPath extends string, TBody, TReply>(
  endpoint: Endpoint<TPath, TBody, TReply>,
  input: CallInput<Endpoint<TPath, TBody>>,
): Promise<TReply> {
  const { body, params, query, idempotencyKey, signal } = input as {
    body?: TBody
    params?: Record<string, string>
    query?: string
    idempotencyKey?: string
    signal?: AbortSignal
  }
  const headers = new Headers({ Accept: 'application/json' })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  const request = new Request(new URL(urlOf(endpoint, params, query), apiOrigin()), {
    method: endpoint.method,
    headers,
    credentials: 'include',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const response = await transport(request)
  if (!response.ok) throw new ApiError(response.status, (await response.text()).trim(), response.statusText)
  return endpoint.replySchema ? readAnswer(endpoint, endpoint.replySchema, response) : (undefined as TReply)
}

async function readAnswer<TReply>(
  { method, path, isRead }: Pick<Endpoint, 'method' | 'path' | 'isRead'>,
  schema: ReplySchema,
  response: Response,
): Promise<TReply> {
  const text = await response.text()
  const read = readReply(schema, parse(text))
  if ('reply' in read) return read.reply as TReply
  // A web page comes from a proxy or a host of files: the call has not reached the bank.
  if (!isRead && !text.trimStart().startsWith('<')) return undefined as TReply
  const { field, expected, got } = read.misfit
  // oxlint-disable-next-line no-console -- For the developers of the bank. The user sees the error below.
  console.error(`${method} ${path}: ${field ? `${field}: ` : ''}expected ${expected}, got ${got}`)
  throw new ApiError(502, 'The answer could not be read', response.statusText)
}

/** The JSON, or else the text, which no schema accepts as a reply. Undefined if it is empty. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}
