import { expect, test } from 'vitest'
import { Teller } from '../../testing/teller.ts'
import { COMPANY_REVIEW_MS } from './rules.ts'
import { beginReview, setOrganizationStatus } from './changes.ts'
import { concludeReviews, decideOwner, putOffReview, reviewOf } from './decisions.ts'

const OWNER = { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '40' }

async function withOwner(fullName = OWNER.fullName) {
  const teller = await Teller.at('fresh')
  await teller.handOver()
  const { id } = (await teller.ask('POST', '/api/kyc/ubo', { ...OWNER, fullName })).json as { id: string }
  const decide = (to: 'approved' | 'rejected') => teller.bank.change((tx) => decideOwner(tx, id, to))
  return { teller, id, decide, status: () => teller.bank.db.owners.get(id)?.status }
}

async function withCompany() {
  const teller = await Teller.at('established')
  const [company] = teller.bank.db.organizations.all()
  if (!company) throw new Error('The importer has no company')
  return { teller, id: company.id }
}

const changesOf = async (teller: Teller, kind: string) =>
  (await teller.list<{ action: string; entity: string }>('/api/audit-logs')).filter(({ action }) =>
    action.startsWith(kind),
  )

test('an owner is decided once, and only a rejected one is told by mail', async () => {
  for (const [to, mails] of [
    ['approved', 0],
    ['rejected', 1],
  ] as const) {
    const { teller, id, decide, status } = await withOwner()
    const before = teller.bank.db.mails.size
    await decide(to)
    await decide(to)
    await teller.wait(60_000)
    expect(status()).toBe(to)
    expect(teller.bank.db.mails.size - before).toBe(mails)
    expect((await changesOf(teller, `owner.${to}`)).map(({ entity }) => entity)).toEqual([`owner ${id.slice(0, 8)}`])
    await expect(decide(to === 'approved' ? 'rejected' : 'approved')).rejects.toThrow(`This owner is already ${to}`)
  }
})

test('the review of an owner that was reset or is gone changes nothing', async () => {
  const { teller, id, status } = await withOwner('Rosa Denied')
  await teller.bank.change(({ db }) => db.owners.update(id, { status: 'other' }))
  await teller.wait(60_000)
  expect(status()).toBe('other')
  const other = await withOwner()
  await other.teller.bank.change(({ db }) => db.owners.remove(other.id))
  await other.teller.wait(60_000)
  expect(await changesOf(other.teller, 'owner.approved')).toEqual([])
})

test('a company that has a status already keeps it without a record', async () => {
  const { teller, id } = await withCompany()
  const before = await changesOf(teller, 'organization')
  await teller.bank.change((tx) => setOrganizationStatus(tx, id, 'ACTIVE'))
  expect(await changesOf(teller, 'organization')).toEqual(before)
  await teller.bank.change((tx) => setOrganizationStatus(tx, id, 'SUSPENDED'))
  expect((await changesOf(teller, 'organization'))[0]).toMatchObject({
    action: 'organization.suspended',
    entity: `organization ${id.slice(0, 8)}`,
  })
})

test('a company that the presenter has set back is not reviewed again by itself', async () => {
  const { teller, id } = await withCompany()
  await teller.bank.change((tx) => setOrganizationStatus(tx, id, 'PENDING_VERIFICATION'))
  await teller.bank.change(concludeReviews)
  expect(teller.bank.db.organizations.get(id)?.status).toBe('PENDING_VERIFICATION')
})

test('an unknown owner or company is refused', async () => {
  const { teller } = await withCompany()
  await expect(teller.bank.change((tx) => decideOwner(tx, 'gone', 'approved'))).rejects.toThrow('Owner not found')
  await expect(teller.bank.change((tx) => setOrganizationStatus(tx, 'gone', 'ACTIVE'))).rejects.toThrow(
    'Organization not found',
  )
})

test('putting off a review gives it its full time again, and begins none where there was none', async () => {
  const { teller, id } = await withCompany()
  const due = () => reviewOf(teller.bank.db, id)?.at
  await teller.bank.change((tx) => putOffReview(tx, id))
  expect(due()).toBeUndefined()
  await teller.bank.change((tx) => {
    setOrganizationStatus(tx, id, 'PENDING_VERIFICATION')
    tx.schedule('payment.fail', id, 1)
    beginReview(tx, id)
  })
  const before = due() ?? 0
  await teller.wait(10_000)
  await teller.bank.change((tx) => putOffReview(tx, id))
  expect(due()).toBe(before + 10_000)
  await teller.wait(COMPANY_REVIEW_MS)
  expect(due()).toBeUndefined()
})
