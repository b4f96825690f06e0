import { readFileSync } from 'node:fs'
import type { AnyObjectSchema, SchemaObjectDescription } from 'yup'
import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { AnyEndpoint } from './endpoint.ts'
import type { ReplySchema } from './values/reply.ts'

/** The specification's table of calls, in its order. */
const SPECIFIED: readonly [call: string, payload: string][] = [
  ['GET /api/user', ''],
  ['POST /api/login', 'username, password'],
  ['POST /api/register', 'email, passwordHash, name'],
  ['POST /api/logout', ''],
  ['GET /api/verify-email?token=', ''],
  ['POST /api/resend-verification', 'email'],
  ['POST /api/kyb/submit', 'registrationNumber, entityType, address, directorsCount'],
  ['GET /api/kyc/list', ''],
  ['POST /api/kyc/ubo', 'fullName, dob, nationality, ownershipPct'],
  ['GET /api/accounts', ''],
  ['POST /api/accounts', 'currency, type, label, iban, bic'],
  ['GET /api/payments', ''],
  [
    'POST /api/payments',
    'rail, amount, currency, beneficiaryName, beneficiaryAccount, reference, beneficiary {name, account}',
  ],
  ['GET /api/cards', ''],
  ['POST /api/cards', 'cardType, currency, cardholder, dailyLimit, monthlyLimit, corridorLimits {daily, monthly}'],
  ['PATCH /api/cards/{id}', 'status'],
  ['GET /api/fx/rates', ''],
  ['POST /api/fx/quote', 'fromCurrency, toCurrency, amount'],
  ['POST /api/fx/execute', 'fromCurrency, toCurrency, notional, rate, markupBps'],
  ['GET /api/organizations', ''],
  ['PATCH /api/organizations/{id}', 'name, website, address'],
  ['GET /api/audit-logs', ''],
]
const specifiedCalls = SPECIFIED.map(([call]) => call)

const callOf = ({ method, path, queryParam }: AnyEndpoint): string =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}${queryParam ? `?${queryParam}=` : ''}`

/** Field names in the schema's order, optional ones with a question mark. */
function payloadOf(schema: AnyObjectSchema | undefined): string {
  if (!schema) return ''
  return fieldsOf(schema.describe())
}
const fieldsOf = ({ fields }: SchemaObjectDescription): string =>
  Object.entries(fields)
    .map(([name, field]) => {
      const optional = 'optional' in field && field.optional ? '?' : ''
      return 'fields' in field ? `${name}${optional} {${fieldsOf(field)}}` : `${name}${optional}`
    })
    .join(', ')

interface OpenApi {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, { content?: object }> }>>
  components: { securitySchemes: { session: { name: string; description: string } } }
}
/** Says what the bank refuses, because it was made by asking it. */
const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as OpenApi

const refusalsOf = (name: string) => {
  const operation = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name)
  return Object.entries(operation?.responses ?? {}).filter(([status]) => status.startsWith('4'))
}

const hasJsonRefusals = (name: string) =>
  refusalsOf(name).some(([, { content = {} }]) => Object.hasOwn(content, 'application/json'))

/** `Account[]`; every record is added to `records`. */
function replyOf(schema: ReplySchema | undefined, records: Map<string, string>): string {
  if (!schema) return ''
  const { title, type, format, items, properties, additionalProperties, required = [] } = schema
  if (items) return `${replyOf(items, records)}[]`
  if (additionalProperties) return `{[pair]: ${replyOf(additionalProperties, records)}}`
  if (!properties || title === undefined) return format ?? (typeof type === 'string' ? type : 'number')
  records.set(title, '')
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${replyOf(field, records)}`,
  )
  records.set(title, fields.join(', '))
  return title
}

const code = (text: string): string => (text ? `\`${text}\`` : '')

/** Between the fields of a payload, not of those inside one. */
const SEPARATOR = /, (?![^{]*\})/

const sorted = (fields: readonly string[]): string[] => fields.map((field) => field.replaceAll('?', '')).toSorted()

const calls = Object.entries(contract).map(([name, endpoint]) => ({
  name,
  endpoint: endpoint as AnyEndpoint,
  call: callOf(endpoint as AnyEndpoint),
}))
/** The specified ones in their order, then the others. */
const endpoints = [
  ...specifiedCalls.flatMap((specified) => calls.filter(({ call }) => call === specified)),
  ...calls.filter(({ call }) => !specifiedCalls.includes(call)),
]

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const isEndpoint = (value: unknown) => typeof value === 'object' && value !== null && 'replySchema' in value

describe('the contract', () => {
  test('lists each call that one of its files defines', () => {
    const defined = Object.values(files).flatMap((file) => Object.keys(file).filter((name) => isEndpoint(file[name])))
    expect(Object.keys(contract).toSorted()).toEqual(defined.toSorted())
  })

  test('contains the 22 specified calls', () => {
    expect(specifiedCalls).toHaveLength(22)
    expect(calls.map(({ call }) => call)).toEqual(expect.arrayContaining(specifiedCalls))
  })

  test.for(SPECIFIED)('has the specified payload for %s', ([call, payload]) => {
    const found = endpoints.find((one) => one.call === call)
    // A client of the specification does not know optional fields of ours, and need not send them.
    const taken = payloadOf(found?.endpoint.bodySchema).split(SEPARATOR)
    const known = taken.filter(
      (field) => !/^\w+\?$/.test(field) || payload.split(SEPARATOR).includes(field.slice(0, -1)),
    )
    expect(sorted(known)).toEqual(sorted(payload.split(SEPARATOR)))
  })

  test('matches docs/contract.md (vitest -u updates it)', async () => {
    const records = new Map<string, string>()
    const rows = endpoints.map(({ name, endpoint, call }) => {
      const specified = SPECIFIED.find(([one]) => one === call)
      const specifiedPayload = specified ? code(specified[1]) : '(not specified)'
      const payload = code(payloadOf(endpoint.bodySchema))
      const reply = `${endpoint.status} ${code(replyOf(endpoint.replySchema, records))}`.trim()
      const refusals = refusalsOf(name).map(([status]) => status)
      return `| ${code(call)} | ${specifiedPayload} | ${code(name)} | ${payload} | ${reply} | ${refusals.join(', ')} |`
    })
    const { session } = components.securitySchemes
    await expect(
      [
        '# The contract',
        '',
        'Generated from `src/contract/` by `contract-table.test.ts`, which fails when this page is out of date.',
        'The first two columns are the specification; the client and the bank are typed from the others.',
        '`?` marks optional fields. `docs/openapi.json` says the same with patterns, ranges, rules and examples.',
        '',
        '| Specified call | Specified payload | Endpoint | Payload it takes | Reply | Refusals |',
        '|---|---|---|---|---|---|',
        ...rows,
        '',
        '## Replies',
        '',
        'JSON, as `application/json`. Amounts are numbers in major units, instants are ISO-8601 in UTC.',
        '`register` answers 200 where the email is registered but not verified: it gets a new mail.',
        '',
        '| Record | Fields |',
        '|---|---|',
        ...[...records].map(([record, fields]) => `| ${code(record)} | ${code(fields)} |`),
        '',
        '## Refusals',
        '',
        'One plain English sentence, as `text/plain`, which the product shows. Only ' +
          `${endpoints.flatMap(({ name }) => (hasJsonRefusals(name) ? code(name) : [])).join(' and ')} ` +
          'answer `{"error": "the sentence"}`, as `application/json`.',
        '',
        '- 400: the body is malformed or does not fit its schema, or there is no such verification link. 422: a rule is',
        '  broken that a schema cannot state.',
        '- 401: there is no session, or it has ended; of `login`, a wrong email or password. 403: the email is not verified.',
        '- 404: there is no such record of this customer; of `resendVerification`, no such customer.',
        '- 409: the state of the record does not allow it. 410: the verification link has expired.',
        '- 404 and 405 also for any other path or method below `/api`.',
        '- 422 also for an `Idempotency-Key` that was used with another body.',
        '',
        '## Session',
        '',
        `The cookie \`${session.name}\`. ${session.description} \`POST /api/logout\` ends the session and removes the cookie.`,
        '',
      ].join('\n'),
    ).toMatchFileSnapshot('../../docs/contract.md')
  })
})
