import { describe, expect, it } from 'vitest'
import type { Card } from '../../../../src/contract/cards.ts'
import type { FxQuote } from '../../../../src/contract/fx.ts'
import type { Organization } from '../../../../src/contract/organizations.ts'
import { topUpAccount } from '../../../bank/domains/accounts/changes.ts'
import { ownAccount } from '../../../bank/scenarios/prospect/account-numbers.ts'
import { PROSPECT_COUNTRIES, PROSPECT_SIZES, type ProspectKit } from '../../../bank/store/prospect-kit.ts'
import { kitOf } from '../../../bank/testing/any-kit.ts'
import { Teller } from '../../../bank/testing/teller.ts'
import { loadCustomer } from './customer.ts'
import { formOf, type Values } from './fill-values.ts'

const FIELDS = {
  signUp: ['companyName', 'terms'],
  profile: ['registrationNumber', 'directorsCount'],
  owner: ['fullName', 'ownershipPct'],
  payment: ['rail', 'beneficiaryAccount'],
  card: ['cardType', 'cardholder'],
  account: ['currency', 'type', 'label'],
  settings: ['name', 'website', 'address'],
  exchange: ['fromCurrency', 'toCurrency'],
}

const OTHERS = /Halden|Sarah|Bermondsey|Nordlicht|Brouwershuis|Mirador|Tidewater|Rosa\b|Edith|Jonas Feld/

/** Sends what Fill would type, as the product sends it. */
async function filling(teller: Teller, kit: ProspectKit) {
  const customer = await loadCustomer(teller.bank)
  const values = (form: keyof typeof FIELDS, set: Values = {}): Values => {
    const entered = (name: string) => set[name] ?? ''
    const filled = { ...formOf(FIELDS[form])?.values({ bank: teller.bank, customer, entered }), ...set }
    expect(JSON.stringify(filled)).not.toMatch(OTHERS)
    return filled
  }
  const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const { status, json, text } = await teller.ask(method, path, body)
    expect({ path, body, status, text }).toMatchObject({ status: status < 300 ? status : 'accepted' })
    return json
  }
  return {
    customer,
    values,
    send,
    pay: async (set?: Values) => {
      const { beneficiaryName, beneficiaryAccount, ...payment } = values('payment', set)
      const beneficiary = { name: beneficiaryName, account: beneficiaryAccount }
      await send('POST', '/api/payments', { ...payment, beneficiaryName, beneficiaryAccount, beneficiary })
    },
    open: () => send('POST', '/api/accounts', { ...values('account'), ...ownAccount(kit, teller.bank.random) }),
    issue: () => send('POST', '/api/cards', { ...values('card'), cardType: 'virtual' }),
    exchange: async () => {
      const { fromCurrency, toCurrency, amount } = values('exchange')
      const wanted = { fromCurrency, toCurrency, amount: Number(amount) }
      const { rate } = (await send('POST', '/api/fx/quote', wanted)) as FxQuote
      await send('POST', '/api/fx/execute', { fromCurrency, toCurrency, notional: Number(amount), rate, markupBps: 50 })
    },
  }
}

describe.each(PROSPECT_COUNTRIES)('a prospect of %s', (country) => {
  it.each(PROSPECT_SIZES)('can do everything that Fill proposes, as a %s company', async (size) => {
    const kit = kitOf({ company: 'Brightwater Logistics', country, size })
    for (const scenario of ['established', 'enterprise'] as const) {
      const teller = await Teller.at(scenario, { prospect: kit, payments: 60 })
      const { send, values, pay, open, issue, exchange } = await filling(teller, kit)
      await pay()
      for (const currency of ['GBP', 'EUR', 'USD', 'JPY']) await pay({ currency })
      await pay({ reference: 'DEMO-FAIL' })
      await exchange()
      await open()
      await issue()
      const [card] = await teller.list<Card>('/api/cards')
      await send('PATCH', `/api/cards/${card?.id ?? ''}`, { status: 'frozen' })
      const [company] = await teller.list<Organization>('/api/organizations')
      const settings = values('settings')
      await send('PATCH', `/api/organizations/${company?.id ?? ''}`, settings)
      expect((await teller.list<Organization>('/api/organizations'))[0]).toMatchObject(settings)
    }
  })

  it('comes from sign-up to the first payment with what Fill proposes', async () => {
    const kit = kitOf({ company: 'Brightwater Logistics', person: 'Anouk de Vries;CFO', country })
    const teller = await Teller.signedOutAt('fresh', { prospect: kit })
    const { customer, send, values, pay, open, issue } = await filling(teller, kit)
    const { email, password, contactName: name } = values('signUp')
    await send('POST', '/api/register', { email, passwordHash: password, name })
    const link = teller.bank.db.mails.all().at(-1)?.link ?? ''
    await send('GET', `/api/verify-email${link.slice(link.indexOf('?'))}`, undefined)
    await send('POST', '/api/login', { username: email, password })
    await send('POST', '/api/kyb/submit', values('profile'))
    await send('POST', '/api/kyc/ubo', values('owner'))
    await send('POST', '/api/kyc/ubo', values('owner'))
    const [company] = await teller.list<Organization>('/api/organizations')
    expect(company).toMatchObject({ name: kit.company, country, address: customer.address })
    await open()
    const [account] = teller.bank.db.accounts.all()
    await teller.bank.change((tx) => topUpAccount(tx, account?.id ?? '', '10000'))
    await pay({ currency: customer.currency })
    await issue()
    await teller.wait(120_000)
    expect(teller.bank.db.payments.all().map(({ status }) => status)).toEqual(['settled'])
  })
})
