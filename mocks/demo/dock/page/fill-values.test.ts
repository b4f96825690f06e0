import { describe, expect, it } from 'vitest'
import type { BeneficialOwner } from '../../../../src/contract/business-verification.ts'
import { createPaymentSchema, RAILS } from '../../../../src/contract/payments.ts'
import { kitOf } from '../../../bank/testing/any-kit.ts'
import { Teller } from '../../../bank/testing/teller.ts'
import { loadCustomer } from './customer.ts'
import { formOf } from './fill-values.ts'

const PAYMENT = ['rail', 'amount', 'currency', 'beneficiaryName', 'beneficiaryAccount', 'reference']
const OWNER = ['fullName', 'dob', 'nationality', 'ownershipPct']

const valuesAt = async ({ bank }: Teller, names: string[], entered = (_name: string) => '') =>
  formOf(names)?.values({ bank, customer: await loadCustomer(bank), entered })

describe('the values for a payment', () => {
  it.each(RAILS)('by %s are accepted by the bank, for a company with and without earlier payees', async (rail) => {
    for (const scenario of ['established', 'empty'] as const) {
      const teller = await Teller.at(scenario)
      const values = await valuesAt(teller, PAYMENT, (name) => (name === 'rail' ? rail : ''))
      expect(values).toMatchObject({ rail })
      const { beneficiaryName, beneficiaryAccount } = values ?? {}
      const body = createPaymentSchema.cast({
        ...values,
        beneficiary: { name: beneficiaryName, account: beneficiaryAccount },
      })
      expect((await teller.ask('POST', '/api/payments', body)).status).toBe(201)
    }
  })

  it.each([
    ['GBP', 'FASTER_PAYMENTS'],
    ['EUR', 'SEPA_INSTANT'],
    ['USD', 'SWIFT'],
  ])('in %s go by %s', async (currency, rail) => {
    const teller = await Teller.at('established')
    const values = await valuesAt(teller, PAYMENT, (name) => (name === 'currency' ? currency : ''))
    expect(values).toMatchObject({ currency, rail })
  })

  it('in yen have no decimals', async () => {
    const teller = await Teller.at('empty')
    const values = await valuesAt(teller, PAYMENT, (name) => (name === 'currency' ? 'JPY' : ''))
    expect(values?.amount).toMatch(/^\d+$/)
  })
})

describe('the values for owners', () => {
  it('add up to the whole company', async () => {
    const teller = await Teller.at('empty')
    await teller.handOver()
    const add = async () => (await teller.ask('POST', '/api/kyc/ubo', await valuesAt(teller, OWNER))).status
    expect([await add(), await add(), await add()]).toEqual([201, 201, 422])
  })
})

describe('the values for people', () => {
  it('leave out owners who are listed already, even rejected ones', async () => {
    const prospect = kitOf({ company: 'Brightwater Logistics', country: 'US' })
    const teller = await Teller.at('onboarding', { prospect })
    const names = (await teller.list<BeneficialOwner>('/api/kyc/list')).map(({ fullName }) => fullName)
    expect(names).not.toContain((await valuesAt(teller, OWNER))?.fullName)
  })

  it('leave out the directors that the page lists', async () => {
    const { bank } = await Teller.at('fresh')
    const customer = await loadCustomer(bank)
    const listed: string[] = []
    const isListed = (person: string) => listed.includes(person)
    const next = () => formOf(['fullName', 'nationality'])?.values({ bank, customer, isListed }).fullName ?? ''
    for (let name = next(); name !== ''; name = next()) listed.push(name)
    expect(listed).toEqual([...customer.others, customer.person])
  })
})

describe('the values for a sign-up', () => {
  it('use an address that is free', async () => {
    const teller = await Teller.at('fresh')
    const customer = await loadCustomer(teller.bank)
    const signUp = () => formOf(['companyName', 'terms'])?.values({ bank: teller.bank, customer }) ?? {}
    const first = signUp()
    await teller.ask('POST', '/api/register', {
      email: first.email,
      passwordHash: first.password,
      name: first.contactName,
    })
    expect(signUp().email).not.toBe(first.email)
  })
})

it('knows no values for another form', () => {
  expect(formOf(['search'])).toBeUndefined()
})
