import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { figure, instant, type ReplySchema } from '../../src/contract/values/reply.ts'
import { formats } from './formats.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, formats })
const compiled = new WeakMap<ReplySchema, ValidateFunction>()

/** Every place where a reply does not fit its schema; of rows with the same misfit only the first. */
export function misfitsOf(schema: ReplySchema, json: unknown): string[] {
  const fits = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, fits)
  fits(withoutNulls(schema, json))
  const sentences = [...(fits.errors ?? []).map(sentence), ...repeatedIds(json)]
  return [...new Map(sentences.toReversed().map((said) => [kindOf(said), said])).values()].toReversed()
}

/** The same for all rows and values. */
export const kindOf = (misfit: string): string => misfit.replace(/\[\d+\]/g, '[]').replace(/, got .*/s, '')

/** The product reads null in an optional field as nothing. */
function withoutNulls({ items, properties, required = [] }: ReplySchema, value: unknown): unknown {
  if (items && Array.isArray(value)) return value.map((row) => withoutNulls(items, row))
  if (!properties || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const fields = Object.entries(value).filter(([name, field]) => field !== null || required.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(properties[name] ?? {}, field)]))
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  date: 'a date such as 2026-11-20',
  'date-time': 'an instant such as 2026-11-20T09:30:00Z',
}
const PATTERNS: Readonly<Record<string, string>> = {
  [figure.pattern ?? '']: 'a number',
  [instant.pattern ?? '']: 'an instant in UTC',
}

function sentence({ keyword, instancePath, params, data, parentSchema }: ErrorObject): string {
  const { missingProperty, format, pattern, ...given } = params as Partial<Record<string, string>>
  const { properties } = parentSchema as ReplySchema
  const type = missingProperty === undefined ? given['type'] : (properties?.[missingProperty]?.type as string)
  const path = missingProperty === undefined ? instancePath : `${instancePath}/${missingProperty}`
  const expected =
    FORMATS[format ?? ''] ?? PATTERNS[pattern ?? ''] ?? KINDS[[type].flat()[0] ?? ''] ?? `text like ${pattern}`
  const got = keyword === 'required' ? 'nothing' : typeof data === 'string' && !type ? JSON.stringify(data) : kind(data)
  const field = path
    .slice(1)
    .split('/')
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part.replaceAll('~1', '/')}`))
    .join('')
    .replace(/^\./, '')
  return `${field ? `${field}: ` : ''}expected ${expected}, got ${got}`
}

function kind(value: unknown): string {
  if (value === null) return 'null'
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? 'nothing'
}

function repeatedIds(json: unknown): string[] {
  if (!Array.isArray(json)) return []
  const ids = (json as ({ id?: unknown } | null)[]).map((row) => row?.id)
  const row = ids.findIndex((id, index) => id !== undefined && ids.indexOf(id) < index)
  return row === -1 ? [] : [`[${row}].id: expected an id of its own, got that of [${ids.indexOf(ids[row])}]`]
}
