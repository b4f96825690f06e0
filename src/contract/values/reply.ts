import type { InferType, StringSchema } from 'yup'

/**
 * The schema of a reply, as JSON Schema, so that `docs/openapi.json` contains it as it is. `T` is the type of the reply
 * after `readReply`. Request bodies have Yup schemas instead: forms use those, but Yup takes milliseconds for a list.
 */
export interface ReplySchema<T = unknown> {
  readonly type?: 'string' | 'boolean' | 'array' | 'object' | readonly ['number', 'string']
  /** The name of a record. */
  readonly title?: string
  readonly format?: 'date-time' | 'date' | 'uuid'
  /** Of a text. For the document and for tests of a bank: the product shows a text that does not match. */
  readonly pattern?: string
  /** The known values of a text. Others are accepted too. */
  readonly 'x-extensible-enum'?: readonly string[]
  readonly items?: ReplySchema
  readonly properties?: Readonly<Record<string, ReplySchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: ReplySchema
  /** Never set; holds the type parameter. */
  readonly reply?: T
}

interface Optional<T> {
  readonly optional: ReplySchema<T>
}

export const text: ReplySchema<string> = { type: 'string' }
/** ISO-8601 UTC instant. */
export const instant: ReplySchema<string> = {
  type: 'string',
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
}
/** `YYYY-MM-DD` */
export const calendarDate: ReplySchema<string> = { type: 'string', format: 'date' }
export const uuid: ReplySchema<string> = { type: 'string', format: 'uuid' }
export const matching = (pattern: string): ReplySchema<string> => ({ type: 'string', pattern })
export const flag: ReplySchema<boolean> = { type: 'boolean' }
/** A number, or a decimal sent as text. */
export const figure: ReplySchema<number> = { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$' }

/** A text of which some values are known, e.g. a status. Unknown ones are accepted and shown as they are. */
export const knownText = <const T extends string>(values: readonly T[]): ReplySchema<T> => ({
  type: 'string',
  'x-extensible-enum': values,
})

export const listOf = <T>(items: ReplySchema<T>): ReplySchema<T[]> => ({ type: 'array', items })
export const mapOf = <T>(values: ReplySchema<T>): ReplySchema<Record<string, T>> => ({
  type: 'object',
  additionalProperties: values,
})

/** A field of a record that may be absent or null. */
export const optional = <T>(schema: ReplySchema<T>): Optional<T> => ({ optional: schema })

type Fields = Readonly<Record<string, ReplySchema | Optional<unknown>>>
type Flat<T> = { [K in keyof T]: T[K] }
type RecordOf<F extends Fields> = Flat<
  { [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends ReplySchema<infer T> ? T : never } & {
    [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never
  }
>

/** The type of a reply: `type Account = ReplyOf<typeof account>`. */
export type ReplyOf<S> = S extends ReplySchema<infer T> ? T : never

/** The texts of a record by their names, as Yup fields of a body. */
export type Texts = Readonly<Record<string, StringSchema>>

/** Whether a text may be left out of a body. */
export const isOptional = ({ spec }: StringSchema): boolean => spec.optional

type TextFields<T extends Texts> = {
  [K in keyof T]: undefined extends InferType<T[K]> ? Optional<string> : ReplySchema<string>
}
export type TextsOf<T extends Texts> = RecordOf<TextFields<T>>

/** Texts of a body as fields of a record: optional ones are absent where there is none. */
export const textFields = <T extends Texts>(texts: T) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, sent]) => [name, isOptional(sent) ? optional(text) : text]),
  ) as TextFields<T>

export function record<F extends Fields>(title: string, fields: F): ReplySchema<RecordOf<F>> {
  const entries = Object.entries<ReplySchema | Optional<unknown>>(fields)
  return {
    title,
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, 'optional' in field ? field.optional : field]),
    ),
    required: entries.flatMap(([name, field]) => ('optional' in field ? [] : name)),
  }
}
