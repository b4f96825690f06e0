// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { startBankServer, type BankServer } from './bank-server.ts'

let server: BankServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const post = (url: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const signIn = async (url: string) => {
  const reply = await post(`${url}/api/login`, { username: 'sarah@halden.example', password: 'corridor-demo' })
  expect(reply.status).toBe(200)
  return { Cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

test('a client signs in, pays and sees it settle, with a session of its own', async () => {
  server = await startBankServer()
  const { url } = server
  const session = await signIn(url)
  const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }
  const order = {
    rail: 'FASTER_PAYMENTS',
    amount: '12.50',
    currency: 'GBP',
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    beneficiary,
  }
  const created = (await (await post(`${url}/api/payments`, order, session)).json()) as { id: string; status: string }
  expect(created.status).toBe('queued')
  expect((await post(`${url}/__bank/advance`, { by: '15m' })).status).toBe(204)
  const [first] = (await (await fetch(`${url}/api/payments`, { headers: session })).json()) as (typeof created)[]
  expect(first).toMatchObject({ id: created.id, status: 'settled' })
  expect((await fetch(`${url}/api/payments`)).status).toBe(401)
})

test('the commands reset the bank, set faults and read the inbox', async () => {
  server = await startBankServer()
  const { url } = server
  expect((await post(`${url}/__bank/fault`, { path: '/api/user', status: 503, once: true })).status).toBe(204)
  expect((await fetch(`${url}/api/user`)).status).toBe(503)
  expect((await fetch(`${url}/api/user`)).status).toBe(401)
  const refused = await post(`${url}/__bank/fault`, { colour: 'red' })
  expect([refused.status, await refused.text()]).toEqual([400, 'A fault has no field colour'])
  await post(`${url}/api/register`, { email: 'rosa@tamar.example', passwordHash: 'a-secret', name: 'Rosa' })
  expect(await (await fetch(`${url}/__bank/inbox`)).json()).toMatchObject([{ to: 'rosa@tamar.example' }])
  expect((await post(`${url}/__bank/reset`, { scenario: 'fresh' })).status).toBe(204)
  expect(await (await fetch(`${url}/__bank/inbox`)).json()).toEqual([])
  expect((await post(`${url}/__bank/nothing`)).status).toBe(404)
})

test('scripts cannot read the session cookie, and signing out removes it', async () => {
  server = await startBankServer()
  const { url } = server
  const session = await signIn(url)
  const signedIn = await post(`${url}/api/login`, { username: 'sarah@halden.example', password: 'corridor-demo' })
  expect(signedIn.headers.get('set-cookie')).toContain('; HttpOnly')
  expect((await post(`${url}/api/logout`, undefined, session)).headers.get('set-cookie')).toContain('; Max-Age=0')
})

test('answers 404 for an address outside the API', async () => {
  server = await startBankServer()
  expect((await fetch(`${server.url}/accounts`)).status).toBe(404)
})

test('only pages of this machine may call it from scripts', async () => {
  server = await startBankServer()
  const allowed = async (Origin: string) =>
    (await fetch(`${server?.url}/api/user`, { method: 'OPTIONS', headers: { Origin } })).headers.get(
      'access-control-allow-origin',
    )
  expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000')
  expect(await allowed('https://elsewhere.example')).toBeNull()
})

test('refuses a body that is too large', async () => {
  server = await startBankServer()
  const session = await signIn(server.url)
  const reply = await post(`${server.url}/api/cards`, { padding: 'x'.repeat(1_000_000) }, session)
  expect([reply.status, await reply.text()]).toEqual([400, 'The request is too large'])
})
