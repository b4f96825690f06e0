import type { ReplySchema } from './values/reply.ts'

/** The first place where a reply does not fit its schema. */
interface Misfit {
  /** For example `[3].beneficiary.name`; empty for the reply as a whole. */
  field: string
  expected: string
  got: string
}

/** Rows after these are not checked in full, only their numbers: a list may have 100,000 rows. */
const CHECKED_ROWS = 100

/** Checks a parsed reply, and converts it in place: decimals sent as text to numbers, null to an absent field. */
export function readReply<T>(schema: ReplySchema<T>, parsed: unknown): { reply: T } | { misfit: Misfit } {
  const holder = { reply: parsed }
  const misfit = readValue(schema, holder, 'reply', true)
  return misfit ? { misfit: { ...misfit, field: misfit.field.replace(/^reply\.?/, '') } } : { reply: holder.reply as T }
}

type Holder = Record<string | number, unknown>

/** The path of a misfit is built on the way back. */
function readValue(schema: ReplySchema, holder: Holder, key: string | number, isChecked: boolean): Misfit | undefined {
  const value = holder[key]
  switch (schema.type) {
    case undefined:
      return undefined
    case 'string':
      return typeof value === 'string' ? undefined : misfit(key, 'text', value)
    case 'boolean':
      return typeof value === 'boolean' ? undefined : misfit(key, 'true or false', value)
    case 'array':
      if (!Array.isArray(value)) return misfit(key, 'a list', value)
      for (let row = 0; schema.items && row < value.length; row += 1) {
        const found = readValue(schema.items, value as unknown as Holder, row, row < CHECKED_ROWS)
        if (found) return below(key, found)
      }
      return undefined
    case 'object':
      return isHolder(value) ? readFields(schema, value, key, isChecked) : misfit(key, 'an object', value)
    default: {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      // `JSON.parse` reads 1e999 as Infinity.
      if (!Number.isFinite(number)) return misfit(key, 'a number', value)
      holder[key] = number
      return undefined
    }
  }
}

function readFields(schema: ReplySchema, holder: Holder, key: string | number, isChecked: boolean): Misfit | undefined {
  const { additionalProperties } = schema
  const fields = additionalProperties
    ? Object.keys(holder).map((name) => ({ name, field: additionalProperties, isRequired: false }))
    : fieldsOf(schema)[isChecked ? 'all' : 'numbers']
  for (const { name, field, isRequired } of fields) {
    if (!isRequired && isAbsent(holder, name)) continue
    const found = readValue(field, holder, name, isChecked)
    if (found) return below(key, found)
  }
  return undefined
}

interface Field {
  name: string
  field: ReplySchema
  isRequired: boolean
}

interface Fields {
  all: readonly Field[]
  /** Those that are or contain numbers. */
  numbers: readonly Field[]
}

const known = new WeakMap<ReplySchema, Fields>()

/** Cached, because it is used for each row of a list. */
function fieldsOf(schema: ReplySchema): Fields {
  let fields = known.get(schema)
  if (!fields) {
    const { properties = {}, required = [] } = schema
    const all = Object.entries(properties).map(([name, field]) => ({
      name,
      field,
      isRequired: required.includes(name),
    }))
    fields = { all, numbers: all.filter(({ field }) => hasNumbers(field)) }
    known.set(schema, fields)
  }
  return fields
}

const hasNumbers = ({ type, properties = {}, items, additionalProperties }: ReplySchema): boolean =>
  typeof type === 'object' ||
  [items, additionalProperties, ...Object.values(properties)].some((inner) => inner && hasNumbers(inner))

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isAbsent(holder: Holder, name: string): boolean {
  if (holder[name] === null) delete holder[name]
  return holder[name] === undefined
}

const misfit = (key: string | number, expected: string, value: unknown): Misfit => ({
  field: typeof key === 'number' ? `[${key}]` : key,
  expected,
  got: kindOf(value),
})

function below(key: string | number, found: Misfit): Misfit {
  const place = typeof key === 'number' ? `[${key}]` : key
  return { ...found, field: `${place}${found.field.startsWith('[') ? '' : '.'}${found.field}` }
}

/** Only the kind, because the console must not show customers' data. */
function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return { string: 'text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
}
