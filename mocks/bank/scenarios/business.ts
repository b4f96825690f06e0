import { NATIONALITIES, type Nationality } from '../../../src/contract/business-verification.ts'
import { toMinor } from '../../../src/contract/values/money.ts'
import { entityOf } from '../store/audit.ts'
import type { Transaction } from '../store/transaction.ts'
import { type Holding, seedAccount } from '../domains/accounts/seed.ts'
import { type Event, seedAudit } from '../domains/audit-log/seed.ts'
import { type Person, seedPerson, seedUsedLink } from '../domains/auth/seed.ts'
import { receivedMail, statusMail } from '../domains/business-verification/mails.ts'
import { type DeclaredOwner, seedOwners } from '../domains/business-verification/seed.ts'
import { type IssuedCard, seedCards } from '../domains/cards/seed.ts'
import { seedQuote } from '../domains/fx/seed.ts'
import { type Company, seedCompany } from '../domains/organizations/seed.ts'
import { statusAt } from '../domains/payments/journey.ts'
import { type Beneficiary, seedPayment } from '../domains/payments/seed.ts'
import { inMonth, instant, mondayOf, monthName } from './calendar.ts'

/** Week (0 is the current one), weekday (0 is Monday), time. */
type Moment = readonly [week: number, weekday: number, time: string]

/**
 * On the first or the last working day of every month; the name of the month follows the reference. It settles within
 * seconds on any rail. A later change would store its row, whose text would still name that month after "Bring up to
 * date" has moved the row's date.
 */
interface EveryMonth {
  day: 'first' | 'last'
  time: string
}

export interface Order {
  on: Moment | EveryMonth
  beneficiary: Beneficiary
  /** Major units. */
  amount: number
  reference: string
  fails: boolean
  from: Holding
}

interface BusinessCard extends Omit<IssuedCard, 'issuedAt'> {
  issued: Moment
  /** When it was frozen or blocked. */
  stopped?: Moment
}

/** An established business: everything that the scenario of that name is seeded from. */
export interface Business {
  person: Person
  company: Omit<Company, 'status'>
  owners: readonly DeclaredOwner[]
  holdings: readonly Holding[]
  cards: readonly BusinessCard[]
  orders: readonly Order[]
}

type HeldCard = readonly [cardholder: string, currency: string, last4: string]

/** The five cards of a business; `limit` adapts their limits to its size. */
export function fiveCards(
  [owner, team, frozen, colleague, event]: readonly [HeldCard, HeldCard, HeldCard, HeldCard, HeldCard],
  limit = (amount: number) => amount,
): BusinessCard[] {
  const card = (
    cardType: BusinessCard['cardType'],
    [cardholder, currency, last4]: HeldCard,
    status: BusinessCard['status'] = 'active',
  ) => ({ cardholder, cardType, currency, status, last4 })
  return [
    { ...card('physical', owner), daily: limit(5000), monthly: limit(25_000), issued: [-26, 3, '11:10'] },
    { ...card('virtual', team), daily: limit(2500), issued: [-21, 1, '16:45'] },
    {
      ...card('physical', frozen, 'frozen'),
      monthly: limit(1500),
      issued: [-18, 2, '09:30'],
      stopped: [-9, 4, '17:20'],
    },
    { ...card('virtual', colleague), daily: limit(750), monthly: limit(6000), issued: [-14, 0, '13:05'] },
    { ...card('virtual', event, 'blocked'), issued: [-12, 3, '10:55'], stopped: [-5, 4, '10:34'] },
  ]
}

const MINUTE = 60_000
/** How far back payments go. */
const WEEKS = 12
const MONTHS = [-3, -2, -1, 0]

/** The nationalities that the product offers; other countries are OTHER. */
export const nationalityOf = (country: string): Nationality =>
  country in NATIONALITIES ? (country as Nationality) : 'OTHER'

export function seedBusiness(tx: Transaction, { person, company, owners, holdings, cards, orders }: Business): void {
  const monday = mondayOf(tx.now)
  const at = ([week, weekday, time]: Moment) => instant(monday, week, weekday, time)
  const joined = at([-32, 0, '09:00'])
  const applied = at([-31, 1, '09:20'])
  const since = new Date(joined).toISOString()

  const userId = seedPerson(tx, person, true, since)
  // Before what depends on the day: docs/openapi.json has ids of these rows, of the company and of the cards.
  seedUsedLink(tx, userId)
  seedQuote(tx, userId, 'GBP/USD')
  const companyId = seedCompany(tx, userId, { ...company, status: 'ACTIVE' })
  const ownerIds = seedOwners(tx, userId, owners, new Date(applied).toISOString())
  seedCards(
    tx,
    userId,
    cards.map((held) => {
      const { issued, stopped: _, ...card } = held
      return { ...card, issuedAt: at(issued) }
    }),
  )

  const dated = ({ on, reference, beneficiary }: Order) =>
    'day' in on
      ? MONTHS.map((month) => inMonth(tx.now, month, on.day, on.time)).map((time) => ({
          at: time,
          reference: `${reference} ${monthName(time)}`,
          pace: 'FASTER_PAYMENTS' as const,
        }))
      : [{ at: at(on), reference, pace: beneficiary.rail }]
  const made = orders
    .flatMap((order) =>
      dated(order).map((date) => ({
        ...order,
        ...date,
        // Before the filter: seeds that are weeks apart have other numbers of monthly payments, but the same ids.
        id: tx.newId(),
        minor: toMinor(order.amount, order.beneficiary.currency),
      })),
    )
    .filter((order) => order.at >= at([-WEEKS, 0, '00:00']) && order.at < tx.now - MINUTE)
    .toSorted((one, other) => one.at - other.at)
  const opened = at([-30, 2, '10:00'])
  const accounts = holdings.map((holding, index) => {
    const spentMinor = made
      .filter(
        ({ from, pace, fails, at: sent }) => from === holding && statusAt(tx.now, pace, sent, fails) === 'settled',
      )
      .reduce((sum, { minor }) => sum + minor, 0)
    return { holding, id: seedAccount(tx, userId, holding, spentMinor, opened + index * 7 * MINUTE) }
  })
  const paid = made.flatMap(({ from, ...payment }) =>
    seedPayment(tx, userId, { ...payment, accountId: accounts.find(({ holding }) => holding === from)?.id ?? '' }),
  )

  const entity = entityOf('organization', companyId)
  seedAudit(tx, userId, [
    { at: joined, action: 'user.registered', entity: `user ${person.email}` },
    { at: joined + 4 * MINUTE, action: 'user.verified', entity: `user ${person.email}` },
    { at: applied, action: 'organization.submitted', entity, mail: receivedMail(company.name) },
    ...ownerIds.flatMap((id, index): Event[] => [
      { at: applied + (index + 1) * 3 * MINUTE, action: 'owner.added', entity: entityOf('owner', id) },
      { at: applied + (index + 41) * 3 * MINUTE, action: 'owner.approved', entity: entityOf('owner', id) },
    ]),
    { at: at([-31, 2, '15:02']), action: 'organization.activated', entity, mail: statusMail.ACTIVE(company.name) },
    { at: at([-3, 1, '12:15']), action: 'organization.updated', entity },
    ...openings(tx),
    ...cards.flatMap(({ last4, issued, status, stopped }): Event[] => [
      { at: at(issued), action: 'card.created', entity: `card ${last4}` },
      ...(stopped ? [{ at: at(stopped), action: `card.${status}`, entity: `card ${last4}` }] : []),
    ]),
    ...signIns(tx, monday, `user ${person.email}`),
    ...paid,
  ])
}

/** The events of the accounts that were opened. */
export const openings = ({ db }: Pick<Transaction, 'db'>): Event[] =>
  db.accounts.all().map(({ iban, createdAt }) => ({
    at: Date.parse(createdAt),
    action: 'account.created',
    entity: `account ${iban.slice(-4)}`,
  }))

const WEEKS_OF_SIGN_INS = 13

/** Two or three mornings and afternoons a week, at times that differ to the second. */
export function signIns({ int }: Pick<Transaction, 'int'>, monday: number, entity: string): Event[] {
  return Array.from({ length: WEEKS_OF_SIGN_INS }, (_, past) => {
    const first = int(0, 1)
    return [first, first + 2, ...(int(0, 1) ? [4] : [])].map((weekday): Event => {
      const since = instant(monday, past + 1 - WEEKS_OF_SIGN_INS, weekday, int(0, 2) > 0 ? '08:12' : '13:20')
      return { at: since + int(0, 5_400) * 1000, action: 'user.signed-in', entity }
    })
  }).flat()
}
