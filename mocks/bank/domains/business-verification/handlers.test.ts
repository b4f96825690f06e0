import { describe, expect, test } from 'vitest'
import type { BeneficialOwner } from '../../../../src/contract/business-verification.ts'
import type { Organization } from '../../../../src/contract/organizations.ts'
import { anId } from '../../testing/like.ts'
import { malformed, type Refused, testRefusals } from '../../testing/refusals.ts'
import { Teller } from '../../testing/teller.ts'
import { newestFirst } from '../../store/mail.ts'
import { setOrganizationStatus } from './changes.ts'
import { concludeReviews } from './decisions.ts'

const owner = { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '40' }
const profile = {
  registrationNumber: '12345678',
  entityType: 'limited',
  address: '1 Quay, Saltash',
  directorsCount: '2',
}

const share = (ownershipPct: unknown, status: number, sentence: string): Refused => ({
  because: `a share of ${String(ownershipPct)}`,
  body: { ...owner, ownershipPct },
  status,
  sentence,
})
const born = (dob: unknown, status: number, sentence: string): Refused => ({
  because: `the date of birth ${String(dob)}`,
  body: { ...owner, dob },
  status,
  sentence,
})

const BETWEEN = 'Ownership must be between 25 and 100 percent'
const REAL = 'Enter a date of birth that exists'

testRefusals(() => Teller.at('empty'), 'POST', '/api/kyc/ubo', [
  ...malformed(owner),
  share('24.99', 400, BETWEEN),
  share('100.01', 400, BETWEEN),
  share(101, 400, BETWEEN),
  share('1e2', 400, BETWEEN),
  share('４０', 400, BETWEEN),
  share('33.333', 400, 'Ownership has at most two decimals'),
  share(24.999, 400, BETWEEN),
  share('', 400, 'Ownership percentage is required'),
  share('25', 422, 'Ownership cannot exceed 100% in total: 100% is already declared'),
  born('2024-02-30', 400, REAL),
  born('0001-01-01', 400, REAL),
  born('04.05.1986', 400, REAL),
  born('2026-11-18', 422, 'Date of birth must be in the past'),
  born('2090-01-01', 422, 'Date of birth must be in the past'),
  born('2008-11-19', 422, 'A beneficial owner must be at least 18 years old'),
  {
    because: 'an unknown nationality',
    body: { ...owner, nationality: 'XX' },
    status: 400,
    sentence: 'Nationality must be one of GB, US, DE, FR, OTHER',
  },
])

testRefusals(() => Teller.at('empty'), 'POST', '/api/kyb/submit', [
  ...malformed(profile),
  {
    because: 'an unknown entity type',
    body: { ...profile, entityType: 'plc' },
    status: 400,
    sentence: /^Entity type must be one of limited, /,
  },
  {
    because: 'five directors',
    body: { ...profile, directorsCount: '5' },
    status: 400,
    sentence: 'Directors count must be one of 1, 2, 3, 4',
  },
])

testRefusals(() => Teller.at('suspended'), 'POST', '/api/kyb/submit', [
  {
    because: 'a suspended company',
    body: profile,
    status: 422,
    sentence: 'Your company is suspended. Contact support to be verified again.',
  },
])

/** A user who has signed in for the first time. */
async function newcomer(): Promise<Teller> {
  const teller = await Teller.at('unverified')
  await teller.ask('GET', `/api${teller.bank.db.mails.all()[0]?.link ?? ''}`)
  await teller.ask('POST', '/api/login', { username: 'rosa@tamar.example', password: 'corridor-demo' })
  return teller
}

const statuses = async (teller: Teller) =>
  (await teller.list<BeneficialOwner>('/api/kyc/list')).map(({ status }) => status)
const company = async (teller: Teller) => (await teller.list<Organization>('/api/organizations'))[0]

describe('an owner', () => {
  test('is pending, and approved after 15 seconds', async () => {
    const teller = await newcomer()
    const { status, json } = await teller.ask('POST', '/api/kyc/ubo', owner)
    expect(status).toBe(201)
    expect(json).toEqual({ ...owner, id: anId, ownershipPct: 40, status: 'pending' })
    await teller.wait(14_999)
    expect(await statuses(teller)).toEqual(['pending'])
    await teller.wait(1)
    expect(await statuses(teller)).toEqual(['approved'])
  })

  test('stays pending for a review, and is rejected when denied, which frees the share', async () => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyc/ubo', { ...owner, fullName: 'Rosa Review', ownershipPct: 25 })
    await teller.ask('POST', '/api/kyc/ubo', { ...owner, fullName: 'Otto Denied', ownershipPct: 75 })
    expect((await teller.ask('POST', '/api/kyc/ubo', owner)).status).toBe(422)
    await teller.wait(60_000)
    expect(await statuses(teller)).toEqual(['pending', 'rejected'])
    expect((await teller.ask('POST', '/api/kyc/ubo', owner)).status).toBe(201)
  })

  test('may own shares that add up to exactly 100 percent', async () => {
    const teller = await newcomer()
    for (const ownershipPct of ['33.33', '33.33', '33.34']) {
      expect((await teller.ask('POST', '/api/kyc/ubo', { ...owner, ownershipPct })).status).toBe(201)
    }
  })

  test('may turn 18 today', async () => {
    const teller = await newcomer()
    expect((await teller.ask('POST', '/api/kyc/ubo', { ...owner, dob: '2008-11-18' })).status).toBe(201)
  })
})

describe('a company', () => {
  test('is named after the email domain, and active after 45 seconds with approved owners', async () => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyc/ubo', owner)
    const { status, json } = await teller.ask('POST', '/api/kyb/submit', profile)
    expect(status).toBe(201)
    expect(json).toEqual({
      id: anId,
      name: 'Tamar',
      website: '',
      address: profile.address,
      registrationNumber: '12345678',
      country: 'GB',
      status: 'PENDING_VERIFICATION',
    })
    await teller.wait(44_999)
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    await teller.wait(1)
    expect(await company(teller)).toMatchObject({ status: 'ACTIVE' })
  })

  test('without owners waits for them', async () => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyb/submit', profile)
    await teller.wait(60_000)
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.wait(44_999)
    expect(await statuses(teller)).toEqual(['approved'])
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    await teller.wait(1)
    expect(await company(teller)).toMatchObject({ status: 'ACTIVE' })
  })

  test('writes a mail for each outcome that it records', async () => {
    const teller = await newcomer()
    const outcomes = () => ({
      mails: newestFirst(teller.bank.db.mails.where('to', 'rosa@tamar.example')).map(({ subject }) => subject),
      actions: teller.bank.db.auditEntries.all().map(({ action }) => action),
    })
    await teller.ask('POST', '/api/kyb/submit', profile)
    expect(outcomes().mails[0]).toBe('We have received your application')
    await teller.ask('POST', '/api/kyc/ubo', { ...owner, fullName: 'Dana Denied' })
    await teller.wait(15_000)
    expect(outcomes().mails[0]).toBe('We need more information')
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.wait(60_000)
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    const { id } = (await company(teller)) ?? { id: '' }
    await teller.bank.change((tx) => setOrganizationStatus(tx, id, 'ACTIVE'))
    expect(outcomes().mails[0]).toBe('Tamar is verified')
    await teller.bank.change((tx) => setOrganizationStatus(tx, id, 'SUSPENDED'))
    const { mails, actions } = outcomes()
    expect(mails[0]).toBe('Tamar is suspended')
    const told = ['submitted', 'activated', 'suspended'].map((what) => `organization.${what}`)
    expect(actions.filter((action) => [...told, 'owner.rejected'].includes(action))).toEqual([
      'organization.submitted',
      'owner.rejected',
      'organization.activated',
      'organization.suspended',
    ])
  })

  test.for([
    ['REVIEW-7', 'PENDING_VERIFICATION'],
    ['DENIED-7', 'SUSPENDED'],
  ] as const)('with the registration number %s ends up %s', async ([registrationNumber, status]) => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.ask('POST', '/api/kyb/submit', { ...profile, registrationNumber })
    await teller.wait(10 * 60_000)
    expect(await company(teller)).toMatchObject({ status })
  })

  test('restarts its review when it submits again during one', async () => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.ask('POST', '/api/kyb/submit', profile)
    await teller.wait(30_000)
    const { id } = (await teller.ask('POST', '/api/kyb/submit', profile)).json as Organization
    expect(teller.bank.db.dueChanges.where('subject', id)).toHaveLength(1)
    await teller.wait(44_999)
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    await teller.wait(1)
    expect(await company(teller)).toMatchObject({ status: 'ACTIVE' })
  })

  test('stays one company when it submits again, and is reviewed again', async () => {
    const teller = await newcomer()
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.ask('POST', '/api/kyb/submit', profile)
    await teller.wait(60_000)
    const { json } = await teller.ask('POST', '/api/kyb/submit', { ...profile, address: '2 Quay' })
    expect(json).toMatchObject({ address: '2 Quay', status: 'PENDING_VERIFICATION' })
    expect(await teller.list('/api/organizations')).toHaveLength(1)
    await teller.wait(45_000)
    expect(await company(teller)).toMatchObject({ status: 'ACTIVE' })
  })

  test('that is reviewed when the presenter says so stays pending until then', async () => {
    const teller = await newcomer()
    await teller.bank.setNetwork({ reviewsWait: true })
    await teller.ask('POST', '/api/kyc/ubo', owner)
    await teller.ask('POST', '/api/kyb/submit', profile)
    await teller.wait(10 * 60_000)
    expect(await statuses(teller)).toEqual(['approved'])
    expect(await company(teller)).toMatchObject({ status: 'PENDING_VERIFICATION' })
    await teller.bank.setNetwork({ reviewsWait: false })
    await teller.bank.change(concludeReviews)
    expect(await company(teller)).toMatchObject({ status: 'ACTIVE' })
  })
})

test('the owners of another company neither count nor show', async () => {
  const teller = await Teller.at('empty')
  await teller.handOver()
  expect(await teller.list('/api/kyc/list')).toEqual([])
  expect(await teller.ask('POST', '/api/kyc/ubo', owner)).toMatchObject({ status: 201 })
})
