import type { Schema } from 'yup'
import { sentenceOf } from './sentence-of.ts'

/** The value as the schema describes it; throws one sentence when it differs. */
export function readAs<T>(schema: Schema<T>, value: unknown, what: string): T {
  try {
    return schema.validateSync(value, { strict: true })
  } catch (error) {
    throw new Error(`${what} cannot be read: ${sentenceOf(error).slice(0, 200).replace(/\.$/, '')}.`, { cause: error })
  }
}
