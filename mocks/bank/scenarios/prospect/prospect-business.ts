import { minorDigits } from '../../../../src/contract/values/money.ts'
import type { ProspectCurrency, ProspectKit, ProspectSize } from '../../store/prospect-kit.ts'
import { namedStream, type Random } from '../../store/random.ts'
import type { Holding } from '../../domains/accounts/seed.ts'
import type { DeclaredOwner } from '../../domains/business-verification/seed.ts'
import type { Company } from '../../domains/organizations/seed.ts'
import type { Beneficiary } from '../../domains/payments/seed.ts'
import { type Business, type BusinessCard, nationalityOf, type Order } from '../business.ts'
import { beneficiaries, type BeneficiaryKey, lines } from '../halden-payments.ts'
import { ownAccount, beneficiaryIban, sortCodeAndAccount } from './account-numbers.ts'
import { HOME_BENEFICIARIES, type Industry, industryOf, PLACES, TRADES } from './names.ts'

/** Rough rates: amounts of one currency become similar ones of another. */
const POUNDS: Readonly<Record<string, number>> = { GBP: 1, USD: 0.79, EUR: 0.87, JPY: 1 / 186, CAD: 1 / 1.8 }

/** Payments and balances grow with the size, salaries and services less so. */
const SCALES: Readonly<Record<ProspectSize, { money: number; salary: number; service: number }>> = {
  small: { money: 0.4, salary: 0.6, service: 0.5 },
  mid: { money: 1, salary: 1, service: 1 },
  large: { money: 24, salary: 1.4, service: 7 },
}

/** The part that each beneficiary of the pattern plays in a prospect's book. */
const STAFF = ['amelia', 'tom', 'priya'] as const
const SERVICES = ['wharf', 'ashdown', 'tideway', 'packhorse'] as const
const EUROPE = ['nordlicht', 'belleville', 'haven', 'sur', 'kroeger', 'brouwers'] as const
const ABROAD = ['yirgalem', 'mirador', 'clara', 'nyeri', 'esperanza', 'gayo', 'kissa'] as const

/** Stated payees take these parts in turn, so that they are seen all over the book. */
const STATED = [
  'mirador',
  'nordlicht',
  'tideway',
  'nyeri',
  'belleville',
  'gayo',
  'haven',
  'clara',
  'packhorse',
  'kroeger',
  'yirgalem',
  'sur',
] as const

const isOne = (keys: readonly BeneficiaryKey[], key: BeneficiaryKey): boolean => keys.includes(key)

interface Draw extends Random {
  /** A number about as large as this one, the same for the same kit. */
  about: (value: number) => number
}

/** The same numbers for the same kit and seed in every browser. */
export function drawFor(kit: ProspectKit, seed: number, purpose: string): Draw {
  const { int, uuid } = namedStream(`${purpose} ${seed} ${JSON.stringify(kit)}`)
  return {
    int,
    uuid,
    fraction: () => int(0, 0x3fffffff) / 0x40000000,
    pick: (from) => from[int(0, from.length - 1)] as (typeof from)[number],
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    about: (value) => value * (0.94 + int(0, 12_000) / 100_000),
  }
}

/** Who a prospect's scenarios are about. */
export function peopleOf(kit: ProspectKit, { pick, int }: Pick<Random, 'pick' | 'int'>) {
  const { company: name, person, country } = kit
  const place = PLACES[country]
  const colleagues = place.people.filter((each) => each !== person.name)
  const company: Omit<Company, 'status'> = {
    name,
    website: `https://${person.email.split('@')[1] ?? ''}`,
    address: pick(place.addresses),
    registrationNumber: place.registration.replace(/#/g, () => String(int(1, 9))),
    country,
  }
  const nationality = nationalityOf(country)
  const owners: DeclaredOwner[] = [
    { fullName: person.name, dob: '1982-05-14', nationality, ownershipPct: 60, status: 'approved' },
    { fullName: colleagues[0] ?? '', dob: '1976-10-03', nationality, ownershipPct: 40, status: 'approved' },
  ]
  return { person: { name: person.name, email: person.email }, company, owners, colleagues }
}

export const foreignTo = (currency: ProspectCurrency): ProspectCurrency => (currency === 'USD' ? 'GBP' : 'USD')

export const homeCurrency = ({ country }: ProspectKit): ProspectCurrency =>
  country === 'GB' ? 'GBP' : country === 'US' ? 'USD' : 'EUR'

/** Rounded as people agree on amounts: round ones stay round. */
export function amountIn(currency: string, pounds: number, round: boolean): number {
  const amount = pounds / (POUNDS[currency] ?? 1)
  if (minorDigits(currency) === 0) return Math.max(1000, Math.round(amount / 1000) * 1000)
  if (round) return Math.max(5, Math.round(amount / 5) * 5)
  return Math.max(1, Math.round(amount * 100) / 100)
}

export const inPounds = (amount: number, currency: string): number => amount * (POUNDS[currency] ?? 1)

/** A beneficiary whose account fits the rail that its currency needs. */
export function beneficiaryIn(
  currency: string,
  name: string,
  country: ProspectKit['country'],
  draw: Random,
): Beneficiary {
  if (currency === 'EUR') {
    const home = country === 'GB' || country === 'US' ? 'DE' : country
    return { name, rail: 'SEPA', currency, account: beneficiaryIban(home, draw) }
  }
  if (currency === 'GBP' && country === 'GB')
    return { name, rail: 'FASTER_PAYMENTS', currency, account: sortCodeAndAccount(draw) }
  return { name, rail: 'SWIFT', currency, account: `${draw.int(1, 9)}${draw.digits(10)}` }
}

export const overSwift = (beneficiary: Beneficiary, draw: Random): Beneficiary => ({
  ...beneficiary,
  rail: 'SWIFT',
  account: `${draw.int(1, 9)}${draw.digits(10)}`,
})

/** Every second one is paid in the foreign currency. */
export const namesAbroad = ({ abroad, british }: (typeof TRADES)[Industry], foreign: ProspectCurrency): string[] =>
  abroad.map((name, index) => (foreign === 'GBP' && index % 2 === 1 ? (british[(index - 1) / 2] ?? name) : name))

/** The established business of a prospect: payments on the same days, with other people, payees and amounts. */
export function businessOf(kit: ProspectKit, seed: number): Business {
  const draw = drawFor(kit, seed, 'established')
  const { country, currency: main, size } = kit
  const home = homeCurrency(kit)
  const foreign = foreignTo(main)
  const scale = SCALES[size]
  const place = PLACES[country]
  const trade = TRADES[industryOf(kit.company)]
  const { person, company, owners, colleagues } = peopleOf(kit, draw)

  const holding = (label: string, currency: string, type: Holding['type'], pounds: number): Holding => ({
    label,
    currency,
    type,
    number: ownAccount(kit, draw),
    current: amountIn(currency, draw.about(pounds * scale.money), false),
  })
  const operating = holding('Operating account', main, 'dedicated', 418_000)
  const payroll = holding('Payroll', home, 'dedicated', 42_900)
  const tax = holding('Tax reserve', home, 'dedicated', 38_200)
  const europe = holding(trade.europeAccount, 'EUR', 'dedicated', 56_400)
  const abroad = holding(trade.abroadAccount, foreign, 'dedicated', 61_700)
  const project = holding(trade.projectAccount, foreign, 'multi', 18_300)
  const tokyo = holding('Tokyo office', 'JPY', 'multi', 13_200)
  const canada = holding('', 'CAD', 'multi', 7_000)

  const abroadNames = namesAbroad(trade, foreign)
  const names = new Map<BeneficiaryKey, string>([
    ...STAFF.map((key, index): [BeneficiaryKey, string] => [key, colleagues[index + 1] ?? '']),
    ...ABROAD.map((key, index): [BeneficiaryKey, string] => [key, abroadNames[index] ?? '']),
    ...EUROPE.map((key, index): [BeneficiaryKey, string] => [key, trade.europe[index]?.[0] ?? '']),
    ['wharf', place.landlord],
    ['ashdown', place.accountants],
    ['tideway', HOME_BENEFICIARIES[country][industryOf(kit.company)][0]],
    ['packhorse', HOME_BENEFICIARIES[country][industryOf(kit.company)][1]],
    ...kit.payees.map((name, index): [BeneficiaryKey, string] => [STATED[index % STATED.length] ?? 'mirador', name]),
  ])
  const payees = new Map(
    [...names].map(([key, name]): [BeneficiaryKey, Beneficiary] => {
      if (isOne(EUROPE, key)) {
        const from = trade.europe[EUROPE.indexOf(key as (typeof EUROPE)[number])]?.[1] ?? 'DE'
        const payee = beneficiaryIn('EUR', name, from, draw)
        return [key, key === 'brouwers' ? { ...payee, rail: 'SEPA_INSTANT' } : payee]
      }
      if (!isOne(ABROAD, key)) return [key, beneficiaryIn(home, name, country, draw)]
      // Every second one abroad is paid in the main currency, by SWIFT.
      const currency =
        key === 'kissa' ? 'JPY' : ABROAD.indexOf(key as (typeof ABROAD)[number]) % 2 === 0 ? main : foreign
      return [key, overSwift(beneficiaryIn(currency, name, country, draw), draw)]
    }),
  )

  const holdingOf = (key: BeneficiaryKey, currency: string): Holding => {
    if (isOne(STAFF, key)) return payroll
    if (currency === 'JPY') return tokyo
    if (isOne(EUROPE, key)) return europe
    if (isOne(ABROAD, key)) return currency === main ? operating : abroad
    return home === main ? operating : payroll
  }
  const factorOf = (key: BeneficiaryKey): number => {
    if (isOne(STAFF, key)) return scale.salary
    return isOne(SERVICES, key) ? scale.service : scale.money
  }
  const referenceOf = (key: BeneficiaryKey, given: string, index: number): string => {
    if (isOne(STAFF, key)) return given
    if (key === 'wharf') return 'Rent'
    if (key === 'ashdown') return 'Accounts and tax, Q3'
    if (isOne(ABROAD, key)) return `${trade.abroadReference} 26-${String(31 + index).padStart(3, '0')}`
    if (isOne(EUROPE, key)) return `${trade.europeReference} ${7_640 + 3 * index}`
    return `${trade.homeReference} ${9_100 + 2 * index}`
  }

  /** What stays the same each time, such as a salary, is drawn once. */
  const regular = new Map<BeneficiaryKey, number>([...STAFF, 'wharf' as const].map((key) => [key, draw.about(1)]))
  const orders = lines.map((line, index): Order => {
    const [week, weekday, time, key, amount, given, failed] = line
    const beneficiary = payees.get(key) as Beneficiary
    const pounds = inPounds(amount, beneficiaries[key].currency) * factorOf(key) * (regular.get(key) ?? draw.about(1))
    return {
      on: [week, weekday, time],
      beneficiary,
      amount: amountIn(beneficiary.currency, pounds, Number.isInteger(amount)),
      reference: referenceOf(key, given, index),
      fails: failed !== undefined,
      from: holdingOf(key, beneficiary.currency),
    }
  })
  // A failed payment is repeated with the same amount and reference.
  orders.forEach((order, index) => {
    const next = orders.slice(index + 1, index + 3).find(({ beneficiary }) => beneficiary === order.beneficiary)
    if (order.fails && next) Object.assign(next, { amount: order.amount, reference: order.reference })
  })

  const limit = (amount: number) => amount * (size === 'large' ? 4 : 1)
  const digits = () => `${draw.int(1, 9)}${draw.digits(3)}`
  const cards: BusinessCard[] = [
    {
      cardholder: person.name,
      cardType: 'physical',
      currency: main,
      status: 'active',
      last4: digits(),
      daily: limit(5000),
      monthly: limit(25_000),
      issued: [-26, 3, '11:10'],
    },
    {
      cardholder: trade.teamCard,
      cardType: 'virtual',
      currency: main,
      status: 'active',
      last4: digits(),
      daily: limit(2500),
      issued: [-21, 1, '16:45'],
    },
    {
      cardholder: colleagues[2] ?? '',
      cardType: 'physical',
      currency: home,
      status: 'frozen',
      last4: digits(),
      monthly: limit(1500),
      issued: [-18, 2, '09:30'],
      stopped: [-9, 4, '17:20'],
    },
    {
      cardholder: colleagues[3] ?? '',
      cardType: 'virtual',
      currency: 'EUR',
      status: 'active',
      last4: digits(),
      daily: limit(750),
      monthly: limit(6000),
      issued: [-14, 0, '13:05'],
    },
    {
      cardholder: trade.eventCard,
      cardType: 'virtual',
      currency: 'EUR',
      status: 'blocked',
      last4: digits(),
      issued: [-12, 3, '10:55'],
      stopped: [-5, 4, '10:34'],
    },
  ]
  return {
    person,
    company,
    owners,
    cards,
    orders,
    holdings: [operating, payroll, tax, europe, abroad, project, tokyo, canada],
  }
}
