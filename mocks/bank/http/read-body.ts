import { ValidationError, type AnyObjectSchema } from 'yup'
import { isForbiddenKey } from '../store/plain-text.ts'
import { refuse } from './refusal.ts'

/** Far above any body of the contract. */
export const MAX_BODY_BYTES = 64 * 1024
const MAX_DEPTH = 8

export async function readText(request: Request): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > MAX_BODY_BYTES) throw refuse(400, 'The request is too large')
  const text = await request.text()
  if (text.length > MAX_BODY_BYTES) throw refuse(400, 'The request is too large')
  return text
}

/** Parses and validates a JSON body; throws a refusal with one sentence. Nothing is cast, cut or ignored. */
export function readBody(text: string, schema: AnyObjectSchema): unknown {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(400, 'The request body must be a JSON object')
  refuseForbidden(value, 0)
  try {
    return schema.validateSync(value, { strict: true, abortEarly: true })
  } catch (error) {
    if (error instanceof ValidationError) throw refuse(400, sentence(error))
    throw error
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw refuse(400, 'The request needs a JSON body')
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, 'The request body is not valid JSON')
  }
}

function refuseForbidden(value: object, depth: number): void {
  if (depth > MAX_DEPTH) throw refuse(400, 'The request body is nested too deeply')
  for (const [key, inner] of Object.entries(value)) {
    if (isForbiddenKey(key)) throw refuse(400, `The field ${key} is not allowed`)
    if (typeof inner === 'number' && !Number.isFinite(inner))
      throw refuse(400, `The number in ${key.slice(0, 40)} is too large`)
    if (typeof inner === 'object' && inner !== null) refuseForbidden(inner as object, depth + 1)
  }
}

/** Replaces Yup's messages about types, which are not written for users. */
function sentence({ type, path, message, params }: ValidationError): string {
  if (type === 'noUnknown') return `Unknown field: ${(params as { unknown: string }).unknown.slice(0, 80)}`
  const worded = !/\b(must be a `|cannot be null|field has unspecified)/.test(message)
  return worded ? message : `The field ${path ?? ''} has the wrong type`
}
