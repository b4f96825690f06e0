import type { ProspectCountry, ProspectKit } from '../../store/prospect-kit.ts'
import { namedStream, type Random } from '../../store/random.ts'
import type { DeclaredOwner } from '../../domains/business-verification/seed.ts'
import type { Company } from '../../domains/organizations/seed.ts'
import { nationalityOf } from '../business.ts'
import { COUNTRIES } from '../names/countries.ts'
import { loadNames, type Names } from '../names/names.ts'
import type { IbanCountry } from './account-numbers.ts'

interface Draw extends Random {
  /** A number about as large as this one, the same for the same kit. */
  about: (value: number) => number
}

/** The same numbers for the same kit and seed in every browser. */
export function drawFor(kit: ProspectKit, seed: number, purpose: string): Draw {
  const draw = namedStream(`${purpose} ${seed} ${JSON.stringify(kit)}`)
  return { ...draw, about: (value) => value * (0.94 + draw.int(0, 12_000) / 100_000) }
}

interface Supplier {
  name: string
  country: IbanCountry
}

/** Everybody that a prospect deals with, the same in each of its scenarios. */
export interface Cast {
  person: { name: string; email: string }
  company: Omit<Company, 'status'>
  city: string
  phone: string
  owners: DeclaredOwner[]
  colleagues: readonly string[]
  /** Companies of the own country, of two European ones in turn, and of one overseas. */
  home: readonly string[]
  europe: readonly Supplier[]
  overseas: readonly string[]
}

const COLLEAGUES = 10
const HOME = 16
const EUROPE = 24
const OVERSEAS = 12
const SPARE = 4

/** `#` becomes a digit, and `@` a letter that postcodes of Britain, Canada, Ireland and the Netherlands have. */
const filled = (pattern: string, { int }: Pick<Random, 'int'>): string =>
  pattern.replace(/#/g, () => String(int(1, 9))).replace(/@/g, () => 'AEHNPRTWX'.charAt(int(0, 8)))

type NamesFor = (seed: number) => Names

function castFrom(
  kit: ProspectKit,
  seed: number,
  [home, first, second, overseas]: readonly [NamesFor, NamesFor, NamesFor, NamesFor],
): Cast {
  const draw = drawFor(kit, seed, 'cast')
  const names = (drawn: NamesFor) => drawn(draw.int(0, 0x7fffffff))
  const { company: name, person, country } = kit
  const facts = COUNTRIES[country]
  const own = names(home)
  const taken = new Set<string>()
  /** Without namesakes: companies of two countries may share a legal form. */
  const companies = (from: Names, count: number): string[] => {
    const free = from.companies(count + SPARE).filter((each) => !taken.has(each))
    const chosen = free.slice(0, count)
    for (const each of chosen) taken.add(each)
    return chosen
  }
  const colleagues = own.people(COLLEAGUES + 1).filter((each) => each !== person.name)
  const atHome = companies(own, HOME)
  const suppliers = [first, second].map((from) => companies(names(from), EUROPE / 2))
  const nationality = nationalityOf(country)
  return {
    person: { name: person.name, email: person.email },
    company: {
      name,
      website: `https://${person.email.split('@')[1] ?? ''}`,
      address: `${own.street()}, ${filled(facts.place, draw)}`,
      registrationNumber: filled(facts.registration, draw),
      country,
    },
    city: facts.city,
    phone: filled(facts.phone, draw),
    owners: [
      { fullName: person.name, dob: '1982-05-14', nationality, ownershipPct: 60, status: 'approved' },
      { fullName: colleagues[0] ?? '', dob: '1976-10-03', nationality, ownershipPct: 40, status: 'approved' },
    ],
    colleagues: colleagues.slice(0, COLLEAGUES),
    home: atHome,
    europe: Array.from({ length: EUROPE }, (_, index) => ({
      name: suppliers[index % 2]?.[Math.floor(index / 2)] ?? '',
      country: facts.europe[index % 2] ?? 'DE',
    })),
    overseas: companies(names(overseas), OVERSEAS),
  }
}

/** Americans buy overseas in Britain, all others in the United States. */
const overseasOf = (country: ProspectCountry): ProspectCountry => (country === 'US' ? 'GB' : 'US')

/** Loads the names of the countries that a prospect deals with. */
export async function loadCast(kit: ProspectKit): Promise<(seed: number) => Cast> {
  const [first, second] = COUNTRIES[kit.country].europe
  const names = await Promise.all([
    loadNames(kit.country),
    loadNames(first),
    loadNames(second),
    loadNames(overseasOf(kit.country)),
  ] as const)
  return (seed) => castFrom(kit, seed, names)
}
