import { isRowOf } from '../database/row-shape.ts'
import type { ClockState } from '../clock/clock.ts'
import type { BankDatabase } from '../database/db.ts'
import type { Changes, Definitions, Row, Table } from '../database/table.ts'
import { readJson } from '../storage/stored-bank.ts'
import type { Transaction } from '../transaction.ts'
import { rowChanges, type RowChange } from './row-changes.ts'
import { MAX_STEPS_TEXT, type StepRow } from './steps.ts'

const MAX_STEPS = 200

/** Tables whose changes alone are no step: nobody would want to take back a quote or a sign-in by itself. */
const NO_STEPS: ReadonlySet<string> = new Set(['sessions', 'auditEntries', 'answers', 'quotes', 'steps'])

/** What the history needs of the bank in memory. */
export interface RecordedState {
  readonly database: BankDatabase
  readonly clock: ClockState
  wall: () => number
  transaction: (context: object) => Pick<Transaction, 'now' | 'newId'>
}

export interface Cause {
  /** Not by a person: what is due, and what the demonstration does by itself. */
  byTime?: boolean
  /** Set when the clock was moved: by how many milliseconds. */
  movedBy?: number
}

export type LoadHistory = () => Promise<{ createHistory: (state: RecordedState) => History }>

interface HistoryOptions {
  state: RecordedState
  definitions: Definitions
  /** The sentence of a step. */
  describe: (rows: readonly RowChange[], cause: Cause) => string
}

type Reading = Omit<ClockState, 'wall'>
type Side = 'before' | 'after'

const inOrder = (a: StepRow, b: StepRow): number => a.position - b.position

/**
 * The steps of a bank. Each is a row of the table `steps`, so that it is stored in the same write as its changes, and
 * all tabs have the same order. A step also holds what changed by itself until the next one, such as a payment that
 * settled. Call its methods within a transaction.
 */
export class History {
  readonly #options: HistoryOptions

  constructor(options: HistoryOptions) {
    this.#options = options
  }

  /** Records what a transaction has changed so far. */
  note(changes: Changes, cause: Cause): void {
    const { state, describe } = this.#options
    const rows = rowChanges(state.database, changes).filter(({ before, after }) => before !== after)
    const isStep = cause.movedBy ? true : !cause.byTime && [...changes.keys()].some((table) => !NO_STEPS.has(table))
    if (!isStep) {
      if (rows.length > 0) this.#pass(rows)
      return
    }
    for (const { id } of this.#of('undone')) this.#table.remove(id)
    this.#foldPassed()
    const position = (this.#of('done').at(-1)?.position ?? 0) + 1
    this.#insert({ position, kind: 'done', text: describe(rows, cause) }, rows)
  }

  /** Goes back by one step and returns the clock of that moment. Throws a sentence if there is no step. */
  back(): ClockState {
    const last = this.#of('done').at(-1)
    if (!last) throw new Error('There is nothing to take back.')
    return this.#goTo(last.position - 1)
  }

  forward(): ClockState {
    const [next] = this.#of('undone')
    if (!next) throw new Error('There is nothing to do again.')
    return this.#goTo(next.position)
  }

  /** Goes to the moment after this step; null means before the first step. */
  returnTo(id: string | null): ClockState {
    const step = id === null ? undefined : this.#table.get(id)
    if (id !== null && (!step || step.kind === 'passed')) throw new Error('This step is no longer kept.')
    return this.#goTo(step?.position ?? 0)
  }

  get #table(): Table<StepRow> {
    return this.#options.state.database.tables.steps
  }

  #of(kind: StepRow['kind']): StepRow[] {
    return this.#table
      .all()
      .filter((step) => step.kind === kind)
      .toSorted(inOrder)
  }

  #reading(): Reading {
    const { state } = this.#options
    return { bank: state.transaction({}).now, speed: state.clock.speed }
  }

  #insert(step: Pick<StepRow, 'position' | 'kind' | 'text'>, rows: readonly RowChange[]): void {
    const { bank, speed } = this.#reading()
    const clock = { began: bank, beganSpeed: speed, left: bank, leftSpeed: speed }
    const id = this.#options.state.transaction({}).newId()
    this.#table.insert({ ...step, ...clock, id, rows: JSON.stringify(rows) })
    this.#dropOldest()
  }

  /** Adds what has changed since the last step. */
  #pass(rows: RowChange[]): void {
    const [passed] = this.#of('passed')
    if (passed) this.#table.update(passed.id, { rows: JSON.stringify(merged(rowsIn(passed), rows)) })
    else if (this.#table.size > 0) this.#insert({ position: 0, kind: 'passed', text: '' }, rows)
    this.#dropOldest()
  }

  /** Makes what has passed a part of the last step that is done. */
  #foldPassed(): void {
    const [passed] = this.#of('passed')
    const last = this.#of('done').at(-1)
    if (!passed) return
    this.#table.remove(passed.id)
    if (last) this.#table.update(last.id, { rows: JSON.stringify(merged(rowsIn(last), rowsIn(passed))) })
  }

  /** Only what is done can be dropped by itself: the rest follows on it. */
  #dropOldest(): void {
    const size = () => this.#table.all().reduce((sum, { rows }) => sum + rows.length, 0)
    const count = () => this.#table.all().filter(({ kind }) => kind !== 'passed').length
    const isTooMuch = () => count() > MAX_STEPS || size() > MAX_STEPS_TEXT
    for (const { id } of this.#of('done')) if (isTooMuch()) this.#table.remove(id)
    if (this.#of('done').length === 0 && isTooMuch()) for (const { id } of this.#table.all()) this.#table.remove(id)
  }

  /** Goes to the moment after the step at this position. */
  #goTo(position: number): ClockState {
    const [done, undone, [passed]] = [this.#of('done'), this.#of('undone'), this.#of('passed')]
    const last = done.at(-1)
    if (undone.length > 0) {
      // The next step follows on the moment before it.
      if (passed) this.#apply(passed, 'before')
      if (passed) this.#table.remove(passed.id)
    } else if (last) {
      this.#foldPassed()
      const { bank, speed } = this.#reading()
      this.#table.update(last.id, { left: bank, leftSpeed: speed })
    }
    for (const step of this.#of('done').toReversed())
      if (step.position > position) {
        this.#apply(step, 'before')
        this.#table.update(step.id, { kind: 'undone' })
      }
    for (const step of undone)
      if (step.position <= position) {
        this.#apply(step, 'after')
        this.#table.update(step.id, { kind: 'done' })
      }
    this.#endSessions()
    return { wall: this.#options.state.wall(), ...this.#present() }
  }

  /** The clock of the moment that was gone to. */
  #present(): Reading {
    const [next] = this.#of('undone')
    if (next) return { bank: next.began, speed: next.beganSpeed }
    const last = this.#of('done').at(-1)
    return last ? { bank: last.left, speed: last.leftSpeed } : this.#reading()
  }

  /** Restores the rows of a step as they were before or after it. */
  #apply(step: StepRow, side: Side): void {
    const { state, definitions } = this.#options
    const tables = state.database.tables as unknown as Record<string, Table<Row>>
    for (const { table, id, [side]: row } of rowsIn(step)) {
      const definition = Object.hasOwn(definitions, table) ? definitions[table] : undefined
      if (!definition || (row && !isRowOf(definition, id, row))) throw new Error('This step cannot be read.')
      const target = tables[table]
      if (!row) target?.remove(id)
      else if (target?.get(id)) target.update(id, row)
      else target?.insert(row)
    }
  }

  /** Whoever is signed in stays so, unless there is no such customer at this moment. */
  #endSessions(): void {
    const { sessions, users } = this.#options.state.database.tables
    for (const { id, userId } of sessions.all()) if (!users.get(userId)) sessions.remove(id)
  }
}

function rowsIn({ rows }: StepRow): RowChange[] {
  const read = readJson(rows)
  if (!Array.isArray(read)) throw new Error('This step cannot be read.')
  return read as RowChange[]
}

/** One change for each row of two that follow each other. */
function merged(first: readonly RowChange[], second: readonly RowChange[]): RowChange[] {
  const all = new Map(first.map((change) => [`${change.table}:${change.id}`, change]))
  for (const change of second) {
    const key = `${change.table}:${change.id}`
    all.set(key, { ...change, before: (all.get(key) ?? change).before })
  }
  return [...all.values()]
}
