import type { AnyObjectSchema, InferType, Schema } from 'yup'

/** What a form holds: texts as entered, and ticks. */
export type FormValues<S extends AnyObjectSchema> = {
  [K in keyof InferType<S>]-?: [InferType<S>[K]] extends [boolean | undefined] ? boolean : string
}

const fieldsOf = (schema: AnyObjectSchema) => Object.entries(schema.fields as Record<string, Schema>)

/**
 * The initial values of a form: those of `known`, or else empty. A known value that the field cannot hold counts as
 * none, for example a rail that the form does not offer.
 */
export const formValues = <S extends AnyObjectSchema>(
  schema: S,
  known: { readonly [K in keyof InferType<S>]?: unknown } = {},
) =>
  Object.fromEntries(
    fieldsOf(schema).map(([name, field]) => {
      const value: unknown = known[name]
      const empty = field.type === 'boolean' ? false : ''
      const { oneOf } = field.describe()
      const isOffered = oneOf.length === 0 || oneOf.includes(value)
      return [name, typeof value === typeof empty && isOffered ? value : empty]
    }),
  ) as FormValues<S>

/** The body of a call from values that the form has validated: typed as in the schema, texts trimmed. */
export const enteredValues = <S extends AnyObjectSchema>(schema: S, values: FormValues<S>) =>
  Object.fromEntries(
    fieldsOf(schema).map(([name, { type }]) => {
      const value: unknown = values[name]
      return [name, type === 'string' && typeof value === 'string' ? value.trim() : value]
    }),
  ) as InferType<S>
