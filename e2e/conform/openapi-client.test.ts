// @vitest-environment node
import { readFileSync } from 'node:fs'
import { OpenAPIClientAxios, type AxiosResponse, type Document, type Operation } from 'openapi-client-axios'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBankServer, type BankServer } from '../../mocks/bank/server/bank-server.ts'

let bank: BankServer
beforeAll(async () => {
  bank = await startBankServer({ scenario: 'established' })
})
afterAll(() => bank.close())

/** The body that the document gives as an example. */
function exampleOf({ requestBody }: Operation): unknown {
  if (!requestBody || '$ref' in requestBody) return undefined
  return requestBody.content['application/json']?.example as unknown
}

test("a stranger's client, made from docs/openapi.json alone, signs in, pays and sees the payment settle", async () => {
  const definition = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
  const api = new OpenAPIClientAxios({ definition, withServer: { url: bank.url } })
  const client = await api.init()
  const session: Record<string, string> = {}
  const send = async (name: string) => {
    const operation = api.getOperation(name)
    const method = client[name]
    if (!operation || !method) throw new Error(`The document has no operation ${name}`)
    const reply: AxiosResponse<unknown> = await method(undefined, exampleOf(operation), { headers: session })
    return reply
  }

  const login = await send('login')
  const [cookie = ''] = login.headers['set-cookie'] ?? []
  session['Cookie'] = cookie.split(';')[0] ?? ''
  expect((await send('getUser')).data).toMatchObject({ email: 'sarah@halden.example' })

  const { status, data } = await send('createPayment')
  const { id } = data as { id: string }
  expect({ status, data }).toMatchObject({ status: 201, data: { status: 'queued' } })
  await fetch(`${bank.url}/__bank/advance`, { method: 'POST', body: JSON.stringify({ by: '15m' }) })
  const payments = (await send('listPayments')).data as { id: string; status: string }[]
  expect(payments.find((payment) => payment.id === id)?.status).toBe('settled')
})
