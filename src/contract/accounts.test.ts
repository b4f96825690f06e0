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

it('takes a payment from the account with the most to spend, not with the most in it', () => {
  const accounts = [
    account('dollars', 'USD', 900, 0),
    account('full', 'GBP', 500, 450),
    account('free', 'GBP', 100, 0),
    account('as free', 'GBP', 100, 0),
  ]
  expect(richestAccount(accounts, 'GBP')?.id).toBe('free')
  expect(richestAccount(accounts, 'EUR')).toBeUndefined()
})

it.each([
  ['Payroll', 'Payroll'],
  [' Payroll ', 'Payroll'],
  ['   ', 'GBP Dedicated Account'],
  [undefined, 'GBP Dedicated Account'],
])('with the label %j is called %s', (label, name) => {
  expect(accountName({ currency: 'GBP', type: 'dedicated', ...(label !== undefined && { label }) })).toBe(name)
})
