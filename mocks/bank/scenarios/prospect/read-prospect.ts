import { plainLetters } from '../../../../src/contract/values/latin-letters.ts'
import { isRecord } from '../../store/plain-text.ts'
import { COUNTRIES } from '../names/countries.ts'
import {
  isContactEmail,
  isName,
  isOneOf,
  MAX_PAYEES,
  PROSPECT_COUNTRIES,
  PROSPECT_CURRENCIES,
  PROSPECT_SIZES,
  type ProspectCountry,
  type ProspectKit,
} from '../../store/prospect-kit.ts'

/** A kit as a script, a form or a link states it: only the company is needed. */
export interface ProspectWish extends Partial<Omit<ProspectKit, 'person' | 'payees'>> {
  company: string
  /** A name, `name; job; e-mail`, or the three as an object. */
  person?: string | Partial<ProspectKit['person']>
  payees?: readonly string[]
}

/** Lower-case letters and digits without accents; empty for other scripts. */
const plain = (text: string): string =>
  plainLetters(text)
    .replace(/[^a-z\d\s]/g, '')
    .trim()

/** `Brightwater Logistics` -> `brightwater.example` */
const domainOf = (company: string): string => `${plain(company).split(/\s+/)[0]?.slice(0, 24) || 'company'}.example`

const emailOf = (name: string, company: string): string =>
  `${plain(name).split(/\s+/)[0] || 'office'}@${domainOf(company)}`

/** Validates a kit of any source and fills in what was left out; returns one sentence when a part is invalid. */
export function readProspect(value: unknown): ProspectKit | string {
  if (!isRecord(value)) return 'The prospect must be an object with a company'
  const { company, person, country = 'GB', currency, size = 'mid', payees = [], bank = '', ...unknown } = value
  const [extra] = Object.keys(unknown)
  if (extra !== undefined) return `A prospect has no ${extra.slice(0, 40)}`
  if (company === undefined) return 'The prospect needs a company'
  if (!isName(company)) return 'The company must be a name of at most 60 characters'
  if (!isOneOf(PROSPECT_COUNTRIES, country)) return `The country must be one of ${PROSPECT_COUNTRIES.join(', ')}`
  const money = currency ?? COUNTRIES[country].currency
  if (!isOneOf(PROSPECT_CURRENCIES, money)) return `The currency must be one of ${PROSPECT_CURRENCIES.join(', ')}`
  if (!isOneOf(PROSPECT_SIZES, size)) return `The size must be one of ${PROSPECT_SIZES.join(', ')}`
  if (bank !== '' && !isName(bank)) return 'The name of the bank must have at most 60 characters'
  const contact = readPerson(person, company, country)
  if (typeof contact === 'string') return contact
  const names = readPayees(payees)
  if (typeof names === 'string') return names
  return {
    company: company.trim(),
    person: contact,
    country,
    currency: money,
    size,
    payees: names,
    bank: bank.trim(),
  }
}

function readPerson(value: unknown, company: string, country: ProspectCountry): ProspectKit['person'] | string {
  const [first, second, third] = typeof value === 'string' ? value.split(';') : []
  const parts = typeof value === 'string' ? { name: first, job: second, email: third } : (value ?? {})
  if (!isRecord(parts)) return 'The person must be a name or an object'
  const { name, job, email, ...unknown } = parts
  const [extra] = Object.keys(unknown)
  if (extra !== undefined) return `A person has no ${extra.slice(0, 40)}`
  const called = orElse(name, COUNTRIES[country].contact)
  if (!isName(called)) return 'The person must have a name of at most 60 characters'
  const works = orElse(job, '')
  if (works !== '' && !isName(works)) return 'The job must have at most 60 characters'
  const address = orElse(email, emailOf(called, company))
  if (typeof address !== 'string' || !isContactEmail(address.trim()))
    return 'The e-mail of the person must be an address such as anna@brightwater.example'
  return { name: called.trim(), job: works.trim(), email: address.trim().toLowerCase() }
}

const orElse = (value: unknown, usual: string): unknown =>
  value === undefined || (typeof value === 'string' && value.trim() === '') ? usual : value

function readPayees(value: unknown): string[] | string {
  if (!Array.isArray(value)) return 'The payees must be a list of names'
  const names = value as unknown[]
  const kept = names.filter((name) => typeof name !== 'string' || name.trim() !== '')
  if (kept.length > MAX_PAYEES) return `There can be at most ${MAX_PAYEES} payees`
  if (!kept.every(isName)) return 'Each payee must be a name of at most 60 characters'
  return [...new Set(kept.map((name) => name.trim()))]
}

/** The parts of a link that carry a kit; what equals the usual is left out. */
export function prospectParameters({
  company,
  person,
  country,
  currency,
  size,
  payees,
}: ProspectKit): Record<string, string> {
  const { name, job, email } = person
  const own = email === emailOf(name, company) ? '' : email
  return {
    company,
    person: [name, job, own].join(';').replace(/;+$/, ''),
    country,
    ...(currency !== COUNTRIES[country].currency && { money: currency }),
    ...(size !== 'mid' && { size }),
    ...(payees.length > 0 && { payees: payees.join(';') }),
  }
}
