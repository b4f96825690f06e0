import { nullable } from '@mswjs/data'
import type { InferType } from 'yup'
import { isOptional, type Texts, type TextsOf } from '../../../../src/contract/values/reply.ts'

// For the texts of a record that the bank keeps as they are sent, e.g. `accountTexts`.

const nullableText = nullable(String)

/** The fields of a model. Optional texts are nullable, so rows that were stored before a text existed stay valid. */
export const textColumns = <T extends Texts>(texts: T) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isOptional(text) ? nullableText : String])) as {
    [K in keyof T]: undefined extends InferType<T[K]> ? typeof nullableText : StringConstructor
  }

/** The texts of a body for a row, trimmed; those that the body leaves out are left out. */
export const storedTexts = <T extends Texts>(
  texts: T,
  body: { readonly [K in keyof TextsOf<T>]: InferType<T[K & keyof T]> },
) => picked(texts, (name) => (body as Values)[name]?.trim()) as TextsOf<T>

/** The texts of a row, as a reply has them: an optional text that is empty is left out. */
export const repliedTexts = <T extends Texts>(
  texts: T,
  row: { readonly [K in keyof TextsOf<T>]: TextsOf<T>[K] | null },
) => picked(texts, (name, text) => (row as Values)[name] || (isOptional(text) ? undefined : '')) as TextsOf<T>

type Values = Readonly<Record<string, string | null | undefined>>

function picked<T extends Texts>(texts: T, valueOf: (name: string, text: T[string]) => string | undefined) {
  const found: Record<string, string> = {}
  for (const name in texts) {
    const value = valueOf(name, texts[name])
    if (value !== undefined) found[name] = value
  }
  return found
}
