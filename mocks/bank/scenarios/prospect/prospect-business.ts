import { minorDigits } from '../../../../src/contract/values/money.ts'
import { CARD_CURRENCIES } from '../../../../src/contract/cards.ts'
import { PAYMENT_CURRENCIES } from '../../../../src/contract/payments.ts'
import { isOneOf, type ProspectCountry, type ProspectKit, type ProspectSize } from '../../store/prospect-kit.ts'
import type { Random } from '../../store/random.ts'
import type { Holding } from '../../domains/accounts/seed.ts'
import type { Beneficiary } from '../../domains/payments/seed.ts'
import { type Business, fiveCards, type Order } from '../business.ts'
import { beneficiaries, type BeneficiaryKey, lines, monthlyLines } from '../halden-payments.ts'
import { ownAccount, beneficiaryIban, hasIbans, sortCodeAndAccount } from './account-numbers.ts'
import { type Cast, drawFor } from './cast.ts'
import { industryOf, TRADES } from './trades.ts'

/** Rough rates: amounts of one currency become similar ones of another. */
const POUNDS: Readonly<Record<string, number>> = {
  GBP: 1,
  USD: 0.79,
  EUR: 0.87,
  JPY: 1 / 186,
  CAD: 1 / 1.8,
  AUD: 1 / 2.04,
}

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

/** What is paid at home: payments are made in few currencies, and accounts of other countries are paid in dollars. */
export function homeCurrency({ country }: Pick<ProspectKit, 'country'>): 'GBP' | 'EUR' | 'USD' {
  if (country === 'GB') return 'GBP'
  return hasIbans(country) ? 'EUR' : 'USD'
}

export const foreignTo = (currency: string): 'GBP' | 'USD' => (currency === 'USD' ? 'GBP' : 'USD')

/** The main currency, where payments can be made in it. */
export const paidFrom = (kit: ProspectKit): string =>
  isOneOf(PAYMENT_CURRENCIES, kit.currency) ? kit.currency : homeCurrency(kit)

export const cardCurrency = (kit: ProspectKit): string =>
  isOneOf(CARD_CURRENCIES, kit.currency) ? kit.currency : homeCurrency(kit)

/** Rounded as people agree on amounts: round ones stay round. */
export function amountIn(currency: string, pounds: number, round: boolean): number {
  const amount = pounds / (POUNDS[currency] ?? 1)
  if (minorDigits(currency) === 0) return Math.max(1000, Math.round(amount / 1000) * 1000)
  if (round) return Math.max(5, Math.round(amount / 5) * 5)
  return Math.max(1, Math.round(amount * 100) / 100)
}

const inPounds = (amount: number, currency: string): number => amount * (POUNDS[currency] ?? 1)

/** A beneficiary whose account fits the rail that its currency needs. */
export function beneficiaryIn(currency: string, name: string, country: ProspectCountry, draw: Random): Beneficiary {
  if (currency === 'EUR')
    return { name, rail: 'SEPA', currency, account: beneficiaryIban(hasIbans(country) ? country : 'DE', draw) }
  if (currency === 'GBP' && country === 'GB')
    return { name, rail: 'FASTER_PAYMENTS', currency, account: sortCodeAndAccount(draw) }
  return { name, rail: 'SWIFT', currency, account: `${draw.int(1, 9)}${draw.digits(10)}` }
}

export const overSwift = (beneficiary: Beneficiary, draw: Random): Beneficiary => ({
  ...beneficiary,
  rail: 'SWIFT',
  account: `${draw.int(1, 9)}${draw.digits(10)}`,
})

/** Whoever is paid in yen. */
export const JAPANESE = 'Sumida Works K.K.'

/** The established business of a prospect: payments on the same days, with other people, payees and amounts. */
export function businessOf(kit: ProspectKit, seed: number, cast: Cast): Business {
  const draw = drawFor(kit, seed, 'established')
  const { country, currency: main, size } = kit
  const home = homeCurrency(kit)
  const foreign = foreignTo(main)
  const scale = SCALES[size]
  const trade = TRADES[industryOf(kit.company)]
  const { person, company, owners, colleagues } = cast

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
  const hasPounds = [main, home, foreign].includes('GBP')
  // Even the smallest can exchange ten thousand pounds.
  const project = hasPounds
    ? holding(trade.projectAccount, foreign, 'multi', 18_300)
    : holding(trade.projectAccount, 'GBP', 'multi', Math.max(46_300, 18_300 / scale.money))
  const tokyo = holding('Tokyo office', 'JPY', 'multi', 13_200)
  const other = holding('', main === 'CAD' ? 'AUD' : 'CAD', 'multi', 7_000)

  const names = new Map<BeneficiaryKey, string>([
    ...STAFF.map((key, index): [BeneficiaryKey, string] => [key, colleagues[index + 1] ?? '']),
    ...ABROAD.map((key, index): [BeneficiaryKey, string] => [key, cast.overseas[index] ?? '']),
    ...EUROPE.map((key, index): [BeneficiaryKey, string] => [key, cast.europe[index]?.name ?? '']),
    ...SERVICES.map((key, index): [BeneficiaryKey, string] => [key, cast.home[index] ?? '']),
    ['kissa', JAPANESE],
    ...kit.payees.map((name, index): [BeneficiaryKey, string] => [STATED[index % STATED.length] ?? 'mirador', name]),
  ])
  const payees = new Map(
    [...names].map(([key, name]): [BeneficiaryKey, Beneficiary] => {
      if (isOne(EUROPE, key)) {
        const from = cast.europe[EUROPE.indexOf(key as (typeof EUROPE)[number])]?.country ?? 'DE'
        const payee = beneficiaryIn('EUR', name, from, draw)
        return [key, key === 'brouwers' ? { ...payee, rail: 'SEPA_INSTANT' } : payee]
      }
      if (!isOne(ABROAD, key)) return [key, beneficiaryIn(home, name, country, draw)]
      // Every second one abroad is paid in the main currency, by SWIFT.
      const currency =
        key === 'kissa' ? 'JPY' : ABROAD.indexOf(key as (typeof ABROAD)[number]) % 2 === 0 ? paidFrom(kit) : foreign
      return [key, overSwift(beneficiaryIn(currency, name, country, draw), draw)]
    }),
  )

  const holdingOf = (key: BeneficiaryKey, currency: string): Holding => {
    if (isOne(STAFF, key)) return payroll
    if (currency === 'JPY') return tokyo
    if (isOne(EUROPE, key)) return europe
    if (currency === main) return operating
    return currency === foreign ? abroad : payroll
  }
  const factorOf = (key: BeneficiaryKey): number => {
    if (isOne(STAFF, key)) return scale.salary
    return isOne(SERVICES, key) ? scale.service : scale.money
  }
  const referenceOf = (key: BeneficiaryKey, given: string, index: number): string => {
    if (isOne(STAFF, key)) return given
    if (key === 'wharf') return 'Rent'
    if (key === 'ashdown') return 'Quarterly accounts'
    if (isOne(ABROAD, key)) return `${trade.abroadReference} ${7_031 + index}`
    if (isOne(EUROPE, key)) return `${trade.europeReference} ${7_640 + 3 * index}`
    return `${trade.homeReference} ${9_100 + 2 * index}`
  }

  const amountOf = (key: BeneficiaryKey, amount: number): number => {
    const { currency } = payees.get(key) as Beneficiary
    const pounds = inPounds(amount, beneficiaries[key].currency) * factorOf(key) * draw.about(1)
    return amountIn(currency, pounds, Number.isInteger(amount))
  }
  const orders = lines.map((line, index): Order => {
    const [week, weekday, time, key, amount, given, failed] = line
    const beneficiary = payees.get(key) as Beneficiary
    return {
      on: [week, weekday, time],
      beneficiary,
      amount: amountOf(key, amount),
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

  // What stays the same each time, such as a salary, is drawn once.
  const regular = monthlyLines.map(([day, time, key, amount, given]): Order => {
    const beneficiary = payees.get(key) as Beneficiary
    return {
      on: { day, time },
      beneficiary,
      amount: amountOf(key, amount),
      reference: referenceOf(key, given, 0),
      fails: false,
      from: holdingOf(key, beneficiary.currency),
    }
  })

  const limit = (amount: number) => amount * (size === 'large' ? 4 : 1)
  const digits = () => `${draw.int(1, 9)}${draw.digits(3)}`
  const cards = fiveCards(
    [
      [person.name, cardCurrency(kit), digits()],
      [trade.teamCard, cardCurrency(kit), digits()],
      [colleagues[2] ?? '', home, digits()],
      [colleagues[3] ?? '', 'EUR', digits()],
      [trade.eventCard, 'EUR', digits()],
    ],
    limit,
  )
  return {
    person,
    company,
    owners,
    cards,
    orders: [...orders, ...regular],
    holdings: [operating, payroll, tax, europe, abroad, project, tokyo, other],
  }
}
