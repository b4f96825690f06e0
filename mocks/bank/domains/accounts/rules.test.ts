import { expect, test } from 'vitest'
import type { AccountRow } from './model.ts'
import { insufficientFunds, richest } from './rules.ts'

const account = (id: string, currency = 'GBP'): AccountRow => ({
  id,
  userId: 'sarah',
  label: '',
  currency,
  type: 'dedicated',
  iban: 'GB29CRDR04007520418830',
  bic: 'CRDRGB2L',
  createdAt: '2026-11-18T11:00:00.000Z',
  position: 0,
})

test('picks the account with the most available, and the older of two with the same', () => {
  const holds: Record<string, number> = { dollars: 900, poor: 99, older: 100, younger: 100 }
  const accounts = [account('dollars', 'USD'), account('poor'), account('older'), account('younger')]
  const found = richest(accounts, 'GBP', (id) => holds[id] ?? 0)
  expect([found?.account.id, found?.availableMinor]).toEqual(['older', 100])
  expect(richest(accounts, 'EUR', (id) => holds[id] ?? 0)).toBeUndefined()
})

test.for([
  [124_000, 'GBP', 'Insufficient funds. Available £1,240.00'],
  [5, 'EUR', 'Insufficient funds. Available €0.05'],
  [640_000, 'JPY', 'Insufficient funds. Available JP¥640,000'],
] as const)('%d minor units of %s are too little in so many words', ([minor, currency, sentence]) => {
  expect(insufficientFunds(minor, currency)).toBe(sentence)
})
