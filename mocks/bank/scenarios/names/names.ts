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

/** Polish surnames that are adjectives have an ending for women; faker has only the one for men. */
const feminine = (surname: string): string => surname.replace(/([scz]k)i$/, '$1a').replace(/y$/, 'a')

/** Some locales join two surnames, now and then one with itself, which is usual only in Spain. */
const once = (surname: string): string => surname.replace(/^(.+)[ -]\1$/, '$1')

/** Without an abbreviation such as the Polish `ul.`, which begins with a small letter. */
const capitalised = (name: string): string => name.replace(/^[a-z](?![a-z]*\.)/, (letter) => letter.toUpperCase())

/** Loads the names of a country; the result draws them from a seed. */
export async function loadNames(country: ProspectCountry): Promise<(seed: number) => Names> {
  const locale = (await LOCALES[`./names-${country.toLowerCase()}.ts`]?.()) ?? []
  return (seed) => {
    const faker = new Faker({ locale, seed })
    const { forms, numberFirst = false } = COUNTRIES[country]
    /** A Dutch `van` and `de` begin with a capital where no first name precedes them. */
    const surname = () => capitalised(faker.person.lastName())
    /** In some languages the surname depends on the sex. */
    const person = () => {
      const sex = faker.person.sexType()
      const drawn = faker.person.lastName(sex)
      const last = country === 'ES' ? drawn : once(drawn)
      return `${faker.person.firstName(sex)} ${country === 'PL' && sex === 'female' ? feminine(last) : last}`
    }
    const company = () => {
      const partners = faker.helpers.uniqueArray(surname, faker.datatype.boolean(0.4) ? 2 : 1)
      return `${partners.join(' & ')} ${faker.helpers.arrayElement(forms)}`
    }
    return {
      people: (count) => faker.helpers.uniqueArray(person, count),
      companies: (count) => faker.helpers.uniqueArray(company, count),
      street() {
        const number = String(faker.number.int({ min: 2, max: 180 }))
        const street = capitalised(faker.location.street())
        return numberFirst ? `${number} ${street}` : `${street} ${number}`
      },
    }
  }
}
