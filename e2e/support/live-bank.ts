import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ValidationError } from 'yup'
import type { Account } from '../../src/contract/accounts.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import type { Card } from '../../src/contract/cards.ts'
import type { AnyEndpoint } from '../../src/contract/endpoint.ts'

const LIVE = fileURLToPath(new URL('../../dist-live', import.meta.url))
const COOKIE = 'live_session'
const USER = {
  id: randomUUID(),
  name: 'Ada Live',
  email: 'ada@live.example',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
}
const PASSWORD = 'a-real-password'

class Refused extends Error {
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

interface CallInput {
  body: Record<string, unknown>
  params: Record<string, string>
  session: { start: () => void; end: () => void }
}

export interface LiveBank {
  url: string
  /** Every call to `/api` that reached the server. */
  calls: string[]
  close: () => Promise<void>
}

/** A minimal bank over HTTP with the routes of the contract; calls that the tests do not need return 501. */
export async function startLiveBank(): Promise<LiveBank> {
  const sessions = new Set<string>()
  const calls: string[] = []
  const accounts: Account[] = [
    {
      id: randomUUID(),
      label: 'Live account',
      currency: 'GBP',
      type: 'dedicated',
      iban: 'GB29NWBK60161331926819',
      bic: 'NWBKGB2L',
      current: 1200.5,
      reserved: 0,
      available: 1200.5,
    },
  ]
  const cards: Card[] = [
    {
      id: randomUUID(),
      brand: 'Visa',
      cardholder: 'Ada Live',
      cardType: 'virtual',
      currency: 'GBP',
      status: 'active',
      last4: '0042',
      createdAt: '2026-02-01T10:00:00.000Z',
    },
  ]
  const answers: Partial<Record<CallName, (input: CallInput) => unknown>> = {
    getUser: () => USER,
    login: ({ body, session }) => {
      if (body['username'] !== USER.email || body['password'] !== PASSWORD)
        throw new Refused(401, 'Invalid email or password')
      session.start()
      return USER
    },
    logout: ({ session }) => session.end(),
    listAccounts: () => accounts,
    createAccount: ({ body }) => {
      const account = { ...body, id: randomUUID(), current: 0, reserved: 0, available: 0 } as unknown as Account
      accounts.push(account)
      return account
    },
    listPayments: () => [],
    createPayment: () => {
      throw new Refused(422, 'Insufficient funds. Available £1,200.50')
    },
    listCards: () => cards,
    listFxRates: () => ({
      'GBP/USD': 1.27,
      'GBP/EUR': 1.15,
      'EUR/USD': 1.1,
      'USD/JPY': 150,
      'GBP/JPY': 190,
      'EUR/CHF': 0.95,
    }),
    listOrganizations: () => [],
    listAuditLogs: () => [],
  }
  const open = new Set<CallName>(['login', 'logout', 'register', 'verifyEmail', 'resendVerification'])

  const answer = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    calls.push(`${request.method} ${path}`)
    const token = /(?:^|; )live_session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
    const found = (Object.entries(contract) as [CallName, AnyEndpoint][]).find(
      ([, endpoint]) => endpoint.method === request.method && paramsOf(endpoint.path, path),
    )
    if (!found) throw new Refused(404, 'There is no such address')
    const [name, endpoint] = found
    if (!open.has(name) && !(token && sessions.has(token))) throw new Refused(401, 'Unauthorized')
    const body = endpoint.bodySchema
      ? ((await endpoint.bodySchema.validate(JSON.parse(await textOf(request)), { strict: true })) as Record<
          string,
          unknown
        >)
      : {}
    const work = answers[name]
    if (!work) throw new Refused(501, `${name} is not part of this bank`)
    const session = {
      start() {
        const id = randomUUID()
        sessions.add(id)
        response.setHeader('set-cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`)
      },
      end() {
        if (token) sessions.delete(token)
        response.setHeader('set-cookie', `${COOKIE}=; Path=/; Max-Age=0`)
      },
    }
    const reply = work({ body, params: paramsOf(endpoint.path, path) ?? {}, session })
    response.writeHead(endpoint.status, { 'content-type': 'application/json' })
    response.end(reply === undefined ? undefined : JSON.stringify(reply))
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (!pathname.startsWith('/api/')) {
      void sendFile(response, pathname)
      return
    }
    answer(request, response, pathname).catch((error: unknown) => {
      const status = error instanceof Refused ? error.status : error instanceof ValidationError ? 400 : 500
      response.writeHead(status, { 'content-type': 'text/plain' })
      response.end(error instanceof Error ? error.message : 'Unknown problem')
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const actual = path.split('/')
  if (wanted.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = actual[index] ?? ''
    else if (part !== actual[index]) return undefined
  }
  return params
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** A file of the build, or the page for any other path. */
async function sendFile(response: ServerResponse, pathname: string): Promise<void> {
  const name = extname(pathname) ? pathname : '/index.html'
  try {
    const bytes = await readFile(join(LIVE, name))
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
    response.end(bytes)
  } catch {
    response.writeHead(404)
    response.end()
  }
}
