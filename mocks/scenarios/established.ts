import { toMinor } from '../../src/contract/values/money.ts'
import type { Transaction } from '../core/bank/transaction.ts'
import type { Scenario } from '../core/bank/scenario.ts'
import { entityOf } from '../core/bank/audit.ts'
import { type Holding, seedAccount } from '../domains/accounts/seed.ts'
import { type Event, seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCards } from '../domains/cards/seed.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { statusAt } from '../domains/payments/journey.ts'
import { seedPayment } from '../domains/payments/seed.ts'
import { instant, mondayOf } from './calendar.ts'
import { type Line, lines, beneficiaries } from './halden-payments.ts'
import { catalogue } from './catalogue.ts'

const OPERATING: Holding = {
  label: 'Operating account',
  currency: 'GBP',
  type: 'dedicated',
  number: '20418830',
  current: 184_320.18,
}
const PAYROLL: Holding = { label: 'Payroll', currency: 'GBP', type: 'dedicated', number: '20418947', current: 42_915.4 }
const VAT: Holding = { label: 'VAT reserve', currency: 'GBP', type: 'dedicated', number: '20419052', current: 38_200 }
const ROASTERS: Holding = {
  label: 'European roasters',
  currency: 'EUR',
  type: 'dedicated',
  number: '31760218',
  current: 96_480.75,
}
const FARMS: Holding = {
  label: 'Farm payments',
  currency: 'USD',
  type: 'dedicated',
  number: '42907715',
  current: 312_750.6,
}
const FREIGHT: Holding = {
  label: 'Freight and insurance',
  currency: 'USD',
  type: 'multi',
  number: '42908120',
  current: 31_064.22,
}
const TOKYO: Holding = {
  label: 'Tokyo equipment',
  currency: 'JPY',
  type: 'multi',
  number: '53380041',
  current: 4_850_000,
}
const CANADA: Holding = { label: '', currency: 'CAD', type: 'multi', number: '64127709', current: 12_604.55 }

const HOLDINGS = [OPERATING, PAYROLL, VAT, ROASTERS, FARMS, FREIGHT, TOKYO, CANADA]
const DEBITED: Readonly<Record<string, Holding>> = { EUR: ROASTERS, USD: FARMS, JPY: TOKYO }

const holdingOf = ({ 3: beneficiary, 5: reference }: Line): Holding =>
  reference.startsWith('Salary') ? PAYROLL : (DEBITED[beneficiaries[beneficiary].currency] ?? OPERATING)

const minorOf = ([, , , beneficiary, amount]: Line): number => toMinor(amount, beneficiaries[beneficiary].currency)

const MINUTE = 60_000

function seedPayments(tx: Transaction, userId: string, monday: number): Event[] {
  const told = lines
    .map((line) => ({ line, at: instant(monday, line[0], line[1], line[2]), fails: line[6] === 'failed' }))
    .filter(({ at }) => at < tx.now - MINUTE)

  const accountIds = new Map(
    HOLDINGS.map((holding) => {
      const spent = told.filter(
        ({ line, at, fails }) =>
          holdingOf(line) === holding && statusAt(tx.now, beneficiaries[line[3]].rail, at, fails) === 'settled',
      )
      const spentMinor = spent.reduce((sum, { line }) => sum + minorOf(line), 0)
      return [holding, seedAccount(tx, userId, holding, spentMinor, instant(monday, -30, 2, '10:00'))]
    }),
  )

  return told.flatMap(({ line, at, fails }) =>
    seedPayment(tx, userId, {
      beneficiary: beneficiaries[line[3]],
      minor: minorOf(line),
      reference: line[5],
      fails,
      at,
      accountId: accountIds.get(holdingOf(line)) ?? '',
    }),
  )
}

/** Sarah signs in every Monday morning. Verification and cards date from before the quarter. */
function otherEvents(monday: number, companyId: string): Event[] {
  const company = entityOf('organization', companyId)
  const mondays = Array.from({ length: 13 }, (_, week) => instant(monday, week - 12, 0, '08:51'))
  return [
    { at: instant(monday, -31, 1, '09:20'), action: 'organization.submitted', entity: company },
    { at: instant(monday, -31, 2, '15:02'), action: 'organization.activated', entity: company },
    { at: instant(monday, -26, 3, '11:10'), action: 'card.created', entity: 'card 4821' },
    { at: instant(monday, -21, 1, '16:45'), action: 'card.created', entity: 'card 7730' },
    { at: instant(monday, -9, 4, '17:20'), action: 'card.frozen', entity: 'card 1194' },
    { at: instant(monday, -5, 4, '10:34'), action: 'card.blocked', entity: 'card 3307' },
    { at: instant(monday, -3, 1, '12:15'), action: 'organization.updated', entity: company },
    ...mondays.map((at) => ({ at, action: 'user.signed-in', entity: 'user sarah@halden.example' })),
  ]
}

export const established: Scenario = {
  name: 'established',
  ...catalogue.established,
  seed(tx) {
    const monday = mondayOf(tx.now)
    const since = instant(monday, -32, 0, '09:00')
    const userId = seedPerson(
      tx,
      { name: 'Sarah Whitfield', email: 'sarah@halden.example' },
      true,
      new Date(since).toISOString(),
    )
    const companyId = seedCompany(tx, userId, {
      name: 'Halden Coffee Imports Ltd',
      website: 'https://halden.example',
      address: 'Unit 4, Bermondsey Wharf, London SE16 4RT',
      registrationNumber: '09471826',
      country: 'GB',
      status: 'ACTIVE',
    })
    seedOwners(tx, userId, [
      { fullName: 'Sarah Whitfield', dob: '1984-03-17', nationality: 'GB', ownershipPct: 60, status: 'approved' },
      { fullName: 'Daniel Osei', dob: '1979-11-02', nationality: 'GB', ownershipPct: 40, status: 'approved' },
    ])
    seedCards(tx, userId, [
      {
        cardholder: 'Sarah Whitfield',
        cardType: 'physical',
        currency: 'GBP',
        status: 'active',
        last4: '4821',
        daily: 5000,
        monthly: 25_000,
        issuedAt: instant(monday, -26, 3, '11:10'),
      },
      {
        cardholder: 'Buying Team',
        cardType: 'virtual',
        currency: 'USD',
        status: 'active',
        last4: '7730',
        daily: 2500,
        issuedAt: instant(monday, -21, 1, '16:45'),
      },
      {
        cardholder: 'Tom Okafor',
        cardType: 'physical',
        currency: 'GBP',
        status: 'frozen',
        last4: '1194',
        monthly: 1500,
        issuedAt: instant(monday, -18, 2, '09:30'),
      },
      {
        cardholder: 'Priya Nair',
        cardType: 'virtual',
        currency: 'EUR',
        status: 'active',
        last4: '6052',
        daily: 750,
        monthly: 6000,
        issuedAt: instant(monday, -14, 0, '13:05'),
      },
      {
        cardholder: 'Milan Trade Fair',
        cardType: 'virtual',
        currency: 'EUR',
        status: 'blocked',
        last4: '3307',
        issuedAt: instant(monday, -12, 3, '10:55'),
      },
    ])
    seedAudit(tx, userId, [...seedPayments(tx, userId, monday), ...otherEvents(monday, companyId)])
  },
}
