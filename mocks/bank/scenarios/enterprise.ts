import { isUnderWay, type PaymentStatus } from '../../../src/contract/payments.ts'
import { minorDigits } from '../../../src/contract/values/money.ts'
import { entityOf } from '../store/audit.ts'
import type { Seed } from '../store/scenario.ts'
import type { Transaction } from '../store/transaction.ts'
import { type Holding, seedAccount } from '../domains/accounts/seed.ts'
import { type Event, seedAudit } from '../domains/audit-log/seed.ts'
import { seedPerson } from '../domains/auth/seed.ts'
import { receivedMail, statusMail } from '../domains/business-verification/mails.ts'
import { seedOwners } from '../domains/business-verification/seed.ts'
import { type IssuedCard, seedCards } from '../domains/cards/seed.ts'
import { book } from '../domains/ledger/ledger.ts'
import { reserveTransfer, settledHistoryTransfer } from '../domains/ledger/transfers.ts'
import { seedCompany } from '../domains/organizations/seed.ts'
import { journeyOf, statusAt } from '../domains/payments/journey.ts'
import { sendOn } from '../domains/payments/seed.ts'
import { type Business, openings, signIns } from './business.ts'
import { instant, mondayOf } from './calendar.ts'
import { loadFreightBeneficiaries, type UsualBeneficiary } from './freight-beneficiaries.ts'

const DEFAULT_PAYMENTS = 10_000
const WEEKS = 26
/**
 * The audit log holds the payments since the oldest one that is open, and at least so many; older ones are archived.
 */
const AUDITED = 300

/** A company with thousands of payments. */
export interface Group extends Pick<Business, 'person' | 'company' | 'owners'> {
  /** One account a currency. */
  holdings: readonly Holding[]
  cards: readonly Omit<IssuedCard, 'issuedAt'>[]
  beneficiaries: readonly UsualBeneficiary[]
  /** The beginning of each reference. */
  reference: string
}

interface Drawn {
  beneficiary: UsualBeneficiary
  minor: number
  at: number
  fails: boolean
  status: PaymentStatus
}

/** Draws payments over half a year of working days, oldest first. */
function drawPayments(tx: Transaction, beneficiaries: readonly UsualBeneficiary[], count: number): Drawn[] {
  const days: number[] = []
  for (let week = 1 - WEEKS; week <= 0; week += 1) {
    for (let weekday = 0; weekday < 5; weekday += 1) days.push(instant(mondayOf(tx.now), week, weekday, '08:00'))
  }
  const past = days.filter((day) => day + 60_000 < tx.now)
  return Array.from({ length: count }, (_, index): Drawn => {
    const beneficiary = beneficiaries[tx.int(0, beneficiaries.length - 1)] as UsualBeneficiary
    const place = (index * past.length) / count
    const day = past[Math.floor(place)] ?? tx.now
    const hours = Math.min(10 * 60 * 60 * 1000, tx.now - 60_000 - day)
    const at = day + Math.floor((place % 1) * hours)
    const fails = index % 97 === 0
    return {
      beneficiary,
      minor: drawMinor(tx, beneficiary),
      at,
      fails,
      status: statusAt(tx.now, beneficiary.rail, at, fails),
    }
  })
}

/** Many small amounts, few large ones; every third is round. */
function drawMinor({ int }: Transaction, { currency, least, most }: UsualBeneficiary): number {
  const share = int(0, 999_999) / 1_000_000
  // Multiplied here: the decimal arithmetic of `toMinor` is slow for 100,000 payments.
  const minor = Math.round(least + (most - least) * share * share) * 10 ** minorDigits(currency)
  if (minorDigits(currency) === 0) return Math.max(1000, Math.round(minor / 1000) * 1000)
  return int(0, 2) === 0 ? Math.max(500, Math.round(minor / 500) * 500) : minor + int(1, 99)
}

export function seedEnterprise(tx: Transaction, group: Group, count = DEFAULT_PAYMENTS): void {
  const { person, company, owners, holdings, beneficiaries, reference } = group
  const monday = mondayOf(tx.now)
  const joined = instant(monday, -WEEKS - 6, 1, '10:14')
  const opened = instant(monday, -WEEKS - 4, 1, '10:00')
  const since = new Date(joined).toISOString()
  const userId = seedPerson(tx, person, true, since)
  const companyId = seedCompany(tx, userId, { ...company, status: 'ACTIVE' })
  const ownerIds = seedOwners(tx, userId, owners, since)

  const drawn = drawPayments(tx, beneficiaries, count)
  const settled: Record<string, number> = {}
  const reserved: Record<string, number> = {}
  for (const { beneficiary, minor, status } of drawn) {
    const sums = status === 'settled' ? settled : isUnderWay(status) ? reserved : {}
    sums[beneficiary.currency] = (sums[beneficiary.currency] ?? 0) + minor
  }
  const accountIds: Record<string, string> = {}
  for (const holding of holdings) {
    const { currency } = holding
    const minor = settled[currency] ?? 0
    // Early in a working day hundreds of large payments may be open, more than any holding would cover.
    const accountId = seedAccount(tx, userId, holding, minor + (reserved[currency] ?? 0), opened)
    accountIds[currency] = accountId
    // Half a year of ledger entries is booked as one sum, to keep the start fast.
    if (minor > 0) book(tx.db, settledHistoryTransfer({ accountId, currency, minor, at: tx.now }))
  }
  const firstOpen = drawn.findIndex(({ status }) => isUnderWay(status))
  const audited = Math.max(0, Math.min(firstOpen < 0 ? drawn.length : firstOpen, drawn.length - AUDITED))
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
      reference: `${reference}-${100_000 + index}`,
      status,
      createdAt: new Date(at).toISOString(),
      accountId,
      position: index,
    })
    if (isUnderWay(status)) book(tx.db, reserveTransfer(id, { accountId, currency: beneficiary.currency, minor, at }))
    if (index >= audited) events.push(...sendOn(tx, id, at, journeyOf(beneficiary.rail, at, fails)))
  })
  const issuedAt = opened + 26 * HOUR
  seedCards(
    tx,
    userId,
    group.cards.map((card) => ({ ...card, issuedAt })),
  )

  const user = `user ${person.email}`
  const entity = entityOf('organization', companyId)
  seedAudit(tx, userId, [
    { at: joined, action: 'user.registered', entity: user },
    { at: joined + HOUR / 10, action: 'user.verified', entity: user },
    { at: joined + HOUR, action: 'organization.submitted', entity, mail: receivedMail(company.name) },
    ...ownerIds.flatMap((id): Event[] => [
      { at: joined + 1.1 * HOUR, action: 'owner.added', entity: entityOf('owner', id) },
      { at: joined + 5 * HOUR, action: 'owner.approved', entity: entityOf('owner', id) },
    ]),
    { at: joined + 28 * HOUR, action: 'organization.activated', entity, mail: statusMail.ACTIVE(company.name) },
    ...openings(tx),
    ...group.cards.map(({ last4 }): Event => ({ at: issuedAt, action: 'card.created', entity: `card ${last4}` })),
    ...signIns(tx, monday, user),
    ...(audited > 0 ? [{ at: drawn[audited]?.at ?? tx.now, action: 'payments.archived', entity }] : []),
    ...events,
  ])
}

const HOUR = 60 * 60 * 1000

const meridian: Omit<Group, 'person' | 'beneficiaries'> = {
  company: {
    name: 'Meridian Freight Group plc',
    website: 'https://meridian.example',
    address: '40 Leadenhall Court, London EC3V 1LP',
    registrationNumber: '02744190',
    country: 'GB',
  },
  owners: [{ fullName: 'Helena Marsh', dob: '1969-04-11', nationality: 'GB', ownershipPct: 51, status: 'approved' }],
  holdings: [
    { label: 'Group treasury', currency: 'GBP', type: 'dedicated', number: '81004417', current: 18_442_907.31 },
    {
      label: 'Continental operations',
      currency: 'EUR',
      type: 'dedicated',
      number: '81004520',
      current: 9_718_330.86,
    },
    { label: 'Ocean freight', currency: 'USD', type: 'dedicated', number: '81004633', current: 14_205_118.04 },
    { label: 'Yokohama office', currency: 'JPY', type: 'multi', number: '81004741', current: 212_480_000 },
  ],
  cards: [
    {
      cardholder: 'Helena Marsh',
      cardType: 'physical',
      currency: 'GBP',
      status: 'active',
      last4: '5507',
      monthly: 40_000,
    },
    {
      cardholder: 'Port Agents',
      cardType: 'virtual',
      currency: 'USD',
      status: 'active',
      last4: '2283',
      daily: 12_000,
    },
  ],
  reference: 'MFG',
}

export async function loadSeed(): Promise<Seed> {
  const beneficiaries = await loadFreightBeneficiaries()
  return (tx, { email, payments }) => {
    const person = { name: 'Helena Marsh', email }
    seedEnterprise(tx, { ...meridian, person, beneficiaries: beneficiaries(tx) }, payments)
  }
}
