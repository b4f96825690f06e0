import { expect, it } from 'vitest'
import { toneOf } from './tokens.ts'

it.each(['returned', '', 'toString', 'constructor'])('renders the unknown status %j grey', (status) => {
  expect(toneOf({ settled: 'success' }, status)).toBe('default')
})
