import { expect, it } from 'vitest'
import { accountName, richestAccount, type Account } from './accounts.ts'

const account = (id: string, currency: string, current: number, reserved: number): Account => ({
  id,
  currency,
  type: 'dedicated',
  iban: 'GB29CRDR04007520418830',
  bic: 'CRDRGB2L',
  current,
  reserved,
  available: current - reserved,
})

it('richestAccount compares what is available, not the current balance', () => {
  const accounts = [
    account('dollars', 'USD', 900, 0),
    account('full', 'GBP', 500, 450),
    account('free', 'GBP', 100, 0),
    account('as free', 'GBP', 100, 0),
  ]
  expect(richestAccount(accounts, 'GBP')?.id).toBe('free')
  expect(richestAccount(accounts, 'EUR')).toBeUndefined()
})

it('richestAccount does not change the list', () => {
  const accounts = [account('poor', 'GBP', 5, 0), account('rich', 'GBP', 50, 0)]
  expect(richestAccount(accounts, 'GBP')?.id).toBe('rich')
  expect(accounts.map(({ id }) => id)).toEqual(['poor', 'rich'])
})

it.each([
  ['Payroll', 'Payroll'],
  [' Payroll ', 'Payroll'],
  ['   ', 'GBP Dedicated Account'],
  [undefined, 'GBP Dedicated Account'],
])('an account with the label %j has the name %s', (label, name) => {
  expect(accountName({ currency: 'GBP', type: 'dedicated', ...(label !== undefined && { label }) })).toBe(name)
})

it('an account for several currencies is named after its own', () => {
  expect(accountName({ currency: 'EUR', type: 'multi' })).toBe('EUR Multi-Currency')
})
