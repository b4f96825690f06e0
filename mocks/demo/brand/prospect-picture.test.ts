import { expect, test } from 'vitest'
import { PROSPECT_COUNTRIES, type ProspectKit } from '../../bank/store/prospect-kit.ts'
import { COUNTRIES } from '../../bank/scenarios/names/countries.ts'
import { pictureFor } from './prospect-picture.ts'

const kitOf = (country: ProspectKit['country']): ProspectKit => ({
  company: 'Brightwater Logistics',
  person: { name: 'Anouk de Vries', job: 'CFO', email: 'anouk@brightwater.example' },
  country,
  currency: COUNTRIES[country].currency,
  size: 'mid',
  payees: [],
  bank: '',
})

test.for(PROSPECT_COUNTRIES)('starts in the city of a company of %s, in its currency', (country) => {
  const { balance, routes } = pictureFor(kitOf(country))
  const { city, currency } = COUNTRIES[country]
  expect(balance.currency).toBe(currency)
  expect(routes.map(({ from }) => from)).toEqual([city, city, city])
  expect(new Set([city, ...routes.map(({ to }) => to)]).size).toBe(4)
  expect(/London|Bristol|GBP/.test(JSON.stringify(routes))).toBe(country === 'GB')
})
