import { Faker, type LocaleDefinition } from '@faker-js/faker'
import type { ProspectCountry } from '../../store/prospect-kit.ts'
import { COUNTRIES } from './countries.ts'

/** Invented people, streets and companies of one country: the same ones for the same seed, each of them once. */
export interface Names {
  people: (count: number) => string[]
  companies: (count: number) => string[]
  /** A street with a house number. */
  street: () => string
}

/** A chunk for each country, loaded only by a scenario that is set in it. */
const LOCALES = import.meta.glob<LocaleDefinition[]>('./names-*.ts', { import: 'locale' })

/** Loads the names of a country; the result draws them from a seed. */
export async function loadNames(country: ProspectCountry): Promise<(seed: number) => Names> {
  const locale = (await LOCALES[`./names-${country.toLowerCase()}.ts`]?.()) ?? []
  return (seed) => {
    const faker = new Faker({ locale, seed })
    const { forms, numberFirst = false } = COUNTRIES[country]
    const surname = () => faker.person.lastName()
    const form = () => faker.helpers.arrayElement(forms)
    const company = () =>
      faker.datatype.boolean(0.4) ? `${surname()} & ${surname()} ${form()}` : `${surname()} ${form()}`
    return {
      people: (count) => faker.helpers.uniqueArray(() => `${faker.person.firstName()} ${surname()}`, count),
      companies: (count) => faker.helpers.uniqueArray(company, count),
      street() {
        const number = String(faker.number.int({ min: 2, max: 180 }))
        return numberFirst ? `${number} ${faker.location.street()}` : `${faker.location.street()} ${number}`
      },
    }
  }
}
