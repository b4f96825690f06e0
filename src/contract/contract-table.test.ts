// @vitest-environment node
import type { AnyObjectSchema, SchemaObjectDescription } from 'yup'
import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { AnyEndpoint } from './endpoint.ts'

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
/** Calls that are not in the specification's table, with the reason why the contract has them. */
const ADDITIONAL: Readonly<Record<string, string>> = {
  'GET /api/fx/trades': 'named beside the trade',
}

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

const code = (text: string): string => (text ? `\`${text}\`` : '')

const sorted = (payload: string): string[] =>
  payload
    .replaceAll('?', '')
    .split(/, (?![^{]*\})/)
    .toSorted()

const endpoints = Object.entries(contract).map(([name, endpoint]) => ({
  name,
  endpoint: endpoint as AnyEndpoint,
  call: callOf(endpoint as AnyEndpoint),
}))

describe('the contract', () => {
  test('contains the 22 specified calls in their order, and additional calls only for a reason', () => {
    expect(SPECIFIED).toHaveLength(22)
    expect(endpoints.map(({ call }) => call).filter((call) => !Object.hasOwn(ADDITIONAL, call))).toEqual(
      SPECIFIED.map(([call]) => call),
    )
    expect(Object.keys(ADDITIONAL).filter((name) => !endpoints.some(({ call }) => call === name))).toEqual([])
  })

  test.for(SPECIFIED)('has the specified payload for %s', ([call, payload]) => {
    const found = endpoints.find((one) => one.call === call)
    expect(sorted(payloadOf(found?.endpoint.bodySchema))).toEqual(sorted(payload))
  })

  test('matches docs/contract.md (vitest -u updates it)', async () => {
    const rows = endpoints.map(({ name, endpoint, call }) => {
      const specified = SPECIFIED.find(([one]) => one === call)
      const specifiedPayload = specified ? code(specified[1]) : ADDITIONAL[call]
      const payload = code(payloadOf(endpoint.bodySchema))
      return `| ${code(call)} | ${specifiedPayload} | ${code(name)} | ${payload} | ${endpoint.status} |`
    })
    await expect(
      [
        '# The contract',
        '',
        'Generated from `src/contract/` by `contract-table.test.ts`, which fails when this page is out of date.',
        'The first two columns are the specification; the client and the bank are typed from the others.',
        '`?` marks optional fields.',
        '',
        '| Specified call | Specified payload | Endpoint | Payload it takes | Success |',
        '|---|---|---|---|---|',
        ...rows,
        '',
      ].join('\n'),
    ).toMatchFileSnapshot('../../docs/contract.md')
  })
})
