import { expect, it } from 'vitest'
import type { Payment } from '../../../contract/payments.ts'
import { payeesOf } from './payees.ts'

const payment = (name: string, account: string, currency: string): Payment => ({
  id: `${name} ${account} ${currency}`,
  rail: 'SWIFT',
  amount: 10,
  currency,
  beneficiary: { name, account },
  status: 'settled',
  createdAt: '2026-11-19T10:00:00.000Z',
})

it('lists each payee once, with the details of the latest payment', () => {
  const payments = [
    payment('Fazenda', '1234', 'USD'),
    payment('Kissa', '5678', 'JPY'),
    payment('Fazenda', '1234', 'EUR'),
    payment('Fazenda', '9999', 'EUR'),
  ]
  expect(payeesOf(payments)).toEqual([
    { name: 'Fazenda', account: '1234', rail: 'SWIFT', currency: 'USD' },
    { name: 'Kissa', account: '5678', rail: 'SWIFT', currency: 'JPY' },
    { name: 'Fazenda', account: '9999', rail: 'SWIFT', currency: 'EUR' },
  ])
})
