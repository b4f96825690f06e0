import { expect, test } from 'vitest'
import { entityOf } from '../store/audit.ts'
import { Teller } from '../testing/teller.ts'
import type { ScenarioName } from './catalogue.ts'
import { scenarios } from './scenarios.ts'

const names = Object.keys(scenarios) as ScenarioName[]

test.for(names)('the audit log of %s names what things happened to as the bank does', async (name) => {
  const { db } = (await Teller.signedOutAt(name, { payments: 50 })).bank
  const known = new Set([
    ...db.organizations.all().map(({ id }) => entityOf('organization', id)),
    ...db.owners.all().map(({ id }) => entityOf('owner', id)),
    ...db.payments.all().map(({ id }) => entityOf('payment', id)),
    ...db.accounts.all().map(({ iban }) => `account ${iban.slice(-4)}`),
    ...db.cards.all().map(({ last4 }) => `card ${last4}`),
    ...db.users.all().map(({ email }) => `user ${email}`),
  ])
  expect(
    db.auditEntries
      .all()
      .map(({ entity }) => entity)
      .filter((entity) => !known.has(entity)),
  ).toEqual([])
})

test.for(names)('the audit log of %s says when each account, card and owner was created', async (name) => {
  const { db } = (await Teller.signedOutAt(name, { payments: 50 })).bank
  const logged = new Set(db.auditEntries.all().map(({ action, entity }) => `${action} ${entity}`))
  const created = [
    ...db.accounts.all().map(({ iban }) => `account.created account ${iban.slice(-4)}`),
    ...db.cards.all().map(({ last4 }) => `card.created card ${last4}`),
    ...db.owners.all().map(({ id }) => `owner.added ${entityOf('owner', id)}`),
    ...db.users.all().map(({ email }) => `user.registered user ${email}`),
  ]
  expect(created.filter((entry) => !logged.has(entry))).toEqual([])
})

test.for(['established', 'enterprise'] as const)(
  '%s has sign-ins on several weekdays, no two at the same time of day',
  async (name) => {
    const { db } = (await Teller.signedOutAt(name, { payments: 50 })).bank
    const times = db.auditEntries
      .all()
      .flatMap(({ action, createdAt }) => (action === 'user.signed-in' ? createdAt : []))
    expect(times.length).toBeGreaterThan(20)
    expect(new Set(times.map((time) => time.slice(11, 19))).size).toBe(times.length)
    expect(new Set(times.map((time) => new Date(time).getUTCDay())).size).toBeGreaterThan(3)
  },
)

test('the audit log of enterprise has every payment since the older ones were archived', async () => {
  const { db } = (await Teller.signedOutAt('enterprise')).bank
  const entries = db.auditEntries.all()
  const archivedAt = entries.find(({ action }) => action === 'payments.archived')?.createdAt ?? ''
  const logged = new Set(entries.flatMap(({ action, entity }) => (action === 'payment.created' ? entity : [])))
  const later = db.payments.all().filter(({ createdAt }) => createdAt >= archivedAt)
  expect(later.length).toBeGreaterThanOrEqual(300)
  expect(later.filter(({ id }) => !logged.has(entityOf('payment', id)))).toEqual([])
  expect(logged.size).toBe(later.length)
})
