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
  // The text that the bank in the page sends; Node has an older one.
  await post(`${url}/__bank/fault`, { path: '/api/user', status: 422, body: '' })
  expect((await fetch(`${url}/api/user`)).statusText).toBe('Unprocessable Content')
  const refused = await post(`${url}/__bank/fault`, { colour: 'red' })
  expect([refused.status, await refused.text()]).toEqual([400, 'A fault has no field colour'])
  const unclear = await post(`${url}/__bank/advance`, { duration: '2d' })
  expect([unclear.status, await unclear.text()]).toEqual([400, 'Say by how much, for example {"by":"2d"}'])
  await post(`${url}/api/register`, { email: 'rosa@tamar.example', passwordHash: 'a-secret', name: 'Rosa' })
  const [newest] = (await (await fetch(`${url}/__bank/inbox`)).json()) as unknown[]
  expect(newest).toMatchObject({ to: 'rosa@tamar.example' })
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

test('a JSON body needs its Content-Type, also with a command', async () => {
  server = await startBankServer()
  const headers = { 'Content-Type': 'text/plain' }
  for (const path of ['/api/login', '/__bank/reset']) {
    const reply = await fetch(server.url + path, { method: 'POST', body: '{"scenario":"fresh"}', headers })
    expect([reply.status, await reply.text()]).toEqual([415, 'Send the body with the Content-Type application/json'])
  }
  expect(server.bank.record.scenario).toBe('established')
})

test.each(['__proto__', 'toString', 'nowhere'])('names the scenarios when it is asked for %s', async (scenario) => {
  await expect(startBankServer({ scenario })).rejects.toThrow(/^There is no scenario ".*"\. There are: established, /)
  server = await startBankServer()
  const reply = await post(`${server.url}/__bank/reset`, { scenario })
  expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('There is no scenario')])
})

test.each(['7', '[]', 'null', '{'])('refuses %s as the body of a command', async (body) => {
  server = await startBankServer()
  const headers = { 'Content-Type': 'application/json' }
  const reply = await fetch(`${server.url}/__bank/fault`, { method: 'POST', body, headers })
  expect([reply.status, await reply.text()]).toEqual([400, 'A command takes a JSON object'])
})

test('a stream of events names what the bank has changed by itself', async () => {
  server = await startBankServer()
  const stream = await fetch(`${server.url}/events`)
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  let heard = ''
  const hear = async (text: string) => {
    while (!heard.includes(text)) heard += new TextDecoder().decode((await reader.read()).value)
  }
  await post(`${server.url}/api/register`, { email: 'rosa@tamar.example', passwordHash: 'a-secret', name: 'Rosa' })
  await post(`${server.url}/__bank/advance`, { by: '1h' })
  await hear('data: "*"\n\n')
  // Without a call: the bank looks by itself while somebody listens.
  const [latest] = server.bank.db.payments.all().filter(({ status }) => status === 'processing')
  await server.bank.transact((tx) => tx.schedule('payment.settle', latest?.id ?? '', 1))
  await hear('"/api/payments"')
  await reader.cancel()
})

test('answers 404 for an address outside the API', async () => {
  server = await startBankServer()
  expect((await fetch(`${server.url}/accounts`)).status).toBe(404)
})

test('refuses a body that is too large', async () => {
  server = await startBankServer()
  const session = await signIn(server.url)
  const reply = await post(`${server.url}/api/cards`, { padding: 'x'.repeat(1_000_000) }, session)
  expect([reply.status, await reply.text()]).toEqual([400, 'The request is too large'])
})
