import { fillPath, type BodyOf, type Endpoint, type ParamsOf } from '../contract/endpoint.ts'
import { apiOrigin } from '../routing/address.ts'
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
 * Sends one call and returns the parsed answer. Throws an {@link ApiError} for a reply that is not OK or not JSON, and
 * whatever the transport throws, e.g. a `TypeError` when the network is down.
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
  if (endpoint.status === 204) return undefined as TReply
  const text = await response.text()
  try {
    const reply: unknown = JSON.parse(text)
    endpoint.readReply(reply)
    return reply as TReply
  } catch {
    throw new ApiError(502, 'The answer could not be read', response.statusText)
  }
}
