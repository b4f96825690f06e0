import type { AnyObjectSchema, InferType } from 'yup'
import type { ReadReply } from './read-reply.ts'

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
 * `TReply` and `TTakes` (the names of the path and query parameters) exist in the types only: the shape of a reply is
 * not checked at run time.
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
  /** The status of a success. The body of a 204 is ignored. */
  readonly status: number
  readonly readReply: ReadReply
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
  /**
   * `status` is that of a success, by default 200; `readReply` converts decimals in the reply to numbers. A call
   * without a reply must use 204: with any other status an empty body is an error.
   */
  returns: <TReply>(
    ...answer: [TReply] extends [undefined] ? [status: 204] : [status?: number, readReply?: ReadReply]
  ) => Endpoint<TPath, TBody, TReply, ParamName<TPath> | TQuery>
}

const readNothing: ReadReply = () => undefined

function draft<TPath extends string, TBody, TQuery extends string = never>(
  method: Method,
  path: TPath,
  bodySchema?: AnyObjectSchema,
  queryParam?: string,
): Draft<TPath, TBody, TQuery> {
  return {
    body: (schema) => draft(method, path, schema, queryParam),
    query: (param) => draft(method, path, bodySchema, param),
    returns: (...[status = 200, readReply = readNothing]: [status?: number, readReply?: ReadReply]) => ({
      method,
      path,
      bodySchema,
      queryParam,
      status,
      readReply,
    }),
  }
}

export const get = <TPath extends string>(path: TPath) => draft<TPath, undefined>('GET', path)
export const post = <TPath extends string>(path: TPath) => draft<TPath, undefined>('POST', path)
export const patch = <TPath extends string>(path: TPath) => draft<TPath, undefined>('PATCH', path)

/** `/api/cards/:id` with `{id: 'x'}` -> `/api/cards/x`. Encodes the values. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
