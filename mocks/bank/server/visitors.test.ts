import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startBankServer, type BankServer } from './bank-server.ts'

let server: BankServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Sends a request with these headers, which `fetch` would not set. */
const ask = ({ url }: BankServer, method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { port } = new URL(url)
    request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })

/** Sends a request as it is written, and answers its first line. */
const firstLine = ({ url }: BankServer, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let read = ''
    socket.on('data', (chunk) => {
      read += chunk.toString()
      if (!read.includes('\r\n')) return
      socket.destroy()
      resolve(read.slice(0, read.indexOf('\r\n')))
    })
    socket.on('error', reject)
  })

const SENTENCE = /^This bank answers this machine only\./

test.each([
  'https://elsewhere.example',
  'http://localhost.elsewhere.example',
  'null',
  'file://',
  'http://10.0.0.5:3000',
])('refuses a page of %s, which resets nothing and reads nothing', async (Origin) => {
  server = await startBankServer()
  const { epoch } = server.bank.record
  for (const [method, path] of [
    ['POST', '/__bank/reset'],
    ['GET', '/__bank/inbox'],
    ['GET', '/events'],
    ['OPTIONS', '/api/login'],
    ['POST', '/api/logout'],
  ] as const) {
    const { status, text, headers } = await ask(server, method, path, { Origin })
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined])
    expect(text).toMatch(SENTENCE)
  }
  expect(server.bank.record.epoch).toBe(epoch)
})

test.each(['elsewhere.example', 'elsewhere.example:4600', '127.0.0.1.elsewhere.example', '['])(
  'refuses to be called %j, which another website may have named it',
  async (Host) => {
    server = await startBankServer()
    expect(await ask(server, 'GET', '/__bank/inbox', { Host })).toMatchObject({ status: 403 })
  },
)

test.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'https://localhost', 'http://[::1]:5173'])(
  'a page of %s may call with cookies and any header',
  async (Origin) => {
    server = await startBankServer()
    const asked = { Origin, 'Access-Control-Request-Headers': 'x-trace, idempotency-key' }
    const { status, headers } = await ask(server, 'OPTIONS', '/api/payments', asked)
    expect([status, headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': Origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'x-trace, idempotency-key',
      },
    ])
  },
)

test('a named origin may call, and call the bank by its host', async () => {
  server = await startBankServer({ origins: ['https://demo.example', 'http://10.0.2.2:4600'] })
  const origin = await ask(server, 'GET', '/api/user', { Origin: 'https://demo.example' })
  expect([origin.status, origin.headers['access-control-allow-origin']]).toEqual([401, 'https://demo.example'])
  expect(await ask(server, 'GET', '/api/user', { Host: '10.0.2.2:4600' })).toMatchObject({ status: 401 })
  expect(await ask(server, 'GET', '/api/user', { Host: '10.0.2.3:4600' })).toMatchObject({ status: 403 })
  expect(await ask(server, 'GET', '/api/user', { Origin: 'https://other.example' })).toMatchObject({ status: 403 })
})

test.each([
  ['TRACE / HTTP/1.1', 405],
  ['TRACE /api/user HTTP/1.1', 405],
  ['GET // HTTP/1.1', 404],
  ['GET //elsewhere.example/api/user HTTP/1.1', 404],
  ['GET http://[ HTTP/1.1', 400],
  ['GET http://elsewhere.example/api/user HTTP/1.1', 400],
  ['GET /api/cards/%E0%A4%A HTTP/1.1', 404],
  ['GET /api/user?%E0%A4%A HTTP/1.1', 401],
])('answers %s with %d', async (line, status) => {
  server = await startBankServer()
  expect(await firstLine(server, `${line}\r\nHost: localhost\r\n\r\n`)).toContain(` ${status} `)
})
