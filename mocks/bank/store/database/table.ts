import { factory, type primaryKey } from '@mswjs/data'
import { DATABASE_INSTANCE, ENTITY_TYPE, PRIMARY_KEY, type Value } from '@mswjs/data/lib/glossary'

/** Every row has a text id; rows are replaced, never changed in place, so a reference to one is a snapshot of it. */
export interface Row {
  id: string
}

type Models = Parameters<typeof factory>[0]
type Model = Models[string] & { id: ReturnType<typeof primaryKey<string>> }

export interface TableDefinition<TRow extends Row = Row> {
  readonly model: Model
  /** Fields that `where` finds rows by. */
  readonly indexes: readonly string[]
  /** The `/api/...` lists that are out of date once a row of this table changes. */
  readonly feeds: readonly string[]
  /** Never set; carries the row's type. */
  readonly row?: TRow
}

type NullableText<TRow> = {
  [K in keyof TRow]: null extends TRow[K] ? (string extends TRow[K] ? K : never) : never
}[keyof TRow]

/** A nullable text may be left out, as it is of rows that were stored before the field existed. */
type WithoutSomeTexts<TRow> = Omit<TRow, NullableText<TRow>> & Partial<Pick<TRow, NullableText<TRow>>>

/** Declares a table. Its rows have the fields of the model and no others: see `RowOf`. */
export const table = <TModel extends Model>(definition: {
  model: TModel
  indexes?: readonly (keyof TModel & string)[]
  feeds?: readonly string[]
}): TableDefinition<WithoutSomeTexts<Value<TModel, Models>> & Row> => ({
  ...definition,
  indexes: definition.indexes ?? [],
  feeds: definition.feeds ?? [],
})

/** The type of a table's rows, as @mswjs/data derives it from the model: `type CardRow = RowOf<typeof cards>`. */
export type RowOf<D> = D extends TableDefinition<infer TRow extends Row> ? TRow : never

/** A text field of a model that accepts only what `fits`. */
export const fitting = (fits: (value: string) => boolean) =>
  Object.assign((): string => '', { fits: (value: unknown) => typeof value === 'string' && fits(value) })

/** A text field of a model that accepts only one of these. */
export const oneOf = <const T extends string>(values: readonly T[]) =>
  Object.assign(() => values[0] as T, { fits: (value: unknown) => values.some((each) => each === value) })

type RowListener<TRow extends Row> = (next: Readonly<TRow> | undefined, previous: Readonly<TRow> | undefined) => void

export interface Table<TRow extends Row> {
  get: (id: string) => Readonly<TRow> | undefined
  all: () => readonly Readonly<TRow>[]
  /** The rows whose indexed field holds this value, oldest insertion first. */
  where: <K extends keyof TRow & string>(field: K, value: TRow[K]) => readonly Readonly<TRow>[]
  insert: (row: TRow) => Readonly<TRow>
  update: (id: string, patch: Partial<Omit<TRow, 'id'>>) => Readonly<TRow>
  remove: (id: string) => void
  readonly size: number
  /** Calls back for every row that is added, changed or removed, also by a rollback: for running totals. */
  watch: (listener: RowListener<TRow>) => void
  /** Grows with every change of the table: a cache is valid while it is the same. */
  readonly revision: number
}

export type Definitions = Readonly<Record<string, TableDefinition>>
export type Tables<D extends Definitions> = { readonly [Name in keyof D]: Table<RowOf<D[Name]>> }

/** What a transaction changed: per table the ids and the rows as they were before (absent for new ones). */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, Row | undefined>>

export interface Database<TTables> {
  readonly tables: TTables
  /** Runs `work` with what it has changed so far; when it throws, every row is as it was. Must be synchronous. */
  transaction: <T>(work: (changes: Changes) => T) => { result: T; changes: Changes }
  /** Undoes what a transaction has changed. */
  undo: (changes: Changes) => void
  /** Inserts the rows that a scenario starts with: nothing is recorded, each row is marked as seeded. */
  seed: <T>(work: () => T) => T
  /** Whether this row, or an earlier version of it, was seeded. */
  wasSeeded: (row: Row | undefined) => boolean
  /** Puts a stored row in place, or takes it out; not recorded. */
  restore: (name: string, id: string, row: Row | null) => void
  clear: () => void
  /** The row as it is stored, or null when there is none. */
  peek: (name: string, id: string) => Row | null
  /** The lists that are out of date after a change of these tables. */
  feedsOf: (names: readonly string[]) => string[]
}

/** Kept on the row, so that every later version still has it. */
const SEEDED = Symbol('seeded')

interface Entity extends Row {
  [ENTITY_TYPE]?: string
  [PRIMARY_KEY]?: string
  [SEEDED]?: true
}

class IndexedTable implements Table<Row> {
  revision = 0
  readonly #name: string
  readonly #rows: Map<string, Entity>
  readonly #indexes: Map<string, Map<unknown, Map<string, Entity>>>
  /** Notes a change before it happens; true while a scenario is being seeded. */
  readonly #beforeChange: (id: string, previous: Entity | undefined) => boolean
  readonly #listeners: RowListener<Row>[] = []
  #list: readonly Entity[] | undefined

  constructor(
    name: string,
    rows: Map<string, Entity>,
    indexes: readonly string[],
    beforeChange: (id: string, previous: Entity | undefined) => boolean,
  ) {
    this.#name = name
    this.#rows = rows
    this.#indexes = new Map(indexes.map((field) => [field, new Map<unknown, Map<string, Entity>>()]))
    this.#beforeChange = beforeChange
  }

  get size() {
    return this.#rows.size
  }

  get = (id: string) => this.#rows.get(id)

  all = () => (this.#list ??= [...this.#rows.values()])

  where = (field: string, value: unknown): readonly Row[] => {
    const index = this.#indexes.get(field)
    if (!index) throw new Error(`Table ${this.#name} has no index on ${field}`)
    const found = index.get(value)
    return found ? [...found.values()] : []
  }

  watch = (listener: RowListener<Row>) => void this.#listeners.push(listener)

  insert = (row: Row) => {
    if (!row.id) throw new Error(`A row of ${this.#name} needs an id`)
    if (this.#rows.has(row.id)) throw new Error(`There is already a row ${row.id} in ${this.#name}`)
    const seeding = this.#beforeChange(row.id, undefined)
    const entity: Entity = { ...row }
    entity[ENTITY_TYPE] = this.#name
    entity[PRIMARY_KEY] = 'id'
    if (seeding) entity[SEEDED] = true
    this.put(entity)
    return entity
  }

  update = (id: string, patch: object) => {
    const previous = this.#rows.get(id)
    if (!previous) throw new Error(`There is no row ${id} in ${this.#name}`)
    this.#beforeChange(id, previous)
    const next: Entity = { ...previous, ...patch, id }
    this.put(next)
    return next
  }

  remove = (id: string) => {
    const previous = this.#rows.get(id)
    if (!previous) return
    this.#beforeChange(id, previous)
    this.drop(id)
  }

  put(entity: Entity) {
    const previous = this.#rows.get(entity.id)
    this.#rows.set(entity.id, entity)
    for (const [field, index] of this.#indexes) {
      const value = valueOf(entity, field)
      if (previous) {
        const old = valueOf(previous, field)
        if (old !== value) index.get(old)?.delete(entity.id)
      }
      let bucket = index.get(value)
      if (!bucket) index.set(value, (bucket = new Map()))
      bucket.set(entity.id, entity)
    }
    this.#changed(entity, previous)
  }

  drop(id: string) {
    const previous = this.#rows.get(id)
    if (!previous) return
    this.#rows.delete(id)
    for (const [field, index] of this.#indexes) index.get(valueOf(previous, field))?.delete(id)
    this.#changed(undefined, previous)
  }

  clear() {
    for (const id of this.#rows.keys()) this.drop(id)
  }

  #changed(next: Entity | undefined, previous: Entity | undefined) {
    this.revision += 1
    this.#list = undefined
    for (const listener of this.#listeners) listener(next, previous)
  }
}

const valueOf = (row: Row, field: string): unknown => (row as unknown as Record<string, unknown>)[field]

/**
 * A database of @mswjs/data with O(1) access: the library's own queries scan a whole table, its `create` takes a
 * hundred times as long, and its tab synchronisation would overwrite one tab's edits with another tab's seed.
 */
export function createDatabase<D extends Definitions>(definitions: D): Database<Tables<D>> {
  const names = Object.keys(definitions)
  const library = factory(Object.fromEntries(names.map((name) => [name, definitions[name]?.model ?? {}])))
  let mode: 'read' | 'seed' | Map<string, Map<string, Row | undefined>> = 'read'

  const tables = Object.fromEntries(
    names.map((name) => {
      const rows = library[DATABASE_INSTANCE].getModel(name) as unknown as Map<string, Entity>
      const beforeChange = (id: string, previous: Entity | undefined) => {
        if (mode === 'read') throw new Error(`Table ${name} was written to outside a transaction`)
        if (mode === 'seed') return true
        let changed = mode.get(name)
        if (!changed) mode.set(name, (changed = new Map()))
        if (!changed.has(id)) changed.set(id, previous)
        return false
      }
      return [name, new IndexedTable(name, rows, definitions[name]?.indexes ?? [], beforeChange)]
    }),
  )
  const named = (name: string): IndexedTable => {
    const found = tables[name]
    if (!found) throw new Error(`There is no table ${name}`)
    return found
  }
  const put = (name: string, id: string, row: Row | undefined) => {
    if (row) named(name).put(row)
    else named(name).drop(id)
  }
  const undo = (changes: Changes) => {
    for (const [name, rows] of changes) for (const [id, row] of rows) put(name, id, row)
  }

  return {
    undo,
    tables: tables as unknown as Tables<D>,
    feedsOf: (changed) => [...new Set(changed.flatMap((name) => definitions[name]?.feeds ?? []))],
    transaction(work) {
      if (mode !== 'read') throw new Error('A transaction is already under way')
      const changes = new Map<string, Map<string, Row | undefined>>()
      mode = changes
      try {
        return { result: work(changes), changes }
      } catch (error) {
        undo(changes)
        throw error
      } finally {
        mode = 'read'
      }
    },
    seed(work) {
      if (mode !== 'read') throw new Error('A transaction is already under way')
      mode = 'seed'
      try {
        return work()
      } finally {
        mode = 'read'
      }
    },
    wasSeeded: (row: Entity | undefined) => row?.[SEEDED] === true,
    restore(name, id, row) {
      const marks = {
        [ENTITY_TYPE]: name,
        [PRIMARY_KEY]: 'id',
        ...(named(name).get(id)?.[SEEDED] && { [SEEDED]: true as const }),
      }
      put(name, id, row ? { ...row, ...marks } : undefined)
    },
    clear: () => names.forEach((name) => named(name).clear()),
    peek: (name, id) => named(name).get(id) ?? null,
  }
}
