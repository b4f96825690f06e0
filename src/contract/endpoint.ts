import type { AnyObjectSchema, InferType } from 'yup'
import type { ReplySchema } from './values/reply.ts'

export type Method = 'GET' | 'POST' | 'PATCH'

/** The parameter names of a path: `/api/cards/:id` -> `'id'`. */
type ParamName<TPath extends string> = TPath extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : TPath extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * One call of the contract as a value. The client and the mock bank are both typed from it, so a wrong path parameter,
 * body or reply does not compile on either side.
 *
 * `TTakes` (the names of the path and query parameters) exists in the types only.
 */
export interface Endpoint<
  TPath extends string = string,
  TBody = unknown,
  TReply = unknown,
  TTakes extends string = string,
> {
  readonly method: Method
  readonly path: TPath
  /** Validates the request's body strictly: no casting, no unknown keys. Undefined if the call has no body. */
  readonly bodySchema: AnyObjectSchema | undefined
  /** The name of the query parameter; a call has at most one. */
  readonly queryParam: string | undefined
  /** The status of a success. The client accepts any 2xx. */
  readonly status: number
  /** Undefined if the call has no reply. */
  readonly replySchema: ReplySchema | undefined
  /** False where the product does not read the reply: then any 2xx is a success, with any body or none. */
  readonly isRead: boolean
  /** Never set; holds the type parameters. */
  readonly types?: { body: TBody; reply: TReply; takes: TTakes }
}

/** A GET without parameters: its answer can be cached by its path. */
export type Read<TPath extends string = string, TReply = unknown> = Endpoint<TPath, undefined, TReply, never>

export type AnyEndpoint = Endpoint<string, never> | Endpoint

export type BodyOf<E> = E extends Endpoint<string, infer B> ? B : never
export type ParamsOf<E> = E extends { path: infer P extends string } ? Record<ParamName<P>, string> : never

interface Draft<TPath extends string, TBody, TQuery extends string = never> {
  body<TSchema extends AnyObjectSchema>(schema: TSchema): Draft<TPath, InferType<TSchema>, TQuery>
  query<TName extends string>(param: TName): Draft<TPath, TBody, TName>
  /** `status` is that of a success, by default 200. A reply that does not fit the schema is an error. */
  returns: <TReply>(
    schema: ReplySchema<TReply>,
    status?: number,
  ) => Endpoint<TPath, TBody, TReply, ParamName<TPath> | TQuery>
  /** For a reply that the product does not need: it is undefined if it is missing or does not fit. */
  mayReturn: <TReply>(
    schema: ReplySchema<TReply>,
    status?: number,
  ) => Endpoint<TPath, TBody, TReply | undefined, ParamName<TPath> | TQuery>
  /** For a call without a reply: the status is 204. */
  returnsNothing: () => Endpoint<TPath, TBody, undefined, ParamName<TPath> | TQuery>
}

function draft<TPath extends string, TBody, TQuery extends string = never>(
  method: Method,
  path: TPath,
  bodySchema?: AnyObjectSchema,
  queryParam?: string,
): Draft<TPath, TBody, TQuery> {
  const call = { method, path, bodySchema, queryParam }
  return {
    body: (schema) => draft(method, path, schema, queryParam),
    query: (param) => draft(method, path, bodySchema, param),
    returns: (replySchema, status = 200) => ({ ...call, status, replySchema, isRead: true }),
    mayReturn: (replySchema, status = 200) => ({ ...call, status, replySchema, isRead: false }),
    returnsNothing: () => ({ ...call, status: 204, replySchema: undefined, isRead: false }),
  }
}

export const get = <TPath extends string>(path: TPath) => draft<TPath, undefined>('GET', path)
export const post = <TPath extends string>(path: TPath) => draft<TPath, undefined>('POST', path)
export const patch = <TPath extends string>(path: TPath) => draft<TPath, undefined>('PATCH', path)

/** `/api/cards/:id` with `{id: 'x'}` -> `/api/cards/x`. Encodes the values. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
