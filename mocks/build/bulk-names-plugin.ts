import type { Plugin } from 'vite'

const MODULE = 'virtual:bulk-names'
const SEED = 2026
const PEOPLE = 60
const COMPANIES = 180

/** Names for large scenarios, drawn by faker at build time with a fixed seed: 8 kB instead of faker's 400 kB. */
export function bulkNamesPlugin(): Plugin {
  return {
    name: 'corridor:bulk-names',
    resolveId: (source) => (source === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const { faker } = await import('@faker-js/faker/locale/en_GB')
      faker.seed(SEED)
      const people = Array.from({ length: PEOPLE }, () => faker.person.fullName())
      const companies = Array.from({ length: COMPANIES }, () => faker.company.name())
      return `export const people = ${JSON.stringify(people)}\nexport const companies = ${JSON.stringify(companies)}\n`
    },
  }
}
