import { PLACES } from './names.ts'

const FORMS = { DE: '# & Co. KG', FR: '# & Fils SARL', NL: '# & Zonen B.V.' } as const
type FirmCountry = keyof typeof FORMS
const COUNTRIES: readonly FirmCountry[] = ['DE', 'FR', 'NL']

/** Firms of any industry in Europe, each with its country; none at home, where they would be namesakes of the staff. */
export const familyFirmsAbroad = (home: string): (readonly [name: string, country: FirmCountry])[] =>
  COUNTRIES.filter((country) => country !== home).flatMap((country) =>
    PLACES[country].people.map((person) => {
      const family = person.slice(person.indexOf(' ') + 1)
      return [FORMS[country].replace('#', family.charAt(0).toUpperCase() + family.slice(1)), country] as const
    }),
  )
