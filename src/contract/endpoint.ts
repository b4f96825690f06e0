import type { AnyObjectSchema, InferType } from 'yup'
import type { ReadReply } from './read-reply.ts'

export type Method = 'GET' | 'POST' | 'PATCH'

/** The names after a colon in a path: `/api/cards/:id` -> `'id'`. */
type ParamName<TPath extends string> = TPath extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : TPath extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * One call of the contract as a value. The client and the mock bank are both typed from it, so a wrong
 * path parameter, body or reply fails the compiler on either side.
 *
 * `TReply` exists in the types only: replies are produced by a server that we trust with their shape. So does `TTakes`, the
 * names of the parameters that go into the address.
 */
export interface Endpoint<
  TPath extends string = string,
  TBody = unknown,
  TReply = unknown,
  TTakes extends string = string,
> {
  readonly method: Method
  readonly path: TPath
  /** Reads the request's body strictly: no casting, no unknown keys. Absent where the call sends none. */
  readonly bodySchema: AnyObjectSchema | undefined
  /** The name of the only query parameter, where there is one. */
  readonly queryParam: string | undefined
  /** The status of a success. After a 204 no body is read, whatever comes. */
  readonly status: number
  readonly readReply: ReadReply
  /** Never set; carries the types. */
  readonly types?: { body: TBody; reply: TReply; takes: TTakes }
}

/** A read whose address is always the same: its answer can be kept under it, shared, and asked for anew. */
export type Read<TPath extends string = string, TReply = unknown> = Endpoint<TPath, undefined, TReply, never>

export type AnyEndpoint = Endpoint<string, never> | Endpoint

export type BodyOf<E> = E extends Endpoint<string, infer B> ? B : never
export type ParamsOf<E> = E extends { path: infer P extends string } ? Record<ParamName<P>, string> : never

interface Draft<TPath extends string, TBody, TQuery extends string = never> {
  body<TSchema extends AnyObjectSchema>(schema: TSchema): Draft<TPath, InferType<TSchema>, TQuery>
  query<TName extends string>(param: TName): Draft<TPath, TBody, TName>
  /**
   * `status` is that of a success, 200 unless said; `readReply` makes the figures of a reply numbers. A call that answers
   * nothing says so with a 204: of any other one an empty answer is a failure.
   */
  returns: <TReply>(
    ...answer: [TReply] extends [undefined] ? [status: 204] : [status?: number, readReply?: ReadReply]
  ) => Endpoint<TPath, TBody, TReply, ParamName<TPath> | TQuery>
}

const asItIs: ReadReply = () => undefined

function draft<TPath extends string, TBody, TQuery extends string = never>(
  method: Method,
  path: TPath,
  bodySchema?: AnyObjectSchema,
  queryParam?: string,
): Draft<TPath, TBody, TQuery> {
  return {
    body: (schema) => draft(method, path, schema, queryParam),
    query: (param) => draft(method, path, bodySchema, param),
    returns: (...[status = 200, readReply = asItIs]: [status?: number, readReply?: ReadReply]) => ({
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

/** `/api/cards/:id` with `{id: 'x'}` -> `/api/cards/x`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
