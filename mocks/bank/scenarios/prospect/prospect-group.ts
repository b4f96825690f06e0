import { plainLetters } from '../../../../src/contract/values/latin-letters.ts'
import type { ProspectKit, ProspectSize } from '../../store/prospect-kit.ts'
import type { Holding } from '../../domains/accounts/seed.ts'
import type { Beneficiary } from '../../domains/payments/seed.ts'
import type { Group } from '../enterprise.ts'
import type { UsualBeneficiary } from '../freight-beneficiaries.ts'
import { ownAccount } from './account-numbers.ts'
import { type Cast, drawFor } from './cast.ts'
import {
  amountIn,
  beneficiaryIn,
  cardCurrency,
  foreignTo,
  homeCurrency,
  JAPANESE,
  overSwift,
  paidFrom,
} from './prospect-business.ts'
import { industryOf, TRADES } from './trades.ts'

const SCALES: Readonly<Record<ProspectSize, number>> = { small: 0.2, mid: 1, large: 4 }

/** The group with thousands of payments, for a prospect. */
export function groupOf(kit: ProspectKit, seed: number, cast: Cast): Group {
  const draw = drawFor(kit, seed, 'enterprise')
  const { country, currency: main } = kit
  const scale = SCALES[kit.size]
  const home = homeCurrency(kit)
  const trade = TRADES[industryOf(kit.company)]
  const { person, company, owners, colleagues } = cast
  const foreign = foreignTo(main)

  const holding = (label: string, currency: string, pounds: number): Holding => ({
    label,
    currency,
    type: 'dedicated',
    number: ownAccount(kit, draw),
    current: amountIn(currency, draw.about(pounds * scale), false),
  })
  const wanted: readonly (readonly [label: string, currency: string, pounds: number])[] = [
    ['Group treasury', main, 24_000_000],
    ['Home operations', home, 4_800_000],
    [trade.europeAccount, 'EUR', 4_100_000],
    [trade.abroadAccount, foreign, 4_400_000],
    ['London office', 'GBP', 900_000],
    ['Tokyo office', 'JPY', 1_100_000],
  ]
  const isFirst = ([, currency]: (typeof wanted)[number], index: number) =>
    wanted.findIndex(([, other]) => other === currency) === index

  const paid = (payee: Beneficiary, least: number, most: number): UsualBeneficiary => ({
    ...payee,
    least: amountIn(payee.currency, least * scale, true),
    most: amountIn(payee.currency, most * scale, true),
  })
  const overseas = (name: string, currency: string) => overSwift(beneficiaryIn(currency, name, country, draw), draw)
  return {
    person,
    company,
    owners,
    holdings: wanted.filter(isFirst).map(([label, currency, pounds]) => holding(label, currency, pounds)),
    cards: [
      {
        cardholder: person.name,
        cardType: 'physical',
        currency: cardCurrency(kit),
        status: 'active',
        last4: `${draw.int(1, 9)}${draw.digits(3)}`,
        monthly: 40_000,
      },
      {
        cardholder: trade.teamCard,
        cardType: 'virtual',
        currency: cardCurrency(kit),
        status: 'active',
        last4: `${draw.int(1, 9)}${draw.digits(3)}`,
        daily: 12_000,
      },
    ],
    beneficiaries: [
      ...kit.payees.map((name) => paid(beneficiaryIn(paidFrom(kit), name, country, draw), 800, 60_000)),
      ...cast.overseas.map((name, index) =>
        index % 2 === 0
          ? paid(overseas(name, paidFrom(kit)), 3_000, 90_000)
          : paid(overseas(name, foreign), 2_000, 60_000),
      ),
      ...cast.europe.map(({ name, country: from }) => paid(beneficiaryIn('EUR', name, from, draw), 600, 24_000)),
      ...cast.home.map((name) => paid(beneficiaryIn(home, name, country, draw), 240, 9_600)),
      ...colleagues.map((name) => paid(beneficiaryIn(home, name, country, draw), 120, 2_900)),
      paid(overseas(JAPANESE, 'JPY'), 1_300, 36_000),
    ],
    reference:
      plainLetters(company.name)
        .replace(/[^a-z]/g, '')
        .slice(0, 3)
        .toUpperCase() || 'PAY',
  }
}
