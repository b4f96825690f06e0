import { expect, test } from 'vitest'
import { contract } from '../../src/contract/contract.ts'
import { handlers } from './handlers.ts'
import type { Handler } from './http/handle.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('no two domains answer the same call, and each answers under its name', () => {
  const domains = import.meta.glob<Record<string, Record<string, Handler>>>('./domains/*/handlers.ts', { eager: true })
  const answered = Object.values(domains).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, table]) => (name.endsWith('Handlers') ? Object.keys(table) : [])),
  )
  expect(repeated(answered), 'calls with two handlers').toEqual([])
  expect(answered.toSorted()).toEqual(Object.keys(contract).toSorted())
  const endpoints = Object.entries(handlers).map(([name, { endpoint }]) => [name, endpoint])
  expect(Object.fromEntries(endpoints)).toEqual(contract)
})

test('no two calls of the contract have the same address', () => {
  expect(repeated(Object.values(contract).map(({ method, path }) => `${method} ${path}`))).toEqual([])
})
