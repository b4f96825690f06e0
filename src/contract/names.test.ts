import { expect, test } from 'vitest'
import { richestAccount, type Account } from './accounts.ts'
import { railName } from './payments.ts'

test.each([
  ['SEPA_INSTANT', 'SEPA Instant'],
  ['PIGEON', 'PIGEON'],
  ['constructor', 'constructor'],
])('the rail %s is called %s', (rail, name) => {
  expect(railName(rail)).toBe(name)
})

const account = (id: string, currency: string, available: number): Account => ({
  id,
  currency,
  type: 'dedicated',
  iban: '',
  bic: '',
  current: available,
  reserved: 0,
  available,
})

test('of the accounts of a currency the one with the most available is used, as they stand', () => {
  const accounts = [account('a', 'GBP', 5), account('b', 'EUR', 90), account('c', 'GBP', 50)]
  expect(richestAccount(accounts, 'GBP')?.id).toBe('c')
  expect(richestAccount(accounts, 'JPY')).toBeUndefined()
  expect(accounts.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
