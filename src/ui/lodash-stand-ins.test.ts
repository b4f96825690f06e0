import originalClone from 'lodash/clone'
import originalCloneDeep from 'lodash/cloneDeep'
import originalIsPlainObject from 'lodash/isPlainObject'
import originalToPath from 'lodash/toPath'
import { describe, expect, test } from 'vitest'
import { clone, cloneDeep, isPlainObject, toPath } from './lodash-stand-ins.ts'

const values = () => ({
  name: 'Ada',
  amount: 1,
  empty: '',
  none: null,
  missing: undefined,
  lines: ['1', { deep: true }],
  address: { city: 'London' },
})
const samples: [string, unknown][] = [
  ['values of a form', values()],
  ['a list', [1, { two: 2 }]],
  ['a text', 'text'],
  ['nothing', undefined],
  ['null', null],
  ['an object without a prototype', Object.assign(Object.create(null) as object, { name: 'Ada' })],
]

describe('the stand-ins do what the originals do with what the form library asks of them', () => {
  test.each(samples)('%s is copied as deep as the name says', (_, value) => {
    expect(clone(value)).toEqual(originalClone(value))
    expect(cloneDeep(value)).toEqual(originalCloneDeep(value))
  })

  test('a copy is another object, a shallow one with the same contents', () => {
    const original = values()
    expect(clone(original)).not.toBe(original)
    expect(clone(original).address).toBe(original.address)
    expect(cloneDeep(original).address).not.toBe(original.address)
    expect(cloneDeep(original).lines[1]).not.toBe(original.lines[1])
  })

  test('a file stays the file that somebody chose', () => {
    const file = new File(['text'], 'certificate.pdf')
    expect(cloneDeep({ file }).file).toBe(file)
  })

  test.each([...samples, ['a date', new Date(0)], ['a map', new Map()], ['a function', () => 1]])(
    '%s is a plain object or not',
    (_, value) => {
      expect(isPlainObject(value)).toBe(originalIsPlainObject(value))
    },
  )

  test.each(['name', 'address.city', 'owners[0].name', 'lines[1]', 'a.b.c', ''])('the path %j', (path) => {
    expect(toPath(path)).toEqual(originalToPath(path))
  })

  test('a path in parts stays as it is', () => {
    expect(toPath(['owners', '0'])).toEqual(originalToPath(['owners', '0']))
  })
})
