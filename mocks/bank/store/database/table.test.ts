import { nullable, primaryKey } from '@mswjs/data'
import { describe, expect, it } from 'vitest'
import { isRowOf } from './row-shape.ts'
import { createDatabase, oneOf, table, type RowOf } from './table.ts'

const coins = table({ model: { id: primaryKey(String), owner: String, value: Number }, indexes: ['owner'] })
const stars = table({ model: { id: primaryKey(String), owner: String, value: Number } })
type Coin = RowOf<typeof coins>
const open = () => createDatabase({ coins, stars })

const coin = (id: string, owner = 'ann', value = 1): Coin => ({ id, owner, value })

describe('a table', () => {
  it('finds rows by id and by an indexed field', () => {
    const { tables, transaction } = open()
    transaction(() => ['a', 'b', 'c'].map((id) => tables.coins.insert(coin(id, id === 'b' ? 'bob' : 'ann'))))
    expect(tables.coins.get('b')).toMatchObject({ owner: 'bob' })
    expect(tables.coins.where('owner', 'ann').map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('updates the index when an indexed field changes', () => {
    const { tables, transaction } = open()
    transaction(() => tables.coins.insert(coin('a')))
    transaction(() => tables.coins.update('a', { owner: 'bob' }))
    expect(tables.coins.where('owner', 'ann')).toEqual([])
    expect(tables.coins.where('owner', 'bob')).toHaveLength(1)
  })

  it('replaces changed rows, so that rows read before stay the same', () => {
    const { tables, transaction } = open()
    const { result: before } = transaction(() => tables.coins.insert(coin('a')))
    transaction(() => tables.coins.update('a', { value: 9 }))
    expect(before.value).toBe(1)
    expect(tables.coins.get('a')?.value).toBe(9)
  })

  it('refuses a duplicate id, a change of a missing row, and a write outside a transaction', () => {
    const { tables, transaction } = open()
    transaction(() => tables.coins.insert(coin('a')))
    expect(() => transaction(() => tables.coins.insert(coin('a')))).toThrow('already')
    expect(() => transaction(() => tables.coins.update('z', { value: 2 }))).toThrow('no row z')
    expect(() => tables.coins.remove('a')).toThrow('outside a transaction')
  })

  it('increases its revision with every change', () => {
    const { tables, transaction } = open()
    const before = tables.coins.revision
    transaction(() => tables.coins.insert(coin('a')))
    expect(tables.coins.revision).not.toBe(before)
  })

  it('finds each of a hundred thousand rows by its key', () => {
    const { tables, seed } = open()
    seed(() => {
      for (let i = 0; i < 100_000; i += 1) tables.coins.insert(coin(`c${i}`, `o${i % 50}`, i))
    })
    expect(tables.coins.size).toBe(100_000)
    expect(tables.coins.get('c99999')?.value).toBe(99_999)
    expect(tables.coins.where('owner', 'o7')).toHaveLength(2000)
  })
})

describe('a transaction', () => {
  it('undoes every change in every table when it fails', () => {
    const { tables, transaction } = open()
    transaction(() => {
      tables.coins.insert(coin('kept'))
      tables.coins.insert(coin('removed'))
    })
    expect(() =>
      transaction(() => {
        tables.coins.update('kept', { value: 5, owner: 'bob' })
        tables.coins.update('kept', { value: 6 })
        tables.coins.remove('removed')
        tables.stars.insert(coin('new'))
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(tables.coins.get('kept')).toMatchObject({ value: 1, owner: 'ann' })
    expect(tables.coins.where('owner', 'ann').map(({ id }) => id)).toEqual(['kept', 'removed'])
    expect(tables.stars.size).toBe(0)
  })

  it('reports the changed rows and their former values', () => {
    const { tables, transaction } = open()
    transaction(() => tables.coins.insert(coin('a')))
    const { changes } = transaction(() => {
      tables.coins.update('a', { value: 2 })
      tables.coins.update('a', { value: 3 })
      tables.coins.insert(coin('b'))
    })
    expect([...(changes.get('coins') ?? [])].map(([id, before]) => [id, (before as Coin | undefined)?.value])).toEqual([
      ['a', 1],
      ['b', undefined],
    ])
  })

  it('cannot start inside another one', () => {
    const { transaction } = open()
    expect(() => transaction(() => transaction(() => undefined))).toThrow('already under way')
  })
})

describe('a seeded row', () => {
  it('stays marked as seeded in every later version', () => {
    const { tables, seed, transaction, wasSeeded } = open()
    seed(() => tables.coins.insert(coin('a')))
    transaction(() => tables.coins.insert(coin('b')))
    transaction(() => tables.coins.update('a', { value: 2 }))
    expect(wasSeeded(tables.coins.get('a'))).toBe(true)
    expect(wasSeeded(tables.coins.get('b'))).toBe(false)
  })
})

it('a nullable text may be left out of a row, also of a stored one', () => {
  const notes = table({ model: { id: primaryKey(String), text: nullable(String), count: nullable(Number) } })
  const { tables, seed } = createDatabase({ notes })
  seed(() => tables.notes.insert({ id: 'a', count: null }))
  expect(isRowOf(notes, 'a', { id: 'a', count: null })).toBe(true)
  expect(isRowOf(notes, 'a', { id: 'a', text: null, count: 1 })).toBe(true)
  expect(isRowOf(notes, 'a', { id: 'a', text: 'b' })).toBe(false)
})

describe('the type of a row', () => {
  const cards = table({
    model: { id: primaryKey(String), status: oneOf(['active', 'frozen']), limit: nullable(Number) },
    indexes: ['status'],
  })
  const insert = (...rows: RowOf<typeof cards>[]) => {
    const { tables, seed } = createDatabase({ cards })
    seed(() => rows.forEach((row) => tables.cards.insert(row)))
    return tables.cards.size
  }

  it('has exactly the fields of the model', () => {
    expect(insert({ id: 'a', status: 'frozen', limit: null })).toBe(1)
    // @ts-expect-error -- `limit` is missing
    expect(insert({ id: 'a', status: 'frozen' })).toBe(1)
    // @ts-expect-error -- `colour` is not a field of the model
    expect(insert({ id: 'a', status: 'frozen', limit: 5, colour: 'red' })).toBe(1)
    // @ts-expect-error -- `lost` is not a status of the model
    expect(insert({ id: 'a', status: 'lost', limit: 5 })).toBe(1)
  })
})
