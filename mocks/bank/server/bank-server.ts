import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { createBank } from '../create-bank.ts'
import { createControls } from '../controls.ts'
import type { Bank } from '../store/bank.ts'
import { MAX_BODY_BYTES } from '../http/read-body.ts'
import { routes } from '../http/routes.ts'
import { SESSION_COOKIE } from '../http/session/session-cookie.ts'
import { createMemoryStorage } from '../store/storage/safe-storage.ts'
import { handlers } from '../handlers.ts'

export interface BankServerOptions {
  /** A free port if left out. */
  port?: number
  scenario?: string
  /** Answers what is neither a call nor a command, e.g. with the files of the product. */
  otherwise?: (request: IncomingMessage, response: ServerResponse) => void
}

export interface BankServer {
  /** The origin, without a slash at the end. */
  url: string
  bank: Bank
  close: () => Promise<void>
}

/** The cookies of one request, and the token that its answer sets: a new session, or null at its end. */
interface Visit {
  tokens: readonly string[]
  started?: string | null
}

/** Scripts of these pages may call the bank. */
const LOCAL_PAGE = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const COMMANDS = '/__bank/'

/** The mock bank on a port: the same handlers over HTTP, with one session per cookie and the state in memory. */
export async function startBankServer({ port = 0, scenario, otherwise }: BankServerOptions = {}): Promise<BankServer> {
  const visits = new AsyncLocalStorage<Visit>()
  const server = createServer()
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const bank = createBank({
    basePath: '/',
    origin: url,
    storage: createMemoryStorage(),
    carrier: {
      read: (isSession) => visits.getStore()?.tokens.find(isSession),
      write(token) {
        const visit = visits.getStore()
        if (visit) visit.started = token
      },
    },
    // Nobody listens: clients read again when they want to.
    announce: () => undefined,
  })
  await bank.open(scenario === undefined ? undefined : { scenario }).catch((error: unknown) => {
    server.close()
    throw error
  })
  const table = routes(bank, handlers)
  const commands = commandsOf(bank)
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, error instanceof Error ? error.message : String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', url)
    allowLocalPages(request, response)
    if (request.method === 'OPTIONS') send(response, 204)
    else if (pathname.startsWith(COMMANDS)) await obey(pathname.slice(COMMANDS.length), request, response)
    else if (otherwise && !/^\/api(\/|$)/.test(pathname)) otherwise(request, response)
    else await answerCall(request, response)
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit: Visit = { tokens: tokensIn(request.headers.cookie ?? '') }
    const body = await textOf(request)
    const asked = new Request(new URL(request.url ?? '/', url), {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body !== '' && request.method !== 'GET' && request.method !== 'HEAD' && { body }),
    })
    const answered = await visits.run(visit, () => getResponse(table, asked))
    if (answered?.type === 'error') {
      response.destroy()
      return
    }
    if (visit.started !== undefined)
      response.setHeader(
        'Set-Cookie',
        `${SESSION_COOKIE}=${visit.started ?? ''}; Path=/; HttpOnly; SameSite=Lax${visit.started ? '' : '; Max-Age=0'}`,
      )
    if (!answered) send(response, 404, 'There is no such address')
    else {
      response.writeHead(answered.status, Object.fromEntries(answered.headers))
      response.end(Buffer.from(await answered.arrayBuffer()))
    }
  }

  async function obey(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const command = commands[`${request.method} ${name}`]
    if (!command) {
      send(response, 404, `There is no such command. There are: ${Object.keys(commands).join(', ')}`)
      return
    }
    try {
      const text = await textOf(request)
      const result = await command(text === '' ? undefined : (JSON.parse(text) as unknown))
      if (result === undefined) send(response, 204)
      else send(response, 200, JSON.stringify(result), 'application/json')
    } catch (error) {
      send(response, 400, error instanceof Error ? error.message : String(error))
    }
  }

  return {
    url,
    bank,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

type Command = (input: unknown) => Promise<unknown>

/** The controls that make sense over HTTP. */
function commandsOf(bank: Bank): Readonly<Record<string, Command>> {
  const controls = createControls(bank)
  return {
    'POST reset': async (input) => {
      const { scenario = bank.record.scenario, ...options } = (input ?? {}) as { scenario?: string }
      await controls.scenario(scenario, options)
    },
    'POST fault': (fault) => controls.fault(fault as object),
    'POST clear-faults': () => controls.clearFaults(),
    'POST advance': (input) => controls.advance((input as { by: string } | undefined)?.by as string),
    'GET inbox': () => controls.inbox(),
  }
}

const tokensIn = (cookies: string): string[] =>
  cookies
    .split(/; */)
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => pair.slice(SESSION_COOKIE.length + 1))

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    // One byte more than the bank reads, so that it refuses the request itself.
    if (size <= MAX_BODY_BYTES + 1) chunks.push(chunk as Buffer)
    else if (chunks.length > 0) chunks.splice(0, chunks.length, Buffer.alloc(MAX_BODY_BYTES + 1, ' '))
  }
  return Buffer.concat(chunks).toString()
}

function allowLocalPages({ headers: { origin } }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Vary', 'Origin')
  if (!origin || !LOCAL_PAGE.test(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH')
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key')
}

function send(response: ServerResponse, status: number, text = '', type = 'text/plain; charset=utf-8'): void {
  if (response.headersSent) response.end()
  else response.writeHead(status, text === '' ? {} : { 'Content-Type': type }).end(text)
}
