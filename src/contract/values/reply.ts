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
export const uuid: ReplySchema<string> = { type: 'string', format: 'uuid' }
export const matching = (pattern: string): ReplySchema<string> => ({ type: 'string', pattern })
export const flag: ReplySchema<boolean> = { type: 'boolean' }
/** A number, or a decimal sent as text. */
export const figure: ReplySchema<number> = { type: ['number', 'string'], pattern: '^-?\\d+(\\.\\d+)?$' }

/** A text of which some values are known, e.g. a status. Unknown ones are accepted and shown as they are. */
export const knownText = <T extends string>(values: readonly T[]): ReplySchema<T> => ({
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

type FieldsOf<T> = {
  [K in keyof T]-?: object extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : ReplySchema<T[K]>
}

/** A record of the type `T`: the compiler reports a field that is missing, extra, or of another type. */
export function record<T>(title: string, fields: FieldsOf<T>): ReplySchema<T> {
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
