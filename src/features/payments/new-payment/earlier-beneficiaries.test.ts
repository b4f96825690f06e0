import { expect, it } from 'vitest'
import { buildPayment } from '../../../testing/rows.ts'
import { earlierBeneficiaries } from './earlier-beneficiaries.ts'

const payment = (name: string, account: string, currency: string) =>
  buildPayment({ rail: 'SWIFT', currency, beneficiary: { name, account } })

it('lists each beneficiary once, with the details of the latest payment', () => {
  const payments = [
    payment('Fazenda', '1234', 'USD'),
    payment('Kissa', '5678', 'JPY'),
    payment('Fazenda', '1234', 'EUR'),
    payment('Fazenda', '9999', 'EUR'),
  ]
  expect(earlierBeneficiaries(payments)).toEqual([
    { name: 'Fazenda', account: '1234', rail: 'SWIFT', currency: 'USD' },
    { name: 'Kissa', account: '5678', rail: 'SWIFT', currency: 'JPY' },
    { name: 'Fazenda', account: '9999', rail: 'SWIFT', currency: 'EUR' },
  ])
})
