import { expect, test } from 'vitest'
import { isValidIBAN } from 'ibantools'
import type { Account } from '../../../../src/contract/accounts.ts'
import { anId } from '../../testing/like.ts'
import { malformed, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'

const account = { currency: 'AUD', type: 'dedicated', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' }

testRefusals(() => Teller.at('established'), 'POST', '/api/accounts', [
  ...malformed(account),
  {
    because: 'a currency without accounts',
    body: { ...account, currency: 'CHF' },
    status: 400,
    sentence: 'Currency must be one of GBP, EUR, USD, JPY, CAD, AUD',
  },
  {
    because: 'an unknown type',
    body: { ...account, type: 'joint' },
    status: 400,
    sentence: 'Account type must be one of dedicated, multi',
  },
  {
    because: 'a long label',
    body: { ...account, label: 'x'.repeat(81) },
    status: 400,
    sentence: 'Label can have at most 80 characters',
  },
])

test('a new account is empty, has the fields that were sent and comes last', async () => {
  const teller = await Teller.at('established')
  const { status, json } = await teller.ask('POST', '/api/accounts', { ...account, label: ' Roast & Co ' })
  expect(status).toBe(201)
  expect(json).toEqual({ ...account, id: anId, label: 'Roast & Co', current: 0, reserved: 0, available: 0 })
  await teller.reload()
  const accounts = await teller.list<Account>('/api/accounts')
  expect(accounts).toHaveLength(9)
  expect(accounts.at(-1)).toEqual(json)
})

test('an account without a label has none', async () => {
  const teller = await Teller.at('empty')
  await teller.ask('POST', '/api/accounts', { ...account, label: '' })
  expect((await teller.list<Account>('/api/accounts'))[0]).not.toHaveProperty('label')
})

test('the established scenario has eight accounts with valid IBANs, and a real total', async () => {
  const teller = await Teller.at('established')
  const accounts = await teller.list<Account>('/api/accounts')
  expect(accounts).toHaveLength(8)
  expect(accounts.every(({ iban }) => isValidIBAN(iban))).toBe(true)
  expect(accounts.map(({ currency, current }) => `${currency} ${current}`)).toEqual([
    'GBP 184320.18',
    'GBP 42915.4',
    'GBP 38200',
    'EUR 96480.75',
    'USD 312750.6',
    'USD 31064.22',
    'JPY 4850000',
    'CAD 12604.55',
  ])
})

test('nobody sees the accounts of another user', async () => {
  const teller = await Teller.at('established')
  await teller.handOver()
  expect(await teller.list('/api/accounts')).toEqual([])
})

test('IBAN and BIC are kept without spaces, in capitals', async () => {
  const teller = await Teller.at('empty')
  const sent = { ...account, iban: ' gb29 CRDR 0400 7520 4188 30 ', bic: ' crdrgb2l ' }
  expect(await teller.ask('POST', '/api/accounts', sent)).toMatchObject({ status: 201, json: account })
})
