import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { isValidIBAN } from 'ibantools'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../../src/contract/accounts.ts'
import type { BeneficialOwner } from '../../../src/contract/business-verification.ts'
import type { Card } from '../../../src/contract/cards.ts'
import { toMajor } from '../../../src/contract/values/money.ts'
import type { Organization } from '../../../src/contract/organizations.ts'
import type { Payment } from '../../../src/contract/payments.ts'
import { passwordMatches } from '../domains/auth/password.ts'
import { SCHEMA_VERSION } from '../store/storage/stored-bank.ts'
import { balanceOf, unsoundIn } from '../domains/ledger/ledger.ts'
import { railProblem } from '../domains/payments/rules.ts'
import { hoursOfWeek, NOON, Teller } from '../testing/teller.ts'
import { mondayOf } from './calendar.ts'
import type { ScenarioName } from './catalogue.ts'
import { scenarios } from './scenarios.ts'

const DAY = 24 * 60 * 60 * 1000
const names = Object.keys(scenarios) as ScenarioName[]

/** A digest of what the scenario begins with. */
async function beginningOf(name: ScenarioName): Promise<string> {
  const teller = await Teller.signedOutAt(name, { seed: 7, now: NOON, payments: 500 })
  return createHash('sha256').update(teller.snapshot()).digest('hex').slice(0, 12)
}

test('the seeds are those of the schema version, to which stored states are differences', async () => {
  const known = JSON.parse(readFileSync(new URL('seeds.json', import.meta.url), 'utf8')) as {
    version: number
    beginnings: Record<string, string>
  }
  const beginnings: Record<string, string> = {}
  for (const name of names) beginnings[name] = await beginningOf(name)
  const changed = names.filter((name) => (known.beginnings[name] ?? beginnings[name]) !== beginnings[name])
  expect(
    known.version === SCHEMA_VERSION ? changed : [],
    'these seeds have changed, so SCHEMA_VERSION in `mocks/bank/store/storage/stored-bank.ts` must be the next one',
  ).toEqual([])
  await expect(
    `${JSON.stringify({ version: SCHEMA_VERSION, beginnings }, null, 2)}\n`,
    '`npx vitest run mocks/bank/scenarios -u` writes the new digests',
  ).toMatchFileSnapshot('seeds.json')
})

describe.for(names)('the scenario %s', (name) => {
  test('is the same state for the same seed and time', async () => {
    const one = await Teller.signedOutAt(name, { seed: 7, now: NOON, payments: 500 })
    const other = await Teller.signedOutAt(name, { seed: 7, now: NOON, payments: 500 })
    expect(one.snapshot()).toBe(other.snapshot())
  })

  test('has a person with the demo password', async () => {
    const load = await scenarios[name](null)
    const teller = await Teller.signedOutAt(name, { payments: 50 })
    const people = teller.bank.db.users.all()
    expect(people.map(({ email }) => email)).toEqual(load.person === null ? [] : [load.person])
    for (const { passwordHash } of people) expect(await passwordMatches('corridor-demo', passwordHash)).toBe(true)
  })

  test('has only payments that the bank would accept, none on a weekend or in the future', async () => {
    const teller = await Teller.signedOutAt(name, { payments: 500 })
    for (const { rail, currency, beneficiaryAccount, createdAt } of teller.bank.db.payments.all()) {
      expect(
        railProblem(rail, currency, beneficiaryAccount, isValidIBAN),
        `what is wrong with ${beneficiaryAccount}`,
      ).toBeUndefined()
      expect(Date.parse(createdAt)).toBeLessThan(NOON)
      expect([1, 2, 3, 4, 5]).toContain(new Date(createdAt).getUTCDay())
    }
    for (const { id } of teller.bank.db.accounts.all()) {
      const { current, reserved, available } = balanceOf(teller.bank.db, id)
      expect(available).toBe(current - reserved)
      expect(Math.min(current, reserved, available)).toBeGreaterThanOrEqual(0)
    }
  })
})

test('every scenario begins soundly at any time and with any number of payments', async () => {
  const beginning = fc.record({
    name: fc.constantFrom(...names),
    now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 0, 1) }),
    seed: fc.nat(1_000_000),
    payments: fc.constantFrom(1, 2, 3, 50, 400),
  })
  await fc.assert(
    fc.asyncProperty(beginning, async ({ name, ...options }) => {
      const { db } = (await Teller.signedOutAt(name, options)).bank
      expect(unsoundIn(db)).toBeUndefined()
      const happened = [...db.payments.all(), ...db.auditEntries.all(), ...db.cards.all()]
      expect(happened.filter(({ createdAt }) => Date.parse(createdAt) > options.now)).toEqual([])
    }),
    { numRuns: 150, examples: [[{ name: 'enterprise', now: NOON, seed: 7, payments: 1 }]] },
  )
})

test('enterprise covers what its 100,000 payments reserve on the morning of a working day', async () => {
  const now = Date.parse('2026-11-27T08:36:00Z')
  const { db } = (await Teller.signedOutAt('enterprise', { now, payments: 100_000 })).bank
  expect(unsoundIn(db)).toBeUndefined()
})

describe('the established business', () => {
  test.for([0, 1, 2, 3, 4, 5, 6])(
    'has about 55 payments over 90 days whatever day it is (day %i of the week)',
    async (day) => {
      const now = NOON + day * DAY
      const teller = await Teller.signedOutAt('established', { now })
      const payments = teller.bank.db.payments.all()
      expect(payments.length).toBeGreaterThanOrEqual(48)
      expect(payments.length).toBeLessThanOrEqual(62)
      const oldest = Math.min(...payments.map(({ createdAt }) => Date.parse(createdAt)))
      expect((now - oldest) / DAY).toBeGreaterThan(80)
      expect((now - oldest) / DAY).toBeLessThanOrEqual(91)
    },
  )

  test.for(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-08-02'])(
    'has paid something this month before work begins on its first working day, %s',
    async (day) => {
      const teller = await Teller.signedOutAt('established', { now: Date.parse(`${day}T06:00:00Z`) })
      const paid = teller.bank.db.payments.all().filter(({ createdAt }) => createdAt.startsWith(day.slice(0, 7)))
      expect(paid.map(({ beneficiaryName }) => beneficiaryName)).toEqual(['Bermondsey Wharf Estates'])
    },
  )

  test('moves about the same amount every week, so that months can be compared', async () => {
    const saturday = NOON + 3 * DAY
    const teller = await Teller.signedOutAt('established', { now: saturday })
    const pounds: Readonly<Record<string, number>> = { GBP: 1, USD: 0.79, EUR: 0.87, JPY: 1 / 186 }
    const weeks = new Map<number, number>()
    for (const { minor, currency, status, createdAt } of teller.bank.db.payments.all()) {
      if (status === 'failed') continue
      const monday = mondayOf(Date.parse(createdAt))
      weeks.set(monday, (weeks.get(monday) ?? 0) + toMajor(minor, currency) * (pounds[currency] ?? NaN))
    }
    expect(weeks.size).toBe(13)
    expect(Math.max(...weeks.values()) / Math.min(...weeks.values())).toBeLessThan(2)
  })

  test('has a queued and a processing payment at every hour of the week', async () => {
    const teller = await Teller.signedOutAt('established')
    const without: string[] = []
    for (const now of hoursOfWeek(1)) {
      await teller.bank.begin('established', { now })
      const statuses = new Set(teller.bank.db.payments.all().map(({ status }) => status))
      if (!statuses.has('queued') || !statuses.has('processing')) without.push(new Date(now).toISOString())
    }
    expect(without).toEqual([])
  })

  test('has five cards, one frozen and one blocked, and settles the open payments in time', async () => {
    const teller = await Teller.at('established')
    const cards = await teller.list<Card>('/api/cards')
    expect(cards.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'active', 'blocked', 'frozen'])
    await teller.wait(2 * DAY)
    const payments = await teller.list<Payment>('/api/payments')
    expect(payments.filter(({ status }) => status === 'queued' || status === 'processing')).toEqual([])
  })
})

test('onboarding has an owner in each status, at most 100 percent in total, and accepts another one', async () => {
  const teller = await Teller.at('onboarding')
  await teller.wait(DAY)
  const owners = await teller.list<BeneficialOwner>('/api/kyc/list')
  expect(owners.map(({ status }) => status)).toEqual(['approved', 'pending', 'other', 'rejected'])
  expect(owners.reduce((sum, { ownershipPct }) => sum + ownershipPct, 0)).toBeLessThanOrEqual(100)
  expect(
    (
      await teller.ask('POST', '/api/kyc/ubo', {
        fullName: 'Rosa Penhale',
        dob: '1986-05-04',
        nationality: 'GB',
        ownershipPct: 25,
      })
    ).status,
  ).toBe(201)
})

test.for([
  ['empty', 'ACTIVE', 0],
  ['suspended', 'SUSPENDED', 2],
  ['onboarding', 'PENDING_VERIFICATION', 0],
] as const)('%s is a company that is %s with %i accounts', async ([name, status, accounts]) => {
  const teller = await Teller.at(name)
  expect((await teller.list<Organization>('/api/organizations'))[0]).toMatchObject({ status })
  expect(await teller.list<Account>('/api/accounts')).toHaveLength(accounts)
})

test('enterprise has the requested number of payments, ten thousand by default', async () => {
  const teller = await Teller.at('enterprise')
  expect(await teller.list<Payment>('/api/payments')).toHaveLength(10_000)
  await teller.bank.begin('enterprise', { payments: 123 })
  expect(teller.bank.db.payments.size).toBe(123)
})

test('enterprise settles or fails its open payments in time, and leaves nothing reserved', async () => {
  const teller = await Teller.at('enterprise')
  const under = teller.bank.db.payments.all().filter(({ status }) => status === 'queued' || status === 'processing')
  expect(under.length).toBeGreaterThan(30)
  await teller.wait(30 * DAY)
  expect(
    under
      .map(({ id }) => teller.bank.db.payments.get(id)?.status)
      .filter((status) => status !== 'settled' && status !== 'failed'),
  ).toEqual([])
  for (const { id } of teller.bank.db.accounts.all()) expect(balanceOf(teller.bank.db, id).reserved).toBe(0)
})
