import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw/utils/get-response'
import { createBank } from '../create-bank.ts'
import { isApiPath } from '../http/api-path.ts'
import { requestsOf } from '../http/request-log.ts'
import { routes } from '../http/routes.ts'
import { SESSION_COOKIE } from '../http/session/session-cookie.ts'
import { createMemoryStorage } from '../store/storage/safe-storage.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'
import { catalogue, isScenario } from '../scenarios/catalogue.ts'
import { handlers } from '../handlers.ts'
import { COMMANDS, createCommands } from './commands.ts'
import { readBodyText, send } from './http-text.ts'
import { createNews, NEWS_PATH } from './news.ts'
import { admit } from './visitors.ts'

interface BankServerOptions {
  /** A free port if left out. */
  port?: number
  scenario?: string
  /** Other origins whose pages may call the bank, and by whose host it may be called. This machine always may. */
  origins?: readonly string[]
  /** Answers what is neither a call nor a command, e.g. with the files of the product. */
  otherwise?: (request: IncomingMessage, response: ServerResponse) => void
}

export type BankServer = Awaited<ReturnType<typeof startBankServer>>

/** The cookies of one request, and the token that its answer sets: a new session, or null at its end. */
interface Visit {
  tokens: readonly string[]
  started?: string | null
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
const isJson = (type = ''): boolean => /^application\/json\s*(;|$)/i.test(type)

/** The mock bank on a port: the same handlers over HTTP, with one session per cookie and the state in memory. */
export async function startBankServer({ port = 0, scenario, origins = [], otherwise }: BankServerOptions = {}) {
  if (scenario !== undefined && !isScenario(scenario))
    throw new Error(`There is no scenario "${scenario}". There are: ${Object.keys(catalogue).join(', ')}`)
  const visits = new AsyncLocalStorage<Visit>()
  const server = createServer()
  await new Promise<void>((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', ready)
  })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const news = createNews(() => bank.catchUp())
  const bank = createBank({
    basePath: '/',
    origin: url,
    rooms: createMemoryRooms(),
    storage: createMemoryStorage(),
    carrier: {
      read: (isSession) => visits.getStore()?.tokens.find(isSession),
      write(token) {
        const visit = visits.getStore()
        if (visit) visit.started = token
      },
    },
    announce: news.tell,
  })
  await bank.open(scenario === undefined ? undefined : { scenario }).catch((error: unknown) => {
    server.close()
    throw error
  })
  const table = routes(bank, handlers)
  const obey = createCommands(bank)
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, 500, error instanceof Error ? error.message : String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = request
    if (!admit(request, response, origins)) return
    if (!METHODS.includes(method)) send(response, 405, 'This method is not allowed here')
    // Not parsed by itself: `//elsewhere` would be the address of another host.
    else if (!path.startsWith('/') || !URL.canParse(url + path)) send(response, 400, 'This is no address of the bank')
    else if (method === 'OPTIONS') send(response, 204)
    else await answerAt(new URL(url + path), request, response)
  }

  async function answerAt(address: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = address
    const isCommand = pathname.startsWith(COMMANDS)
    if (pathname === NEWS_PATH && request.method === 'GET') return news.follow(response)
    if (otherwise && !isCommand && !isApiPath(pathname)) return otherwise(request, response)
    const body = await readBodyText(request)
    if (body !== '' && !isJson(request.headers['content-type']))
      send(response, 415, 'Send the body with the Content-Type application/json')
    else if (isCommand) await obey(`${request.method} ${pathname.slice(COMMANDS.length)}`, body, response)
    else await answerCall(address, body, request, response)
  }

  async function answerCall(
    address: URL,
    body: string,
    { method = 'GET', headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const visit: Visit = { tokens: tokensIn(headers.cookie ?? '') }
    const asked = new Request(address, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body !== '' && method !== 'GET' && method !== 'HEAD' && { body }),
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
      response.writeHead(answered.status, answered.statusText, Object.fromEntries(answered.headers))
      response.end(Buffer.from(await answered.arrayBuffer()))
    }
  }

  return {
    /** The origin, without a slash at the end. */
    url,
    bank,
    requests: requestsOf(bank),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const tokensIn = (cookies: string): string[] =>
  cookies
    .split(/; */)
    .filter((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    .map((pair) => pair.slice(SESSION_COOKIE.length + 1))
