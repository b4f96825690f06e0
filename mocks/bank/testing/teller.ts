import type { Bank } from '../store/bank.ts'
import type { BeginOptions } from '../store/scenario-options.ts'
import { startSession } from '../http/session/sign-in.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import type { ScenarioName } from '../scenarios/catalogue.ts'
import { createTestBank, type Reply, type TestBank, memorySessionCarrier } from './test-bank.ts'
import type { RoomStorages } from '../store/storage/room-storage.ts'
import { createMemoryRooms } from '../store/storage/memory-rooms.ts'

/** Wednesday, late morning, so that the current week of a scenario has past and future days. */
export const NOON = Date.UTC(2026, 10, 18, 11, 0)

/** Instants through a week, at half past, `apart` hours after one another. */
export const hoursOfWeek = (apart: number): number[] =>
  Array.from({ length: Math.floor(168 / apart) }, (_, step) => NOON + (step * apart + 0.5) * 60 * 60 * 1000)

let tabs = 0

/** A user of a test bank who can wait, reload the page and open a second tab. */
export class Teller {
  wall = NOON
  readonly #browser: { rooms: RoomStorages; carrier: ReturnType<typeof memorySessionCarrier> }
  #tab: TestBank | undefined

  private constructor(browser = { rooms: createMemoryRooms(), carrier: memorySessionCarrier() }) {
    this.#browser = browser
  }

  /** Starts a scenario and signs in its person. */
  static async at(scenario: ScenarioName, options?: BeginOptions): Promise<Teller> {
    const teller = await Teller.signedOutAt(scenario, options)
    if (teller.bank.person) await startSession(teller.bank, teller.bank.person)
    return teller
  }

  static async signedOutAt(scenario: ScenarioName, options?: BeginOptions): Promise<Teller> {
    const teller = new Teller()
    await teller.#open(scenario)
    if (options) await teller.bank.begin(scenario, options)
    return teller
  }

  /** Signs in another user, who has no data yet. */
  async handOver(): Promise<void> {
    const stranger = { name: 'Rosa Teague', email: 'rosa@teague.example' }
    await this.bank.change((tx) => seedPerson(tx, stranger))
    await startSession(this.bank, stranger.email)
  }

  /** Reloads the page: only stored data remains. */
  reload = (): Promise<void> => this.#open('fresh')

  /** Opens a second tab of the same browser. */
  async secondTab(): Promise<Teller> {
    const other = new Teller(this.#browser)
    other.wall = this.wall
    await other.reload()
    return other
  }

  get bank(): Bank {
    return this.#opened.bank
  }

  /** `body` is sent as JSON; a text is sent as it is. */
  ask = async (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> => {
    const { call, mistakes } = this.#opened
    const reply = await call(method, path, body, headers)
    if (mistakes.length > 0) throw mistakes[0] as Error
    return reply
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

  /** Every row of the bank but those of its history, as text. */
  snapshot(): string {
    const tables = Object.entries(this.bank.db).filter(([name]) => name !== 'steps')
    return JSON.stringify(tables.map(([name, table]) => [name, table.all()]))
  }

  get #opened(): TestBank {
    if (!this.#tab) throw new Error('The bank is not open yet')
    return this.#tab
  }

  async #open(defaultScenario: ScenarioName): Promise<void> {
    tabs += 1
    this.#tab = await createTestBank({ ...this.#browser, defaultScenario, tabSeed: -tabs, wall: () => this.wall })
  }
}
