import type {
  Oas3_1Definition,
  Oas3_1Schema,
  Oas3Operation,
  Oas3Parameter,
  Oas3Paths,
  Oas3Response,
} from '@redocly/openapi-core'
import type { AnyObjectSchema, Schema } from 'yup'
import { MAX_KEY_LENGTH } from '../../mocks/bank/http/idempotency.ts'
import { SESSION_COOKIE } from '../../mocks/bank/http/session/session-cookie.ts'
import { MAX_BODY_BYTES } from '../../mocks/bank/http/read-body.ts'
import { handlers } from '../../mocks/bank/handlers.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { descriptions, fields as fieldMeanings, tags } from '../../src/contract/descriptions.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import { amountSchema, minorDigits } from '../../src/contract/values/money.ts'
import type { ReplySchema } from '../../src/contract/values/reply.ts'
import { askExamples, NOBODY, type Examples } from './openapi-examples.ts'

type JsonObject = Record<string, unknown>

/** The contract as OpenAPI 3.1: schemas from `src/contract/`, examples from answers of the bank in `established`. */
export async function createOpenApi(): Promise<Oas3_1Definition> {
  const examples = await askExamples()
  const schemas: Record<string, Oas3_1Schema> = {}
  const paths: Oas3Paths<Oas3_1Schema> = {}
  for (const name of inReadingOrder()) {
    const endpoint: AnyEndpoint = contract[name]
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, examples[name], schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Corridor',
      version: '1.0.0',
      contact: { name: 'Corridor' },
      description:
        'The calls of the product. Generated from `src/contract/` by `e2e/conform/openapi.test.ts`, which fails when ' +
        'this file is out of date. Amounts are decimals in major units; the product also reads them when they are ' +
        'sent as text. `x-extensible-enum` lists the known values of a text; others are accepted too. A body has at ' +
        `most ${MAX_BODY_BYTES / 1024} KiB. A body that does not fit its schema is refused with 400; the rules that a ` +
        'schema cannot state are named with each call. Ids that belong to another customer are unknown ones. ' +
        '`multipleOf: 0.01` means decimals: a validator that divides binary fractions needs a tolerance.',
    },
    servers: [
      // Collections and generated clients call the first one by default, and name environments after them.
      { url: 'http://localhost:4600', description: 'Mock bank' },
      { url: '/', description: 'Origin of the product' },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Set by `POST /api/login` with HttpOnly and SameSite, and Secure over HTTPS.',
        },
      },
      schemas,
    },
  }
}

/** Not shared by the calls: clients send the example, and a key is for one intent. */
const idempotencyKey = (name: CallName): Oas3Parameter<Oas3_1Schema> => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new value for each intent. A repeat with the same key and body gets the first answer and changes nothing; with ' +
    'another body it is refused with 422. Answers are kept for 24 hours, 1,000 for each customer; a key whose answer ' +
    'is no longer kept is refused with 422 and never carried out again.',
  schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
  example: `${name}-1`,
})

function operation(
  name: CallName,
  endpoint: AnyEndpoint,
  { id, query, body, success, refusals }: Examples,
  schemas: Record<string, Oas3_1Schema>,
): Oas3Operation<Oas3_1Schema> {
  const { path, method, queryParam, bodySchema, replySchema, status, isRead } = endpoint
  const [tag, summary, description] = descriptionOf(name)
  const isJson = handlers[name].refusals === 'json'
  const content = replySchema && { 'application/json': { schema: replyOf(replySchema, schemas), example: success } }
  const unread = replySchema && !isRead ? ' The product does not read the body and accepts any 2xx.' : ''
  return {
    operationId: name,
    summary,
    description,
    tags: [tag],
    ...(handlers[name].open && { security: [] }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, param = '']) => parameter(param, 'path', id)),
      ...(queryParam === undefined ? [] : [parameter(queryParam, 'query', query)]),
      ...(method === 'GET' ? [] : [idempotencyKey(name)]),
    ],
    ...(bodySchema && {
      requestBody: { required: true, content: { 'application/json': { schema: bodyOf(bodySchema), example: body } } },
    }),
    responses: {
      [status]: {
        description: `Success.${unread}`,
        ...(name === 'login' && { headers: { 'Set-Cookie': SET_COOKIE } }),
        ...(content && { content }),
      },
      // An e-mail that is registered but not verified gets another mail.
      ...(name === 'register' && content && { 200: { description: 'A new mail for an unverified e-mail.', content } }),
      ...Object.fromEntries(
        Object.entries(refusals).map(([refused, sentence]) => [refused, refusal(Number(refused), isJson, sentence)]),
      ),
      default: refusal(500, isJson),
    },
  }
}

/** Collections are run from top to bottom: the sign-in comes first, the sign-out last. */
function inReadingOrder(): CallName[] {
  const ofTags = Object.keys(tags)
  const described = Object.keys(descriptions)
  return (Object.keys(contract) as CallName[]).toSorted(
    (a, b) =>
      ofTags.indexOf(descriptionOf(a)[0]) - ofTags.indexOf(descriptionOf(b)[0]) ||
      described.indexOf(a) - described.indexOf(b),
  )
}

/** By default `closeAccount` is "Close account", with the tag of the other calls below the same path. */
function descriptionOf(name: CallName): readonly [tag: string, summary: string, description: string] {
  const written = descriptions[name]
  if (written) return written
  const [, , resource = ''] = contract[name].path.split('/')
  const neighbour = (Object.keys(contract) as CallName[]).find(
    (other) => descriptions[other] && contract[other].path.startsWith(`/api/${resource}`),
  )
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const summary = words.charAt(0).toUpperCase() + words.slice(1)
  return [(neighbour && descriptions[neighbour]?.[0]) ?? resource, summary, `${summary}.`]
}

const SET_COOKIE = {
  description: 'The session. Scripts cannot read it, and other sites cannot send it.',
  schema: { type: 'string' },
  example: `${SESSION_COOKIE}=${NOBODY}; Path=/; HttpOnly; SameSite=Lax`,
} as const

const parameter = (name: string, where: 'path' | 'query', example = NOBODY): Oas3Parameter<Oas3_1Schema> => ({
  name,
  in: where,
  required: true,
  schema: { type: 'string' },
  example,
})

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is malformed or not valid.',
  401: 'Not signed in.',
  403: 'Not allowed.',
  404: 'There is no such record.',
  409: 'The state of the record does not allow it.',
  410: 'Expired.',
  422: 'A rule is broken.',
  500: 'Any other error.',
}

/** One sentence, which the product shows. */
const refusal = (status: number, isJson: boolean, example?: string): Oas3Response<Oas3_1Schema> => ({
  description: MEANINGS[status] ?? '',
  content: isJson
    ? {
        'application/json': {
          schema: { type: 'object', properties: { error: { type: 'string' } }, required: ['error'] },
          ...(example !== undefined && { example: { error: example } }),
        },
      }
    : { 'text/plain': { schema: { type: 'string' }, ...(example !== undefined && { example }) } },
})

/** Records get a name of their own in `components`. */
function replyOf(schema: ReplySchema, schemas: Record<string, Oas3_1Schema>): Oas3_1Schema {
  const { title, items, properties, additionalProperties, ...rest } = schema
  const inner = (field: ReplySchema) => replyOf(field, schemas)
  const described = ([name, field]: [string, ReplySchema]) => {
    const description = fieldMeanings[`${title}.${name}`]
    return [name, { ...inner(field), ...(description !== undefined && { description }) }]
  }
  const written = {
    ...rest,
    ...(items && { items: inner(items) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(described)) as object }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
  }
  if (title === undefined) return either(written)
  schemas[title] = written as Oas3_1Schema
  return { $ref: `#/components/schemas/${title}` }
}

/** A body's schema, with a condition for amounts in a currency that has other decimals than most. */
function bodyOf(schema: AnyObjectSchema): Oas3_1Schema {
  const body = schemaOf(schema, schema)
  // A body has one amount in a currency of its own choice.
  const [condition] = Object.entries(schema.fields).flatMap(([name, field]) => {
    const { currencyField = '', currencies } = amountOf(field as Schema, schema) ?? {}
    return (currencies ?? []).filter(isUnusual).map((currency) => ({
      if: { properties: { [currencyField]: { const: currency } } },
      // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema; nobody awaits this object.
      then: { properties: { [name]: either(amountSchema(minorDigits(currency))) } },
    }))
  })
  return { ...body, ...(condition as Oas3_1Schema | undefined) }
}

/** A number or a text, as a union: generators of clients give each its own keywords. */
function either(schema: JsonObject): JsonObject {
  const { type, pattern, minimum, maximum, multipleOf, ...rest } = schema
  if (!Array.isArray(type)) return schema
  return {
    ...rest,
    anyOf: [
      { type: 'number', ...(minimum !== undefined && { minimum, maximum, multipleOf }) },
      { type: 'string', ...(pattern !== undefined && { pattern }) },
    ],
  }
}

const USUAL_DIGITS = 2
const isUnusual = (currency: string): boolean => minorDigits(currency) !== USUAL_DIGITS

/** The currencies that an amount may have; undefined for other fields. */
function amountOf(field: Schema, body: AnyObjectSchema): { currencyField: string; currencies: string[] } | undefined {
  const currencyField = field.meta()?.['amountIn'] as string | undefined
  if (currencyField === undefined) return undefined
  return { currencyField, currencies: (body.fields[currencyField] as Schema).describe().oneOf as string[] }
}

/** What the limits of Yup's tests are called in JSON Schema. */
const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { more: 'exclusiveMinimum', min: 'minimum', max: 'maximum' },
}

/** A schema of Yup as JSON Schema. What its tests do not state is in its meta data. */
function schemaOf(schema: Schema, body: AnyObjectSchema): JsonObject {
  if (amountOf(schema, body)) {
    const amount = amountSchema(USUAL_DIGITS)
    return either(schema.spec.optional ? { ...amount, pattern: `${amount.pattern}|^\\s*$` } : amount)
  }
  if ('fields' in schema) {
    const fields = Object.entries((schema as AnyObjectSchema).fields) as [string, Schema][]
    const required = fields.filter(([, { spec }]) => !spec.optional).map(([name]) => name)
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(fields.map(([name, field]) => [name, schemaOf(field, body)])),
      additionalProperties: false,
    }
  }
  const { type, oneOf, tests } = schema.describe()
  const limits = tests.flatMap(({ params }) =>
    Object.entries(params ?? {}).flatMap(([name, limit]) => {
      const keyword = LIMITS[type]?.[name]
      return keyword === undefined ? [] : [[keyword, limit]]
    }),
  )
  const patterns = tests.flatMap(({ params }) => (params?.['regex'] as RegExp | undefined)?.source ?? [])
  const last = patterns.pop()
  return either({
    type: tests.some(({ name }) => name === 'integer') ? 'integer' : type,
    ...(oneOf.length > 0 && { enum: oneOf }),
    ...Object.fromEntries(limits),
    ...(last !== undefined && { pattern: last }),
    ...(patterns.length > 0 && { allOf: patterns.map((other) => ({ pattern: other })) }),
    ...(schema.meta()?.['jsonSchema'] as JsonObject | undefined),
  })
}
