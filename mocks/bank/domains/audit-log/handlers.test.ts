import { expect, test } from 'vitest'
import type { AuditLogEntry } from '../../../../src/contract/audit-log.ts'
import { contract, type CallName } from '../../../../src/contract/contract.ts'
import { fillPath } from '../../../../src/contract/endpoint.ts'
import type { Payment } from '../../../../src/contract/payments.ts'
import type { Transaction } from '../../store/transaction.ts'
import { endSession, startSession } from '../../http/session/sign-in.ts'
import { handlers, type dueChangeTable } from '../../handlers.ts'
import { anId, matching } from '../../testing/like.ts'
import { samples, type CallWithBody } from '../../../../src/contract/samples.ts'
import { openFor, recordFor } from '../../testing/open-for.ts'
import type { Reply } from '../../testing/test-bank.ts'
import { NOON, Teller } from '../../testing/teller.ts'
import { topUpAccount } from '../accounts/changes.ts'
import { setOrganizationStatus } from '../business-verification/changes.ts'
import { decideOwner } from '../business-verification/decisions.ts'
import { blockCard } from '../cards/changes.ts'
import { failPayment, holdPayment, settlePayment } from '../payments/outcomes.ts'

const actions = async (teller: Teller, count: number) =>
  (await teller.list<AuditLogEntry>('/api/audit-logs')).slice(0, count).map(({ action }) => action)

test('the log lists the actions of users and of the bank, newest first', async () => {
  const teller = await Teller.at('established')
  const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }
  const order = {
    rail: 'FASTER_PAYMENTS',
    amount: '1',
    currency: 'GBP',
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    beneficiary,
  }
  const { id } = (await teller.ask('POST', '/api/payments', order)).json as Payment
  await teller.wait(10_000)
  expect(await actions(teller, 3)).toEqual(['payment.settled', 'payment.processing', 'payment.created'])
  expect((await teller.list('/api/audit-logs'))[0]).toEqual({
    id: anId,
    action: 'payment.settled',
    entity: `payment ${id.slice(0, 8)}`,
    createdAt: new Date(NOON + 6000).toISOString(),
  })
})

test('a refused call adds no entry', async () => {
  const teller = await Teller.at('established')
  const before = await teller.list('/api/audit-logs')
  await teller.ask('POST', '/api/cards', { cardType: 'virtual' })
  expect(await teller.list('/api/audit-logs')).toEqual(before)
})

test('the established scenario has more than forty entries, none in the future', async () => {
  const teller = await Teller.at('established')
  const entries = await teller.list<AuditLogEntry>('/api/audit-logs')
  expect(entries.length).toBeGreaterThan(40)
  expect(entries.every(({ createdAt }) => Date.parse(createdAt) <= NOON)).toBe(true)
  expect(entries).toEqual(entries.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
})

/** The entries of calls. One that is not named here and changes something adds an entry as well. */
const ENTRIES: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  login: ['user.signed-in'],
  register: ['user.registered'],
  logout: ['user.signed-out'],
  verifyEmail: ['user.verified'],
  resendVerification: ['user.verification-sent'],
  submitBusinessProfile: ['organization.submitted'],
  addOwner: ['owner.added'],
  createAccount: ['account.created'],
  createPayment: ['payment.created'],
  createCard: ['card.created'],
  updateCard: ['card.frozen'],
  // A quote is not binding.
  quoteFx: [],
  executeFx: ['fx.executed'],
  updateOrganization: ['organization.updated'],
}

/** The entries of all users, because some calls have no signed-in caller. */
const logged = (teller: Teller) => teller.bank.db.auditEntries.all()

/** The entries added by `happens`, oldest first. */
async function entriesOf(teller: Teller, happens: () => Promise<unknown>): Promise<string[]> {
  const before = logged(teller).length
  await happens()
  return logged(teller)
    .slice(before)
    .map(({ action }) => action)
}

const isSent = (name: CallName): name is CallWithBody => Object.hasOwn(samples, name)

/** A bank that is prepared for the call, and a function that makes it. */
async function readyFor(name: CallName): Promise<{ teller: Teller; make: () => Promise<Reply> }> {
  if (isSent(name)) {
    const { teller, send } = await openFor(name)
    return { teller, make: () => send(samples[name]) }
  }
  const { method, path } = contract[name]
  const teller = await Teller.at(name === 'verifyEmail' ? 'unverified' : 'established')
  const token = teller.bank.db.verifications.all().at(-1)?.id
  const address = fillPath(path, { id: (await recordFor(name, teller.ask)) ?? '' })
  return { teller, make: () => teller.ask(method, name === 'verifyEmail' ? `${path}?token=${token}` : address) }
}

test.for(Object.keys(contract) as CallName[])(
  '%s adds an entry if it changes something, and none otherwise',
  async (name) => {
    const { teller, make } = await readyFor(name)
    let status = 0
    const left = await entriesOf(teller, async () => {
      status = (await make()).status
    })
    expect(status).toBeLessThan(300)
    expect(left).toEqual(handlers[name].changes ? (ENTRIES[name] ?? [matching(/^[a-z]+\.[a-z-]+$/)]) : [])
  },
)

test('unfreezing a card adds an entry, freezing a frozen card does not', async () => {
  const { teller, send } = await openFor('updateCard')
  expect(await entriesOf(teller, () => send({ status: 'frozen' }))).toEqual(['card.frozen'])
  expect(await entriesOf(teller, () => send({ status: 'frozen' }))).toEqual([])
  expect(await entriesOf(teller, () => send({ status: 'active' }))).toEqual(['card.unfrozen'])
})

const pay = async (teller: Teller, reference = '') =>
  ((await teller.ask('POST', '/api/payments', { ...samples.createPayment, reference })).json as Payment).id

/** A company under review with one owner. */
async function underReview(registrationNumber = '09876543', fullName = 'Rosa Penhale'): Promise<Teller> {
  const teller = await Teller.at('unverified')
  await teller.ask('POST', '/api/kyb/submit', { ...samples.submitBusinessProfile, registrationNumber })
  await teller.ask('POST', '/api/kyc/ubo', { ...samples.addOwner, fullName })
  return teller
}

interface OwnChange {
  what: string
  at: () => Promise<Teller>
  after: number
  entries: readonly string[]
}

const paid = async (reference = '') => {
  const teller = await Teller.at('established')
  await pay(teller, reference)
  return teller
}

/** The entries that each due change adds. The compiler reports a missing kind. */
const OWN_CHANGES: Readonly<Record<keyof typeof dueChangeTable, readonly OwnChange[]>> = {
  'payment.process': [{ what: 'a payment is processed', at: paid, after: 2000, entries: ['payment.processing'] }],
  'payment.settle': [
    { what: 'a payment is settled', at: paid, after: 6000, entries: ['payment.processing', 'payment.settled'] },
  ],
  'payment.fail': [
    {
      what: 'a payment fails',
      at: () => paid('DEMO-FAIL'),
      after: 6000,
      entries: ['payment.processing', 'payment.failed'],
    },
  ],
  'owner.review': [
    { what: 'an owner is approved', at: underReview, after: 15_000, entries: ['owner.approved'] },
    {
      what: 'an owner is rejected',
      at: () => underReview('09876543', 'Denied Person'),
      after: 15_000,
      entries: ['owner.rejected'],
    },
  ],
  'organization.review': [
    {
      what: 'a company is verified',
      at: underReview,
      after: 45_000,
      entries: ['owner.approved', 'organization.activated'],
    },
    {
      what: 'a company is refused',
      at: () => underReview('DENIED'),
      after: 45_000,
      entries: ['owner.approved', 'organization.suspended'],
    },
  ],
}

test.for(Object.values(OWN_CHANGES).flat())(
  'adds an entry when $what at its due time',
  async ({ at, after, entries }) => {
    const teller = await at()
    expect(await entriesOf(teller, () => teller.wait(after))).toEqual(entries)
  },
)

/** The same for decisions of the bank's staff, which the presenter makes. */
const DECISIONS: Readonly<
  Record<string, { decide: (tx: Transaction, teller: Teller) => void; entries: readonly string[] }>
> = {
  'a payment is settled': {
    decide: (tx, { bank }) => settlePayment(tx, queued(bank.db)),
    entries: ['payment.processing', 'payment.settled'],
  },
  'a payment is refused': {
    decide: (tx, { bank }) => failPayment(tx, queued(bank.db)),
    entries: ['payment.failed'],
  },
  'a payment is held': {
    decide: (tx, { bank }) => holdPayment(tx, queued(bank.db)),
    entries: ['payment.processing'],
  },
  'a card is blocked': {
    decide: (tx, { bank }) => blockCard(tx, bank.db.cards.all().find(({ status }) => status === 'active')?.id ?? ''),
    entries: ['card.blocked'],
  },
  'an account is credited': {
    decide: (tx, { bank }) => topUpAccount(tx, bank.db.accounts.all()[0]?.id ?? '', '10'),
    entries: ['account.credited'],
  },
  'a company is suspended': {
    decide: (tx, { bank }) => setOrganizationStatus(tx, bank.db.organizations.all()[0]?.id ?? '', 'SUSPENDED'),
    entries: ['organization.suspended'],
  },
  'a company is set to pending': {
    decide: (tx, { bank }) =>
      setOrganizationStatus(tx, bank.db.organizations.all()[0]?.id ?? '', 'PENDING_VERIFICATION'),
    entries: ['organization.pending'],
  },
}
const queued = (db: Transaction['db']) => db.payments.all().find(({ status }) => status === 'queued')?.id ?? ''

test.for(Object.entries(DECISIONS))('adds an entry when %s by the presenter', async ([, { decide, entries }]) => {
  const teller = await paid()
  expect(await entriesOf(teller, () => teller.bank.change((tx) => decide(tx, teller)))).toEqual(entries)
})

test.for(['approved', 'rejected'] as const)('adds an entry when an owner is %s by the presenter', async (status) => {
  const teller = await underReview()
  expect(
    await entriesOf(teller, () =>
      teller.bank.change((tx) =>
        decideOwner(tx, tx.db.owners.all().find((owner) => owner.status === 'pending')?.id ?? '', status),
      ),
    ),
  ).toEqual([`owner.${status}`])
})

test('signing in and out without the form adds entries too', async () => {
  const teller = await Teller.signedOutAt('established')
  expect(await entriesOf(teller, () => startSession(teller.bank, 'sarah@halden.example'))).toEqual(['user.signed-in'])
  expect(await entriesOf(teller, () => endSession(teller.bank))).toEqual(['user.signed-out'])
})
