import { expect, test } from 'vitest'
import { mixed, object } from 'yup'
import { readBody, readText } from './read-body.ts'

const anything = object({ within: mixed() })
const nested = (depth: number): string => (depth === 0 ? '{}' : `{"within":${nested(depth - 1)}}`)
const request = (length: number) =>
  new Request('http://localhost/api/payments', { method: 'POST', body: 'x'.repeat(length) })

const declared = (length: string) =>
  new Request('http://localhost/api/payments', { method: 'POST', body: '{}', headers: { 'content-length': length } })

test('accepts a body nested eight levels deep', () => {
  expect(readBody(nested(8), anything)).toEqual(JSON.parse(nested(8)))
  expect(() => readBody(nested(9), anything)).toThrow('The request body is nested too deeply')
})

test('accepts a body of 64 KiB', async () => {
  expect(await readText(request(65_536))).toHaveLength(65_536)
  await expect(readText(request(65_537))).rejects.toThrow('The request is too large')
})

test('does not read a body that is declared to be larger', async () => {
  expect(await readText(declared('65536'))).toBe('{}')
  const large = declared('65537')
  await expect(readText(large)).rejects.toThrow('The request is too large')
  expect(large.bodyUsed).toBe(false)
})

test('does not take a mistake in a schema for one of the caller', () => {
  const broken = object({
    within: mixed().test(() => {
      throw new RangeError('A mistake')
    }),
  })
  expect(() => readBody('{"within":1}', broken)).toThrow(RangeError)
})
