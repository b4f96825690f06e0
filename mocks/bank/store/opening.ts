import type { SessionRow } from './sessions.ts'
import type { BankOptions } from './bank-options.ts'
import type { BeginOptions, ScenarioWish } from './scenario-options.ts'
import { DEFAULT_SEED, type BankState } from './bank-state.ts'
import { readClock, realTime } from './clock/clock.ts'
import type { Random } from './random.ts'
import { isAsSeeded, isOutOfDate } from './scenario-reseed.ts'
import type { LoadedBank, Persistence } from './storage/persistence.ts'
import type { BankRecord, StoredBank, StoredRow } from './storage/stored-bank.ts'

interface Opened {
  readonly options: Pick<BankOptions, 'defaultScenario'>
  /** One sentence when the rows in memory are inconsistent. */
  problem: () => string | undefined
  readonly random: Random
  wall: () => number
  token: () => string | undefined
}

/** What `begin` needs to start the same scenario again. */
const beginningOf = ({ seed, payments, prospect }: BankRecord): BeginOptions => ({ seed, payments, prospect })

/** Opens what is stored, or starts a scenario, in memory and in storage. */
export class Opening {
  readonly #bank: Opened
  readonly #state: BankState
  readonly #persistence: Persistence

  constructor(bank: Opened, state: BankState, persistence: Persistence) {
    this.#bank = bank
    this.#state = state
    this.#persistence = persistence
  }

  /** Returns whether a scenario was started. */
  async open(wanted: ScenarioWish | undefined, reuses: boolean): Promise<boolean> {
    const { record } = this.#state
    const { defaultScenario } = this.#bank.options
    const stored = await this.#persistence.load()
    // A link that names no scenario keeps the prospect of the stored one.
    const isSameScenario = wanted && wanted.scenario === undefined && wanted.prospect === undefined
    const anew = isSameScenario ? { ...wanted, prospect: stored?.record.prospect } : wanted
    const wall = this.#bank.wall()
    if (anew && !(stored && reuses && isAsSeeded(stored, anew, wall)))
      await this.begin(anew.scenario ?? stored?.record.scenario ?? defaultScenario, anew)
    // After the stored state was cleared, the record in memory still holds the scenario that this tab shows.
    else if (!stored) await this.begin(record.scenario || defaultScenario, beginningOf(record))
    else if (!anew && isOutOfDate(stored, wall)) await this.#renew(stored)
    else return !(await this.#restore(stored))
    return true
  }

  /** Opens what is stored. A damaged state is set aside, its scenario begun anew, and `false` returned. */
  async #restore(stored: LoadedBank): Promise<boolean> {
    const scenario = await this.#state.load(stored.record)
    this.#state.restoringOnError(() => this.#state.restore(stored, scenario))
    if (this.#bank.problem() === undefined) {
      stored.adopt()
      return true
    }
    await this.#persistence.setAside('corrupt')
    await this.#renew(stored)
    return false
  }

  /** Reseeds the scenario and keeps its sessions: its users have the same ids each time it is seeded. */
  async #renew({ record, rows }: StoredBank): Promise<void> {
    const sessions = rows.flatMap(({ table, row }) => (table === 'sessions' && row ? [row as SessionRow] : []))
    await this.begin(record.scenario, beginningOf(record), sessions)
  }

  async begin(
    scenario: string,
    { seed = DEFAULT_SEED, now, payments = null, prospect = null, staySignedIn = false }: BeginOptions,
    sessions: readonly SessionRow[] = [],
  ): Promise<void> {
    const code = await this.#state.load({ scenario, prospect })
    const wall = this.#bank.wall()
    const token = staySignedIn ? this.#bank.token() : undefined
    const clock = now === undefined ? realTime(wall) : { wall, bank: now, speed: 1 }
    const record = {
      epoch: this.#bank.random.uuid(),
      scenario,
      seed,
      seededAt: readClock(clock, wall),
      payments,
      prospect,
    }
    this.#state.restoringOnError(() => this.#state.seed(record, code))
    this.#state.calm(clock)
    // Stored in one write with the new scenario, so that no other tab sees it without its sessions and signs out.
    const renewed = sessions.filter(({ userId }) => this.#state.database.tables.users.get(userId))
    const kept = [
      ...renewed.map((row) => ({ table: 'sessions', id: row.id, row })),
      ...(token === undefined ? [] : this.sessionOf(this.#state.person, token)),
    ]
    this.#state.journal.put(kept)
    await this.#persistence.begin({ record, clock, network: this.#state.network, touched: false }, kept)
  }

  /** Replaces the whole state and signs in this user. Returns the session's token; rejects an inconsistent state. */
  async replace(stored: StoredBank, signedIn: string | null): Promise<string | null> {
    const scenario = await this.#state.load(stored.record)
    this.#state.restoringOnError(() => {
      this.#state.restore({ ...stored, record: { ...stored.record, epoch: this.#bank.random.uuid() } }, scenario)
      const problem = this.#bank.problem()
      if (problem) throw new Error(problem)
    })
    const { record, clock, network } = this.#state
    const session = this.sessionOf(signedIn)
    this.#state.journal.put(session)
    await this.#persistence.begin({ record, clock, network, touched: true }, [...stored.rows, ...session])
    return session[0]?.id ?? null
  }

  /** A session of the user with this e-mail, to be stored with a new state. */
  sessionOf(email: string | null, id = this.#bank.random.uuid()): StoredRow[] {
    const [user] = email === null ? [] : this.#state.database.tables.users.where('email', email)
    const startedAt = new Date(readClock(this.#state.clock, this.#bank.wall())).toISOString()
    return user ? [{ table: 'sessions', id, row: { id, userId: user.id, startedAt } as SessionRow }] : []
  }
}
