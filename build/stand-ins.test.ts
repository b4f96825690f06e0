import { compareAsc as originalCompareAsc } from 'date-fns'
import originalGet from 'lodash/get'
import originalHas from 'lodash/has'
import originalSet from 'lodash/set'
import { describe, expect, test } from 'vitest'
import { compareAsc, get, has, set } from './stand-ins.ts'

const row = () => ({ id: 'a', amount: 0, note: null, empty: undefined, address: { city: 'London', lines: ['1', '2'] } })
const paths: (string | string[])[] = [
  'id',
  'amount',
  'note',
  'empty',
  'missing',
  'address.city',
  ['address', 'city'],
  'address.missing',
  'note.deeper',
  ['id', 'length'],
]

describe('stand-ins behave like the originals for what the database library passes to them', () => {
  test.each(paths)('get %s', (path) => {
    expect(get(row(), path)).toEqual(originalGet(row(), path))
    expect(get(row(), path, 'fallback')).toEqual(originalGet(row(), path, 'fallback'))
  })

  test.each(['id', 'note', 'missing', 'address.city', 'address.lines', 'new.deep.path'])('set %s', (path) => {
    expect(set(row(), path, 7)).toEqual(originalSet(row(), path, 7))
  })

  test.each(['id', 'note', 'empty', 'missing', 'address.city', 'address.missing', 'toString'])('has %s', (path) => {
    expect(has(row(), path)).toBe(originalHas(row(), path))
  })

  test('set never changes a prototype', () => {
    set({}, '__proto__.polluted', true)
    set({}, 'constructor.prototype.polluted', true)
    expect({}).not.toHaveProperty('polluted')
  })

  test('compareAsc orders dates like date-fns', () => {
    const [early, late] = [new Date(1), new Date(2)]
    for (const pair of [
      [early, late],
      [late, early],
      [early, early],
    ] as const)
      expect(compareAsc(...pair)).toBe(originalCompareAsc(...pair))
  })
})
