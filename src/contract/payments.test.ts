import { expect, test } from 'vitest'
import { railName } from './payments.ts'

test.each([
  ['SEPA_INSTANT', 'SEPA Instant'],
  ['PIGEON', 'PIGEON'],
  ['constructor', 'constructor'],
])('the rail %s has the name %s', (rail, name) => {
  expect(railName(rail)).toBe(name)
})
