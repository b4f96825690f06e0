import type {
  Oas3_1Definition,
  Oas3_1Schema,
  Oas3Operation,
  Oas3Parameter,
  Oas3Paths,
  Oas3Response,
} from '@redocly/openapi-core'
import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { AnyObjectSchema, Schema } from 'yup'
import { MAX_KEY_LENGTH } from '../../mocks/bank/http/idempotency.ts'
import { SESSION_COOKIE } from '../../mocks/bank/http/session/session-cookie.ts'
import { handlers } from '../../mocks/bank/handlers.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { ReplySchema } from '../../src/contract/values/reply.ts'
import { askExamples, type Examples } from './openapi-examples.ts'

type JsonObject = Record<string, unknown>

/** The contract as OpenAPI 3.1: schemas from `src/contract/`, examples from answers of the bank in `established`. */
export async function createOpenApi(): Promise<Oas3_1Definition> {
  const examples = await askExamples()
  const schemas: Record<string, Oas3_1Schema> = {}
  const paths: Oas3Paths<Oas3_1Schema> = {}
  for (const [name, endpoint] of Object.entries(contract) as [CallName, AnyEndpoint][]) {
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
      description:
        'The calls of the product. Generated from `src/contract/` by `e2e/conform/openapi.test.ts`, which fails when ' +
        'this file is out of date. Amounts are decimals in major units; the product also reads them when they are ' +
        'sent as text. `x-extensible-enum` lists the known values of a text; others are accepted too.',
    },
    servers: [{ url: '/', description: 'The origin of the product; `npm run bank` serves http://localhost:4600' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by `POST /api/login`.' },
      },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      schemas,
    },
  }
}

const IDEMPOTENCY_KEY: Oas3Parameter<Oas3_1Schema> = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new value for each intent. A repeat with the same key and body gets the first answer and changes nothing; with ' +
    'another body it is refused with 422. Answers are kept for 24 hours, 1,000 for each customer; a key whose answer ' +
    'is no longer kept is refused with 422 and never carried out again.',
  schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
}

/** `/api/fx/quote` -> `fx` */
const tagOf = ({ path }: { path: string }): string => path.split('/')[2] ?? ''

function operation(
  name: CallName,
  endpoint: AnyEndpoint,
  { body, success, refusals }: Examples,
  schemas: Record<string, Oas3_1Schema>,
): Oas3Operation<Oas3_1Schema> {
  const { path, method, queryParam, bodySchema, replySchema, status, isRead } = endpoint
  const isJson = handlers[name].refusals === 'json'
  const content = replySchema && {
    'application/json': { schema: replyOf(replySchema, schemas), example: success },
  }
  const unread = replySchema && !isRead ? ' The product does not read the body and accepts any 2xx.' : ''
  return {
    operationId: name,
    summary: `${method} ${path}`,
    tags: [tagOf(endpoint)],
    ...(handlers[name].open && { security: [] }),
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, param = '']) => parameter(param, 'path')),
      ...(queryParam === undefined ? [] : [parameter(queryParam, 'query')]),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...(bodySchema && {
      requestBody: { required: true, content: { 'application/json': { schema: bodyOf(bodySchema), example: body } } },
    }),
    responses: {
      [status]: {
        description: `Success.${unread}`,
        ...(name === 'login' && { headers: { 'Set-Cookie': { schema: { type: 'string' } } } }),
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

const parameter = (name: string, where: 'path' | 'query'): Oas3Parameter<Oas3_1Schema> => ({
  name,
  in: where,
  required: true,
  schema: { type: 'string' },
})

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The body is malformed or has a wrong type.',
  401: 'There is no session, or it has ended.',
  403: 'Not allowed.',
  404: 'There is no such record of this customer.',
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
  const written = {
    ...rest,
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, inner(field)])),
    }),
    ...(additionalProperties && { additionalProperties: inner(additionalProperties) }),
  } as Oas3_1Schema
  if (title === undefined) return written
  schemas[title] = written
  return { $ref: `#/components/schemas/${title}` }
}

const bodyOf = (schema: AnyObjectSchema): Oas3_1Schema => completed({ ...convertSchema(schema) }, schema)

/** Corrects what the conversion leaves out: the types of `mixed` values, and that unknown fields are refused. */
function completed(converted: JsonObject, schema: Schema): JsonObject {
  const { default: _, properties, type, pattern, ...rest } = converted
  if (!properties)
    return {
      type: Array.isArray(type)
        ? ['number', 'string'].filter((one) => schema.isType(one === 'number' ? 1 : '1'))
        : type,
      // JSON Schema has no patterns that ignore the case.
      ...(pattern !== undefined && !ignoresCase(schema) && { pattern }),
      ...rest,
    }
  const { fields } = schema as AnyObjectSchema
  return {
    type,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, completed(field as JsonObject, fields[name] as Schema)]),
    ),
    ...rest,
    additionalProperties: false,
  }
}

const ignoresCase = (schema: Schema): boolean =>
  schema.describe().tests.some(({ params }) => params?.['regex'] instanceof RegExp && params['regex'].ignoreCase)
