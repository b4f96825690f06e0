import { cs_CZ, pl } from '@faker-js/faker'
import { expect, test } from 'vitest'
import { COUNTRIES } from './countries.ts'
import { loadNames } from './names.ts'

test.each([
  ['PL', pl, /[scz]ki$|y$/, /[scz]ka$/],
  ['CZ', cs_CZ, /[ký]$/, /ová$/],
] as const)('women and men of %s have surnames of their sex', async (country, { person }, ofMen, ofWomen) => {
  const { female = [], male = [] } = person?.first_name ?? {}
  const people = (await loadNames(country))(7).people(200)
  const surnamesOf = (names: readonly string[]) =>
    people.map((each) => each.split(' ')).flatMap(([first = '', last = '']) => (names.includes(first) ? [last] : []))
  const women = surnamesOf(female.filter((name) => !male.includes(name)))
  const men = surnamesOf(male.filter((name) => !female.includes(name)))
  expect(women.some((last) => ofWomen.test(last))).toBe(true)
  expect(women.filter((last) => ofMen.test(last))).toEqual([])
  expect(men.some((last) => ofMen.test(last))).toBe(true)
  expect(men.filter((last) => /ová$|ska$/.test(last) && last !== 'Pietruszka')).toEqual([])
})

test.each([
  ['PL', /^(ul|al)\. /],
  ['IT', /^(Via|Viale|Corso) /],
  ['ES', /^(Calle|Avenida|Paseo) /],
  ['PT', /^(Rua|Avenida) /],
] as const)('a company of %s is in a street', async (country, street) => {
  const names = (await loadNames(country))(7)
  expect(Array.from({ length: 40 }, names.street).filter((each) => !street.test(each))).toEqual([])
})

test('Dutch companies and streets begin with a capital, also those that begin with a surname such as van Dijk', async () => {
  const names = (await loadNames('NL'))(7)
  const all = [...names.companies(200), ...Array.from({ length: 100 }, names.street)]
  expect(all.filter((each) => /^[a-z]|& [a-z]/.test(each))).toEqual([])
  expect(names.people(100).filter((each) => / van | de /.test(each))).not.toEqual([])
})

test.each(Object.keys(COUNTRIES) as (keyof typeof COUNTRIES)[])(
  'no company of %s has one partner twice',
  async (country) => {
    const companies = (await loadNames(country))(7).companies(300)
    expect(companies.filter((each) => /^(.+) & \1 /.test(each))).toEqual([])
  },
)

test.each(['SE', 'NO', 'DK', 'GB'] as const)('nobody of %s has one surname twice', async (country) => {
  const people = (await loadNames(country))(7).people(3000)
  expect(people.filter((each) => /(\S+)[ -]\1$/.test(each))).toEqual([])
})
