import { getResponse } from 'msw/utils/get-response'
import { createBank } from '../create-bank.ts'
import type { Scenario } from '../store/scenario.ts'
import type { BankOptions } from '../store/bank-options.ts'
import type { Handler } from '../http/handle.ts'
import { routes } from '../http/routes.ts'
import type { SessionCarrier } from '../store/sessions.ts'
import { startSession } from '../http/session/sign-in.ts'
import { handlers as allHandlers } from '../handlers.ts'
import { createMemoryStorage } from '../store/storage/safe-storage.ts'
import { readJson } from '../store/storage/stored-bank.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'

/** Two users and nothing else, for tests that do not depend on a scenario. */
const twoPeople: Scenario = {
  person: 'ann@test.example',
  seed({ db, at, newId }) {
    for (const name of ['ann', 'bob']) {
      db.users.insert({
        id: name,
        name,
        email: `${name}@test.example`,
        emailVerified: true,
        passwordHash: newId(),
        createdAt: at,
      })
    }
  },
}

export const testScenarios = {
  scenarios: {
    'two-people': async () => twoPeople,
    other: async (): Promise<Scenario> => ({ ...twoPeople, person: null }),
  },
  defaultScenario: 'two-people',
} as const satisfies Partial<BankOptions>

/** A Friday morning; every test bank starts here. */
export const TEST_TIME = Date.UTC(2026, 10, 20, 9, 30)

export interface Reply {
  status: number
  /** The body's text, and its JSON value if it is JSON. */
  text: string
  json: unknown
  headers: Headers
}

export type TestBank = Awaited<ReturnType<typeof createTestBank>>

export interface TestBankOptions extends Partial<BankOptions> {
  handlers?: Readonly<Record<string, Handler>>
  scenario?: string
  /** Signs in the scenario's person, or the user with this e-mail. */
  signedIn?: boolean | string
}

/** Carries the token of one browser. */
export function memorySessionCarrier(): SessionCarrier {
  let token: string | undefined
  return {
    read: () => token,
    write: (next) => {
      token = next ?? undefined
    },
  }
}

const ORIGIN = 'http://bank.test'

/** A bank in memory whose clock stands still until `pass` is called. */
export async function createTestBank({ handlers = allHandlers, scenario, signedIn, ...options }: TestBankOptions = {}) {
  let wall = TEST_TIME
  /** What the bank announced to the page, in order. */
  const news: (readonly string[] | '*')[] = []
  /** Exceptions of handlers that were not refusals. */
  const mistakes: unknown[] = []
  const storage = options.storage ?? createMemoryStorage()
  const rooms = options.rooms ?? createMemoryRooms()
  const bank = createBank({
    basePath: '/',
    origin: ORIGIN,
    rooms,
    storage,
    carrier: memorySessionCarrier(),
    wall: () => wall,
    tabSeed: 7,
    announce: (paths) => void news.push(paths),
    onMistake: (error) => void mistakes.push(error),
    ...options,
  })
  await bank.open(scenario === undefined ? undefined : { scenario })
  if (signedIn) {
    const email = typeof signedIn === 'string' ? signedIn : bank.person
    if (email === null) throw new Error('Nobody has an account in this scenario')
    await startSession(bank, email)
  }
  const table = routes(bank, handlers)
  return {
    bank,
    /** Its MSW handlers, for `setupServer(...handlers)`. */
    handlers: table,
    rooms,
    storage,
    news,
    mistakes,
    /** Moves the wall clock on. */
    pass: (ms: number) => {
      wall += ms
    },
    /** Sends one request through MSW's own routing and the whole policy. */
    call: async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Reply> => {
      const written = typeof body === 'string' ? body : JSON.stringify(body)
      const request = new Request(`${ORIGIN}${path}`, {
        method,
        headers: { ...(written !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(written !== undefined && { body: written }),
      })
      const response = await getResponse(table, request)
      if (!response) throw new Error(`Nothing answered ${method} ${path}`)
      const text = response.type === 'error' ? '' : await response.text()
      return { status: response.status, text, json: readJson(text), headers: response.headers }
    },
  }
}
