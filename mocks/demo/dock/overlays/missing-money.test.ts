import { expect, test } from 'vitest'
import { topUpAccount } from '../../../bank/domains/accounts/changes.ts'
import { Teller } from '../../../bank/testing/teller.ts'
import { missingMoney } from './missing-money.ts'

async function withAccount(currency: string) {
  const teller = await Teller.at('empty')
  const { bank } = teller
  expect(missingMoney(bank, currency, '250.00'), 'without an account').toBeUndefined()
  const iban = 'GB06CRDR04007512345678'
  await teller.ask('POST', '/api/accounts', { currency, type: 'dedicated', label: '', iban, bic: 'CRDRGB2L' })
  return bank
}

test.each([
  ['GBP', '250.00', 10_000],
  ['GBP', '20000', 20_000],
  ['JPY', '48000', 1_000_000],
])('a payment of %s %s from an empty account misses money until it is topped up', async (currency, amount, major) => {
  const bank = await withAccount(currency)
  const missing = missingMoney(bank, currency, amount)
  expect(missing).toMatchObject({ currency, major })
  await bank.change((tx) => topUpAccount(tx, missing?.accountId ?? '', String(major)))
  expect(missingMoney(bank, currency, amount)).toBeUndefined()
})

test('an amount that is not valid misses no money', async () => {
  expect(missingMoney(await withAccount('GBP'), 'GBP', '')).toBeUndefined()
})
