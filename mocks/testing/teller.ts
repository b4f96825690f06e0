import { getResponse } from 'msw'
import { createBank } from '../bank.ts'
import type { Bank, BeginOptions } from '../core/bank.ts'
import { routes } from '../core/routes.ts'
import { memorySessionCarrier, type SessionCarrier } from '../core/session.ts'
import { startSession } from '../core/sign-in.ts'
import { createMemoryStorage } from '../core/storage.ts'
import { handlers } from '../handlers.ts'
import type { ScenarioName } from '../scenarios/scenarios.ts'

export interface Answered {
  status: number
  text: string
  /** The answer read as JSON; undefined when it is none. */
  json: unknown
  headers: Headers
}

/** Wednesday, late morning: stories told by weekday have a past and a future this week. */
export const NOON = Date.UTC(2026, 10, 18, 11, 0)

const ORIGIN = 'http://localhost'

/** A bank in one tab, its wall clock in our hands, asked through the very handlers that MSW runs. */
export class Teller {
  wall = NOON
  bank: Bank
  readonly #storage: Storage
  readonly #carrier: SessionCarrier
  #handlers

  constructor(storage = createMemoryStorage(), carrier = memorySessionCarrier()) {
    this.#storage = storage
    this.#carrier = carrier
    this.bank = this.#newBank()
    this.#handlers = routes(this.bank, handlers)
  }

  /** Begins a scenario and signs its person in. */
  static async at(scenario: ScenarioName, options: BeginOptions = {}): Promise<Teller> {
    const teller = new Teller()
    await teller.bank.begin(scenario, options)
    if (teller.bank.person) await startSession(teller.bank, teller.bank.person)
    return teller
  }

  /** The page is loaded again: only what was stored is left. */
  async reload(): Promise<void> {
    this.bank = this.#newBank()
    this.#handlers = routes(this.bank, handlers)
    await this.bank.open()
  }

  /** A second tab of the same browser. */
  async secondTab(): Promise<Teller> {
    const other = new Teller(this.#storage, this.#carrier)
    other.wall = this.wall
    await other.bank.open()
    return other
  }

  /** `body` is sent as JSON; a text is sent as it is. */
  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    const request = new Request(`${ORIGIN}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await getResponse(this.#handlers, request)
    if (!response) throw new Error(`Nobody answers ${method} ${path}`)
    const text = await response.text()
    return { status: response.status, text, json: parsed(text), headers: response.headers }
  }

  async list<T>(path: string): Promise<T[]> {
    const { status, json } = await this.ask('GET', path)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return json as T[]
  }

  async wait(ms: number): Promise<void> {
    this.wall += ms
    await this.bank.catchUp()
  }

  /** Every row of the bank, as text. */
  snapshot(): string {
    return JSON.stringify(Object.entries(this.bank.db).map(([name, table]) => [name, table.all()]))
  }

  #newBank(): Bank {
    return createBank({
      basePath: '/',
      origin: ORIGIN,
      storage: this.#storage,
      carrier: this.#carrier,
      announce: () => {},
      wall: () => this.wall,
    })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
