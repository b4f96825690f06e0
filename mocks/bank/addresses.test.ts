import { describe, expect, test } from 'vitest'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath } from '../../src/contract/endpoint.ts'
import { startSession } from './http/session/sign-in.ts'
import { handlers } from './handlers.ts'
import { samples } from '../../src/contract/samples.ts'
import { recordFor } from './testing/open-for.ts'
import { Teller } from './testing/teller.ts'

const calls = Object.entries(contract).map(([name, endpoint]) => ({
  name,
  method: endpoint.method,
  path: fillPath(endpoint.path, { id: 'c0ffee00-0000-4000-8000-000000000000' }),
  hasBody: endpoint.bodySchema !== undefined,
}))
const OPEN = ['login', 'register', 'logout', 'verifyEmail', 'resendVerification']

test('every contract call has a handler, and every handler a contract call', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(contract).toSorted())
  for (const [name, { endpoint }] of Object.entries(handlers))
    expect(endpoint, `the endpoint of ${name}`).toBe(contract[name as keyof typeof contract])
})

test.for(calls.filter(({ name }) => !OPEN.includes(name)))(
  '$method $path is refused without a session',
  async ({ method, path, hasBody }) => {
    const teller = await Teller.signedOutAt('established')
    const before = teller.snapshot()
    expect(await teller.ask(method, path, hasBody ? {} : undefined)).toMatchObject({
      status: 401,
      text: 'Unauthorized',
    })
    expect(teller.snapshot()).toBe(before)
  },
)

test.for([
  { method: 'DELETE', path: '/api/payments', status: 405, allow: 'GET, POST' },
  { method: 'PUT', path: '/api/cards/1', status: 405, allow: 'PATCH' },
  { method: 'POST', path: '/api/user', status: 405, allow: 'GET' },
  { method: 'GET', path: '/api/fx/execute', status: 405, allow: 'POST' },
  { method: 'GET', path: '/api/nothing', status: 404, allow: null },
  { method: 'POST', path: '/api/payments/1/cancel', status: 404, allow: null },
  { method: 'GET', path: '/api/Accounts', status: 404, allow: null },
  { method: 'GET', path: '/API/accounts', status: 404, allow: null },
  { method: 'DELETE', path: '/api/PAYMENTS', status: 404, allow: null },
  { method: 'PATCH', path: '/api/Cards/1', status: 404, allow: null },
  { method: 'PATCH', path: '/api/cards/%E0%A4%A', status: 404, allow: null },
  { method: 'PATCH', path: '/api/cards//', status: 404, allow: null },
])('$method $path answers $status', async ({ method, path, status, allow }) => {
  const teller = await Teller.at('established')
  const before = teller.snapshot()
  const answer = await teller.ask(method, path)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('allow')).toBe(allow)
  expect(answer.text).toMatch(/^[A-Z][^<{\n]+$/)
  expect(teller.snapshot()).toBe(before)
})

test('ignores a trailing slash and a query', async () => {
  const teller = await Teller.at('established')
  for (const path of ['/api/user/', '/api/user?a=1', '/api/user/?a=/api/cards'])
    expect(await teller.ask('GET', path)).toMatchObject({ status: 200 })
})

test('decodes path parameters', async () => {
  const teller = await Teller.at('established')
  const card = teller.bank.db.cards.all().find(({ status }) => status === 'active')?.id ?? ''
  const encoded = card.replaceAll('-', '%2D')
  expect((await teller.ask('PATCH', `/api/cards/${encoded}`, { status: 'frozen' })).status).toBe(200)
  expect(teller.bank.db.cards.get(card)?.status).toBe('frozen')
})

/** Signs in a second customer, Otto, at Sarah's bank. */
async function stranger(): Promise<Teller> {
  const teller = await Teller.at('established')
  const otto = { email: 'otto@tamar.example', passwordHash: 'a-secret', name: 'Otto Penhale' }
  await teller.ask('POST', '/api/register', otto)
  await teller.ask('GET', `/api${teller.bank.db.mails.all().find(({ to }) => to === otto.email)?.link ?? ''}`)
  await startSession(teller.bank, otto.email)
  return teller
}

describe('another customer', () => {
  test.for(['/api/accounts', '/api/payments', '/api/cards', '/api/kyc/list', '/api/organizations', '/api/fx/trades'])(
    'finds nothing of ours in %s',
    async (path) => {
      expect(await (await stranger()).list(path)).toEqual([])
    },
  )

  test.for((Object.keys(contract) as CallName[]).filter((name) => contract[name].path.includes(':')))(
    'gets 404 for a record of ours from %s, which changes nothing',
    async (name) => {
      const teller = await Teller.at('established')
      const id = (await recordFor(name, teller.ask)) ?? ''
      await teller.handOver()
      const { method, path } = contract[name]
      const bodies: Partial<Record<CallName, unknown>> = samples
      const before = teller.snapshot()
      const address = fillPath(path, { id })
      const { status, text } = await teller.ask(method, address, bodies[name])
      expect({ status, text }).toEqual({ status: 404, text: expect.stringMatching(/^\w+ not found$/) as unknown })
      expect(teller.snapshot()).toBe(before)
    },
  )

  test('sees only their own audit log', async () => {
    const teller = await stranger()
    const entries = await teller.list<{ action: string }>('/api/audit-logs')
    expect(entries.map(({ action }) => action)).toEqual(['user.signed-in', 'user.verified', 'user.registered'])
  })
})
