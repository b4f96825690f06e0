// @vitest-environment node
import { isValidIBAN } from 'ibantools'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../src/contract/accounts.ts'
import type { BeneficialOwner } from '../../src/contract/business-verification.ts'
import type { Card } from '../../src/contract/cards.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import type { Payment } from '../../src/contract/payments.ts'
import { entityOf } from '../core/audit.ts'
import { passwordMatches } from '../domains/auth/password.ts'
import { balanceOf } from '../domains/ledger/ledger.ts'
import { railProblem } from '../domains/payments/rules.ts'
import { NOON, Teller } from '../testing/teller.ts'
import { scenarios, type ScenarioName } from './scenarios.ts'

const DAY = 24 * 60 * 60 * 1000
const names = Object.keys(scenarios) as ScenarioName[]

describe.for(names)('the scenario %s', (name) => {
  test('is the same state for the same seed and moment', async () => {
    const one = await Teller.signedOutAt(name, { seed: 7, now: NOON, payments: 500 })
    const other = await Teller.signedOutAt(name, { seed: 7, now: NOON, payments: 500 })
    expect(one.snapshot()).toBe(other.snapshot())
  })

  test('knows its person by the demonstration password', async () => {
    const load = await scenarios[name]()
    expect(load.name).toBe(name)
    const teller = await Teller.signedOutAt(name, { payments: 50 })
    const people = teller.bank.db.users.all()
    expect(people.map(({ email }) => email)).toEqual(load.person === null ? [] : [load.person])
    for (const { passwordHash } of people) expect(await passwordMatches('corridor-demo', passwordHash)).toBe(true)
  })

  test('holds only payments that its bank would have accepted, none of them on a weekend or still to come', async () => {
    const teller = await Teller.signedOutAt(name, { payments: 500 })
    for (const { rail, currency, beneficiaryAccount, createdAt } of teller.bank.db.payments.all()) {
      expect(railProblem(rail, currency, beneficiaryAccount, isValidIBAN), `what is wrong with ${beneficiaryAccount}`).toBeUndefined()
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

test.for(names)('the audit log of %s names what things happened to as the bank does', async (name) => {
  const { db } = (await Teller.signedOutAt(name, { payments: 50 })).bank
  const known = new Set([
    ...db.organizations.all().map(({ id }) => entityOf('organization', id)),
    ...db.owners.all().map(({ id }) => entityOf('owner', id)),
    ...db.payments.all().map(({ id }) => entityOf('payment', id)),
    ...db.cards.all().map(({ last4 }) => `card ${last4}`),
    ...db.users.all().map(({ email }) => `user ${email}`),
  ])
  expect(db.auditEntries.all().map(({ entity }) => entity).filter((entity) => !known.has(entity))).toEqual([])
})

describe('the established business', () => {
  test.for([0, 1, 2, 3, 4, 5, 6])('has about 55 payments over 90 days whatever day it is (day %i of the week)', async (day) => {
    const now = NOON + day * DAY
    const teller = await Teller.signedOutAt('established', { now })
    const payments = teller.bank.db.payments.all()
    expect(payments.length).toBeGreaterThanOrEqual(48)
    expect(payments.length).toBeLessThanOrEqual(62)
    const oldest = Math.min(...payments.map(({ createdAt }) => Date.parse(createdAt)))
    expect((now - oldest) / DAY).toBeGreaterThan(80)
    expect((now - oldest) / DAY).toBeLessThanOrEqual(91)
    const open = payments.filter(({ status }) => status === 'queued' || status === 'processing')
    expect(open).toHaveLength(3)
  })

  test('has five cards, one frozen and one blocked, and lets the open payments settle in time', async () => {
    const teller = await Teller.at('established')
    const cards = await teller.list<Card>('/api/cards')
    expect(cards.map(({ status }) => status).toSorted()).toEqual(['active', 'active', 'active', 'blocked', 'frozen'])
    await teller.wait(2 * DAY)
    const payments = await teller.list<Payment>('/api/payments')
    expect(payments.filter(({ status }) => status === 'queued' || status === 'processing')).toEqual([])
  })
})

test('onboarding shows an owner in each status', async () => {
  const teller = await Teller.at('onboarding')
  await teller.wait(DAY)
  const owners = await teller.list<BeneficialOwner>('/api/kyc/list')
  expect(owners.map(({ status }) => status)).toEqual(['approved', 'pending', 'other', 'rejected'])
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

test('enterprise has as many payments as it is asked for, ten thousand by itself', async () => {
  const teller = await Teller.at('enterprise')
  expect(await teller.list<Payment>('/api/payments')).toHaveLength(10_000)
  await teller.bank.begin('enterprise', { payments: 123 })
  expect(teller.bank.db.payments.size).toBe(123)
})

test.for([10_000, 1])('enterprise with %i payments settles those under way in time, and nothing is left reserved', async (count) => {
  const teller = await Teller.at('enterprise', { payments: count })
  const under = teller.bank.db.payments.all().filter(({ status }) => status === 'queued' || status === 'processing')
  expect(under).toHaveLength(Math.min(count, 60))
  await teller.wait(30 * DAY)
  expect(under.map(({ id }) => teller.bank.db.payments.get(id)?.status)).toEqual(under.map(() => 'settled'))
  for (const { id } of teller.bank.db.accounts.all()) expect(balanceOf(teller.bank.db, id).reserved).toBe(0)
})
