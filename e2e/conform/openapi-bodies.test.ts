import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openFor } from '../../mocks/bank/testing/open-for.ts'
import type { CallWithBody } from '../../src/contract/samples.ts'
import { formats } from './formats.ts'

interface Schema {
  type: string
  anyOf?: Schema[]
  enum?: string[]
  pattern?: string
  allOf?: { pattern: string }[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
}
interface Operation {
  operationId: CallWithBody
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: object
}

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const operations = Object.values(paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId: name, requestBody, responses }) =>
    requestBody
      ? { name, schema: requestBody.content['application/json'].schema, statuses: Object.keys(responses) }
      : [],
  ),
)

// Cents as binary fractions are not exact multiples of 0.01.
const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 4, formats })

/** Values that fit a schema. What the pattern or the format still refuses is left out. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const fits = ajv.compile(schema)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => [name, fitting(field)])
    return fc
      .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: schema.required ?? [],
      })
      .filter(fits)
  }
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  const values: fc.Arbitrary<unknown> = schema.type === 'string' ? texts(schema) : numbers(schema)
  return values.filter(fits)
}

function texts({ format, pattern = '', minLength = 0, maxLength = 500 }: Schema): fc.Arbitrary<string> {
  if (format === 'date')
    return fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  return /[[\\]/.test(pattern) ? fc.oneof(free, fc.stringMatching(new RegExp(pattern, 'u'), { maxLength })) : free
}

const numbers = ({ minimum = 0, exclusiveMinimum = minimum, maximum = 1e6, type }: Schema) =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.integer({ min: exclusiveMinimum * 100, max: Math.min(maximum, 1e9) * 100 }).map((cents) => cents / 100)

const AWKWARD = ['', ' ', '\u202Etom', '\u200B', '\uD83D', '👩‍👩‍👧‍👦'.repeat(20), 'x'.repeat(600)].concat(
  '0 0.00 -1 1e3 1.005 .5 5. ٥ 24.99 100.01 999999999999.99 1000000000000.01'.split(' '),
  ['1899-12-31', '2023-02-29', 'GB29 CRDR 0400 7520 4188 30', 'tom@okafor'],
)
const anything = fc.oneof(
  fc.constantFrom<unknown>(...AWKWARD, null, true, [], {}, 0, -1, 0.001, 24.99, 100.01, 1e12, 1e13, 1e-7),
  fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
  fc.string({ unit: 'binary' }),
)

type Fields = Record<string, unknown>

/** A body with one field replaced, added or left out. */
function spoiled(body: Fields, [name = '', ...inside]: readonly string[], value: unknown): Fields {
  if (inside.length > 0 && typeof body[name] === 'object')
    return { ...body, [name]: spoiled(body[name] as Fields, inside, value) }
  return { ...body, [name]: value }
}

const pathsOf = ({ properties = {} }: Schema): string[][] =>
  Object.entries(properties).flatMap(([name, field]) => [[name], ...pathsOf(field).map((inside) => [name, ...inside])])

test.for(operations)('$name takes a body exactly when it fits the document', async ({ name, schema, statuses }) => {
  const fits: ValidateFunction = ajv.compile(schema)
  const good = fitting(schema) as fc.Arbitrary<Fields>
  const places = fc.constantFrom(...pathsOf(schema), ['unknown'])
  const bad = fc
    .tuple(good, places, fc.option(anything, { nil: undefined }))
    .map(([body, place, value]) => spoiled(body, place, value))
  const { send } = await openFor(name)
  const seen = { fitting: 0, unfit: 0 }
  await fc.assert(
    fc.asyncProperty(fc.oneof(good, bad), async (body) => {
      const isFit = fits(JSON.parse(JSON.stringify(body)))
      const { status, text } = await send(body)
      seen[isFit ? 'fitting' : 'unfit'] += 1
      const misfit = isFit ? 'it fits' : ajv.errorsText(fits.errors)
      expect({ misfit, text, isTaken: status !== 400 }).toEqual({ misfit, text, isTaken: isFit })
      expect(statuses).toContain(String(status))
    }),
    { numRuns: 200, seed: 46 },
  )
  expect(seen.fitting).toBeGreaterThan(50)
  expect(seen.unfit).toBeGreaterThan(50)
})
