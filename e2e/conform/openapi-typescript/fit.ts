import type { AnyEndpoint, BodyOf } from '../../../src/contract/endpoint.ts'

/** Compiles only if `Actual` can be used where `Expected` is needed. */
export type Fits<Expected, Actual extends Expected> = Actual

/** What a call sends, answers and takes, by the contract. */
export interface Contracted<E extends AnyEndpoint> {
  body: Shape<BodyOf<E>>
  reply: Shape<Wire<Exclude<ReplyIn<E>, undefined>>>
  takes: TakenIn<E>
}

/** The same by an operation that openapi-typescript has generated. */
export interface Generated<Operation, Status extends number> {
  body: Shape<Operation extends { requestBody: Json<infer Body> } ? Body : undefined>
  reply: Shape<Operation extends { responses: Record<Status, Json<infer Reply>> } ? Reply : never>
  takes: Operation extends { parameters: { path?: infer Path; query?: infer Query } }
    ? NameIn<Path> | NameIn<Query>
    : never
}

type Json<Content> = { content: { 'application/json': Content } }
type NameIn<Parameters> = [Parameters] extends [never] ? never : keyof Parameters
type TypesOf<E extends AnyEndpoint> = NonNullable<E['types']>
type ReplyIn<E extends AnyEndpoint> = TypesOf<E>['reply']
type TakenIn<E extends AnyEndpoint> = TypesOf<E>['takes']

/** What is sent for a reply: figures may be text, and a text with known values may have others. */
type Wire<T> = T extends number
  ? number | string
  : T extends string
    ? string
    : T extends object
      ? { [K in keyof T]: Wire<T[K]> }
      : T

/** Makes optional fields visible, which could otherwise be missing on one side. */
type Shape<T> = T extends readonly (infer Item)[]
  ? Shape<Item>[]
  : T extends object
    ? { [K in keyof T]-?: object extends Pick<T, K> ? { optional: Shape<Exclude<T[K], undefined>> } : Shape<T[K]> }
    : T
