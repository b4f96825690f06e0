import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startBankServer, type BankServer } from '../../mocks/bank/server/bank-server.ts'

// What Bruno and Postman do with docs/openapi.json: they send the examples, one call after another.

interface Operation {
  tags: [string]
  parameters: { in: string; name: string; example: string }[]
  requestBody?: { content: { 'application/json': { example: unknown } } }
  responses: Record<string, unknown>
}
interface Call extends Operation {
  method: string
  path: string
}
interface Document {
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
}

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Document
const asWritten: Call[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
)
/** Bruno has a folder for each tag, and runs the folders by name. */
const byTag = asWritten.toSorted((a, b) => a.tags[0].localeCompare(b.tags[0]))

let bank: BankServer
beforeEach(async () => {
  bank = await startBankServer({ scenario: 'established' })
})
afterEach(() => bank.close())

function addressOf({ path, parameters }: Call): string {
  const url = new URL(bank.url + path)
  for (const { in: where, name, example } of parameters) {
    if (where === 'path') url.pathname = decodeURI(url.pathname).replace(`{${name}}`, example)
    if (where === 'query') url.searchParams.set(name, example)
  }
  return url.href
}

/** Sends the calls, with the cookies that were set; returns those that were not answered as the document says. */
async function send(calls: readonly Call[]): Promise<string[]> {
  let cookie = ''
  const refused: string[] = []
  for (const call of calls) {
    const { method, path, parameters, requestBody, responses } = call
    const response = await fetch(addressOf(call), {
      method,
      headers: {
        cookie,
        ...Object.fromEntries(parameters.flatMap((one) => (one.in === 'header' ? [[one.name, one.example]] : []))),
        ...(requestBody && { 'Content-Type': 'application/json' }),
      },
      ...(requestBody && { body: JSON.stringify(requestBody.content['application/json'].example) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    if (!response.ok || !(response.status in responses)) refused.push(`${method} ${path}: ${response.status} ${text}`)
  }
  return refused
}

/** Other calls are about a record that has to be made first, which a collection cannot do. */
function isAboutSeeded({ parameters }: Call): boolean {
  const id = parameters.find((one) => one.in === 'path')?.example
  const { accounts, cards, organizations } = bank.bank.db
  return id === undefined || [accounts, cards, organizations].some((table) => table.get(id))
}

describe.for([
  ['as they are written', asWritten],
  ['by the names of their tags', byTag],
] as const)('the calls of docs/openapi.json, sent %s with their examples', ([, calls]) => {
  test.for(['1s', '3d'])('are all taken by a bank that began %s ago', async (age) => {
    await fetch(`${bank.url}/__bank/advance`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ by: age }),
    })
    const seeded = calls.filter(isAboutSeeded)
    expect(seeded.length).toBeGreaterThanOrEqual(23)
    expect(await send(seeded)).toEqual([])
  })
})

test('the first server is the bank on its port', () => {
  expect(document.servers[0]?.url).toBe('http://localhost:4600')
})
