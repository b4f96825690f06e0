import { companies, people } from 'virtual:bulk-names'
import { ibanOf } from '../../src/contract/values/iban.ts'
import type { PaymentStatus } from '../../src/contract/payments.ts'
import type { Transaction } from '../core/bank/transaction.ts'
import type { Scenario } from '../core/bank/scenario.ts'
import { type Holding, seedAccount } from '../domains/accounts/seed.ts'
import { type Event, seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { seedCards } from '../domains/cards/seed.ts'
import { book } from '../domains/ledger/ledger.ts'
import { reserveTransfer, settledHistoryTransfer } from '../domains/ledger/transfers.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { journeyOf, statusAt } from '../domains/payments/journey.ts'
import { type Beneficiary, sendOn } from '../domains/payments/seed.ts'
import { instant, mondayOf } from './calendar.ts'
import { catalogue } from './catalogue.ts'

const DEFAULT_PAYMENTS = 10_000
const BENEFICIARIES = 240
const WEEKS = 26
/** Payments in the audit log: the latest ones and all that are open. */
const AUDITED = 300

const HOLDINGS: readonly Holding[] = [
  { label: 'Group treasury', currency: 'GBP', type: 'dedicated', number: '81004417', current: 18_442_907.31 },
  { label: 'Continental operations', currency: 'EUR', type: 'dedicated', number: '81004520', current: 9_718_330.86 },
  { label: 'Ocean freight', currency: 'USD', type: 'dedicated', number: '81004633', current: 14_205_118.04 },
  { label: 'Yokohama office', currency: 'JPY', type: 'multi', number: '81004741', current: 212_480_000 },
]

/** A German IBAN with an unassigned bank code. */
const germanIban = (accountNumber: string): string => ibanOf('DE', `99240033${accountNumber}`)

const pick = (names: readonly string[], index: number): string => names[index % names.length] ?? ''

function drawBeneficiaries({ int }: Transaction): Beneficiary[] {
  return Array.from({ length: BENEFICIARIES }, (_, index): Beneficiary => {
    const number = String(int(1_000_000_000, 2_000_000_000))
    switch (index % 4) {
      case 0:
        return {
          name: pick(people, index / 4),
          account: `98-14-${10 + (index % 80)} ${number.slice(2)}`,
          rail: 'FASTER_PAYMENTS',
          currency: 'GBP',
        }
      case 1:
        return {
          name: pick(companies, index - Math.ceil(index / 4)),
          account: germanIban(number),
          rail: 'SEPA',
          currency: 'EUR',
        }
      default:
        return {
          name: pick(companies, index - Math.ceil(index / 4)),
          account: number,
          rail: 'SWIFT',
          currency: index % 12 === 3 ? 'JPY' : 'USD',
        }
    }
  })
}

interface Drawn {
  beneficiary: Beneficiary
  minor: number
  at: number
  fails: boolean
  status: PaymentStatus
}

/** Draws payments over half a year of working days, oldest first. */
function drawPayments(tx: Transaction, count: number): Drawn[] {
  const beneficiaries = drawBeneficiaries(tx)
  const days: number[] = []
  for (let week = 1 - WEEKS; week <= 0; week += 1) {
    for (let weekday = 0; weekday < 5; weekday += 1) days.push(instant(mondayOf(tx.now), week, weekday, '08:00'))
  }
  const past = days.filter((day) => day + 60_000 < tx.now)
  return Array.from({ length: count }, (_, index): Drawn => {
    const beneficiary = beneficiaries[tx.int(0, BENEFICIARIES - 1)] as Beneficiary
    const place = (index * past.length) / count
    const day = past[Math.floor(place)] ?? tx.now
    const hours = Math.min(10 * 60 * 60 * 1000, tx.now - 60_000 - day)
    // The product of three random numbers: many small amounts, few large ones.
    const draw = tx.int(0, 999_999_999)
    const size =
      2_000 + Math.round(((draw % 1000) * (Math.floor(draw / 1000) % 1000) * Math.floor(draw / 1_000_000)) / 400)
    const at = day + Math.floor((place % 1) * hours)
    const fails = index % 97 === 0
    return {
      beneficiary,
      minor: beneficiary.currency === 'JPY' ? size * 2 : size,
      at,
      fails,
      status: statusAt(tx.now, beneficiary.rail, at, fails),
    }
  })
}

export const enterprise: Scenario = {
  name: 'enterprise',
  ...catalogue.enterprise,
  seed(tx, { payments = DEFAULT_PAYMENTS }) {
    const monday = mondayOf(tx.now)
    const opened = instant(monday, -WEEKS - 4, 1, '10:00')
    const since = new Date(opened).toISOString()
    const userId = seedPerson(tx, { name: 'Helena Marsh', email: 'helena@meridian.example' }, true, since)
    seedCompany(tx, userId, {
      name: 'Meridian Freight Group plc',
      website: 'https://meridian.example',
      address: '40 Leadenhall Court, London EC3V 1LP',
      registrationNumber: '02744190',
      country: 'GB',
      status: 'ACTIVE',
    })
    seedOwners(
      tx,
      userId,
      [{ fullName: 'Helena Marsh', dob: '1969-04-11', nationality: 'GB', ownershipPct: 51, status: 'approved' }],
      since,
    )

    const drawn = drawPayments(tx, payments)
    const spent: Record<string, number> = {}
    for (const { beneficiary, minor, status } of drawn) {
      if (status === 'settled') spent[beneficiary.currency] = (spent[beneficiary.currency] ?? 0) + minor
    }
    const accountIds: Record<string, string> = {}
    for (const holding of HOLDINGS) {
      const { currency } = holding
      const minor = spent[currency] ?? 0
      const accountId = seedAccount(tx, userId, holding, minor, opened)
      accountIds[currency] = accountId
      // Half a year of ledger entries is booked as one sum, to keep the start fast.
      if (minor > 0) book(tx.db, settledHistoryTransfer({ accountId, currency, minor, at: tx.now }))
    }
    const events: Event[] = []
    drawn.forEach(({ beneficiary, minor, at, fails, status }, index) => {
      const id = tx.newId()
      const accountId = accountIds[beneficiary.currency] ?? ''
      tx.db.payments.insert({
        id,
        userId,
        rail: beneficiary.rail,
        minor,
        currency: beneficiary.currency,
        beneficiaryName: beneficiary.name,
        beneficiaryAccount: beneficiary.account,
        reference: `MFG-${100_000 + index}`,
        status,
        createdAt: new Date(at).toISOString(),
        accountId,
        position: index,
      })
      const open = status === 'queued' || status === 'processing'
      if (open) book(tx.db, reserveTransfer(id, { accountId, currency: beneficiary.currency, minor, at }))
      if (open || index >= drawn.length - AUDITED)
        events.push(...sendOn(tx, id, at, journeyOf(beneficiary.rail, at, fails)))
    })
    seedCards(tx, userId, [
      {
        cardholder: 'Helena Marsh',
        cardType: 'physical',
        currency: 'GBP',
        status: 'active',
        last4: '5507',
        monthly: 40_000,
        issuedAt: opened,
      },
      {
        cardholder: 'Port Agents',
        cardType: 'virtual',
        currency: 'USD',
        status: 'active',
        last4: '2283',
        daily: 12_000,
        issuedAt: opened,
      },
    ])
    seedAudit(tx, userId, events)
  },
}
