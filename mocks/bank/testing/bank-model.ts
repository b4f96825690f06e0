import { expect } from 'vitest'
import type { Account } from '../../../src/contract/accounts.ts'
import type { BeneficialOwner } from '../../../src/contract/business-verification.ts'
import type { Card } from '../../../src/contract/cards.ts'
import { toMinor } from '../../../src/contract/values/money.ts'
import type { Organization } from '../../../src/contract/organizations.ts'
import type { Payment, PaymentStatus } from '../../../src/contract/payments.ts'
import type { Teller } from './teller.ts'
import type { Reply } from './test-bank.ts'

interface ExpectedPayment {
  status: PaymentStatus
  currency: string
  minor: bigint
  funded: boolean
  steps: { at: number; to: PaymentStatus }[]
}

/** A successful mutation, which a later step may send again. */
interface Repeatable {
  path: string
  body: unknown
  key: string
  answer: Reply
  at: number
}

/** What the bank should hold, computed without the bank's own code. Sums are per currency, in minor units. */
export const newModel = () => ({
  current: new Map<string, bigint>(),
  reserved: new Map<string, bigint>(),
  payments: new Map<string, ExpectedPayment>(),
  accounts: 0,
  last: undefined as Repeatable | undefined,
  keys: 0,
  /** The status of each record when it was last looked at. */
  seen: new Map<string, string>(),
})

export type Model = ReturnType<typeof newModel>

export const add = (sums: Map<string, bigint>, currency: string, minor: bigint) =>
  sums.set(currency, (sums.get(currency) ?? 0n) + minor)

/** Changes a payment's status, and the sums with it. */
export function moved(model: Model, id: string, to: PaymentStatus): void {
  const payment = model.payments.get(id)
  if (!payment) return
  payment.status = to
  if (!payment.funded) return
  if (to === 'settled') add(model.current, payment.currency, -payment.minor)
  if (to === 'settled' || to === 'failed') add(model.reserved, payment.currency, -payment.minor)
}

/** Applies everything that is due by `now`. */
export function pass(model: Model, now: number): void {
  for (const [id, payment] of model.payments) {
    while (payment.steps[0] && payment.steps[0].at <= now)
      moved(model, id, (payment.steps.shift() as { to: PaymentStatus }).to)
  }
}

/** The statuses that can follow each status, in any number of steps. */
const REACHABLE: Record<string, readonly string[]> = {
  'payment queued': ['processing', 'settled', 'failed'],
  'payment processing': ['settled', 'failed'],
  'payment settled': [],
  'payment failed': [],
  'card active': ['frozen'],
  'card frozen': ['active'],
  'owner pending': ['approved', 'rejected', 'other'],
  'owner approved': [],
  'owner rejected': [],
  'organization PENDING_VERIFICATION': ['ACTIVE', 'SUSPENDED'],
  'organization ACTIVE': ['PENDING_VERIFICATION'],
  'organization SUSPENDED': [],
}

function followStatuses(model: Model, kind: string, rows: readonly { id: string; status: string }[]): void {
  for (const { id, status } of rows) {
    const before = model.seen.get(`${kind} ${id}`)
    if (before !== undefined && before !== status)
      expect(REACHABLE[`${kind} ${before}`], `${kind} ${before} -> ${status}`).toContain(status)
    model.seen.set(`${kind} ${id}`, status)
  }
}

const sumOf = (accounts: readonly Account[], currency: string, side: 'current' | 'reserved') =>
  accounts
    .filter((account) => account.currency === currency)
    .reduce((sum, account) => sum + BigInt(toMinor(account[side], currency)), 0n)

/** Checks every invariant through the calls that the product makes. */
export async function checkInvariants(model: Model, teller: Teller): Promise<void> {
  const accounts = await teller.list<Account>('/api/accounts')
  expect(accounts).toHaveLength(model.accounts)
  for (const { current, reserved, available, currency } of accounts) {
    const [held, kept, free] = [current, reserved, available].map((major) => toMinor(major, currency)) as [
      number,
      number,
      number,
    ]
    for (const minor of [held, kept, free])
      expect(Number.isSafeInteger(minor), `${minor} is a whole number of minor units`).toBe(true)
    expect(free).toBe(held - kept)
    expect(Math.min(held, kept, free)).toBeGreaterThanOrEqual(0)
  }
  for (const currency of new Set([...accounts.map((account) => account.currency), ...model.current.keys()])) {
    expect(sumOf(accounts, currency, 'current'), `${currency} in the accounts`).toBe(model.current.get(currency) ?? 0n)
    expect(sumOf(accounts, currency, 'reserved'), `${currency} reserved`).toBe(model.reserved.get(currency) ?? 0n)
  }
  checkBook(teller)
  expect(teller.bank.problem()).toBeUndefined()

  const payments = await teller.list<Payment>('/api/payments')
  expect(new Map(payments.map(({ id, status }) => [id, status]))).toEqual(
    new Map([...model.payments].map(([id, { status }]) => [id, status])),
  )
  followStatuses(model, 'payment', payments)
  followStatuses(model, 'card', await teller.list<Card>('/api/cards'))
  followStatuses(model, 'owner', await teller.list<BeneficialOwner>('/api/kyc/list'))
  followStatuses(model, 'organization', await teller.list<Organization>('/api/organizations'))
}

/** The transfers add up to the running balances, and to zero per currency over all ledger accounts. */
function checkBook(teller: Teller): void {
  const sides = new Map<string, bigint>()
  const currencies = new Map<string, bigint>()
  for (const { from, to, currency, minor } of teller.bank.db.transfers.all()) {
    expect(Number.isSafeInteger(minor) && minor > 0).toBe(true)
    add(sides, from, -BigInt(minor))
    add(sides, to, BigInt(minor))
    add(currencies, currency, 0n)
  }
  for (const currency of currencies.keys()) {
    const ofCurrency = [...sides].filter(
      ([side]) => side.endsWith(`/${currency}`) || ownSides(teller, currency).has(side),
    )
    expect(ofCurrency.reduce((sum, [, minor]) => sum + minor, 0n)).toBe(0n)
  }
}

const ownSides = (teller: Teller, currency: string) =>
  new Set(
    teller.bank.db.accounts
      .all()
      .filter((account) => account.currency === currency)
      .flatMap(({ id }) => [`${id}/available`, `${id}/reserved`]),
  )
