import { ValidationError, type Schema } from 'yup'

const MISSING = ['required', 'optionality', 'nullable']
const DAMAGED = ['typeError', 'matches']

/** Yup's own sentences begin with the path, and some are for developers. Those of the schemas stay as they are. */
function problemOf({ path, type = '', message, params }: ValidationError): string {
  const part = path ? `“${path}”` : 'it'
  if (type === 'noUnknown') return `${part} has an unknown part: ${String(params?.['unknown'])}`
  const isOfYup = message.startsWith(path || 'this')
  if (isOfYup && MISSING.includes(type)) return `${part} is missing`
  return isOfYup && DAMAGED.includes(type) ? `${part} is damaged` : message
}

/** The value as the schema describes it; throws one sentence when it differs. */
export function readAs<T>(schema: Schema<T>, value: unknown, what: string): T {
  try {
    return schema.validateSync(value, { strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new Error(`${what} cannot be read: ${problemOf(error).slice(0, 200)}.`, { cause: error })
  }
}
