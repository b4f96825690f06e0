// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBankServer, type BankServer } from '../../mocks/bank/server/bank-server.ts'

interface Operation {
  operationId: string
  requestBody?: { content: { 'application/json': { example: unknown } } }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

let bank: BankServer
beforeAll(async () => {
  bank = await startBankServer({ scenario: 'established' })
})
afterAll(() => bank.close())

test("a stranger's client, made from docs/openapi.json alone, signs in, pays and sees the payment settle", async () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  let cookie = ''
  const send = async (name: string) => {
    const call = calls.find(({ operationId }) => operationId === name)
    if (!call) throw new Error(`The document has no operation ${name}`)
    const { example } = call.requestBody?.content['application/json'] ?? {}
    return fetch(bank.url + call.path, {
      method: call.method,
      headers: { cookie, ...(call.requestBody && { 'content-type': 'application/json' }) },
      ...(call.requestBody && { body: JSON.stringify(example) }),
    })
  }

  const login = await send('login')
  cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await (await send('getUser')).json()).toMatchObject({ email: 'sarah@halden.example' })

  const payment = await send('createPayment')
  expect(payment.status).toBe(201)
  const { id, status } = (await payment.json()) as { id: string; status: string }
  expect(status).toBe('queued')
  const advanced = await fetch(`${bank.url}/__bank/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ by: '15m' }),
  })
  expect(advanced.ok).toBe(true)
  const payments = (await (await send('listPayments')).json()) as { id: string; status: string }[]
  expect(payments.find((one) => one.id === id)?.status).toBe('settled')
})
