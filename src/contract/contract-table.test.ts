// @vitest-environment node
import type { AnyObjectSchema, SchemaObjectDescription } from 'yup'
import { describe, expect, test } from 'vitest'
import { contract } from './contract.ts'
import type { AnyEndpoint } from './endpoint.ts'

/** The specification's table of calls, in its order; `limits` stands for its product-named field. */
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
/** Calls that the specification's table does not have, and why the contract has them all the same. */
const BESIDE: Readonly<Record<string, string>> = {
  'GET /api/fx/trades': 'named beside the trade',
}

const callOf = ({ method, path, queryParam }: AnyEndpoint): string =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}${queryParam ? `?${queryParam}=` : ''}`

/** Field names in the schema's order, optional ones with a question mark. */
function payloadOf(schema: AnyObjectSchema | undefined): string {
  if (!schema) return ''
  return written(schema.describe())
}
const written = ({ fields }: SchemaObjectDescription): string =>
  Object.entries(fields)
    .map(([name, field]) => {
      const optional = 'optional' in field && field.optional ? '?' : ''
      return 'fields' in field ? `${name}${optional} {${written(field)}}` : `${name}${optional}`
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
  test('has each of the 22 specified calls, in their order, and beside them those that have a reason', () => {
    expect(SPECIFIED).toHaveLength(22)
    expect(endpoints.map(({ call }) => call).filter((call) => !Object.hasOwn(BESIDE, call))).toEqual(
      SPECIFIED.map(([call]) => call),
    )
    expect(Object.keys(BESIDE).filter((beside) => !endpoints.some(({ call }) => call === beside))).toEqual([])
  })

  test.for(SPECIFIED)('sends for %s what is specified', ([call, payload]) => {
    const found = endpoints.find((one) => one.call === call)
    expect(sorted(payloadOf(found?.endpoint.bodySchema))).toEqual(sorted(payload))
  })

  test('is written down in docs/contract.md (vitest -u brings it up to date)', async () => {
    const rows = endpoints.map(({ name, endpoint, call }, index) => {
      const specified = SPECIFIED.find(([one]) => one === call)
      return `| ${index + 1} | ${code(call)} | ${specified ? code(specified[1]) : BESIDE[call]} | ${code(name)} | ${code(payloadOf(endpoint.bodySchema))} | ${endpoint.status} |`
    })
    await expect(
      [
        '# The contract',
        '',
        'Generated from the endpoint values in `src/contract/` by `contract-table.test.ts`, which fails when this page is out of date.',
        'The first two columns are the specification; the rest is what the client and the bank are typed from. `?` marks what may be left out.',
        '',
        '| # | Specified call | Specified payload | Endpoint | Payload it takes | Success |',
        '|---|---|---|---|---|---|',
        ...rows,
        '',
      ].join('\n'),
    ).toMatchFileSnapshot('../../docs/contract.md')
  })
})
