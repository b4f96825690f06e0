import { expect, it } from 'vitest'
import { toneOf } from './tokens.ts'

it.each(['returned', '', 'toString', 'constructor'])('a status called %j, which nobody knows, is grey', (status) => {
  expect(toneOf({ settled: 'green' }, status)).toBe('grey')
})
