import { expect, test, vi } from 'vitest'
import type { OwnerStatus } from '../../../../src/contract/business-verification.ts'
import {
  ageProblem,
  companyName,
  companyOf,
  companyOutcome,
  ownerMayMove,
  ownerOutcome,
  ownershipProblem,
} from './rules.ts'

const STATUSES: readonly OwnerStatus[] = ['approved', 'pending', 'rejected', 'other']

test.each<[from: OwnerStatus, to: readonly OwnerStatus[]]>([
  ['pending', ['approved', 'rejected', 'other']],
  ['other', ['approved', 'pending', 'rejected']],
  ['approved', []],
  ['rejected', []],
])('an owner that is %s can become %j', (from, to) => {
  expect(STATUSES.filter((status) => ownerMayMove(from, status))).toEqual(
    STATUSES.filter((status) => to.includes(status)),
  )
})

test.each([
  ['Rosa Tamar', 'approved'],
  ['Rosa Review', 'pending'],
  ['Rosa Denied', 'rejected'],
  ['Review Denied', 'rejected'],
])('the review of %s ends as %s', (name, outcome) => {
  expect(ownerOutcome(name)).toBe(outcome)
})

test.each<[registrationNumber: string, owners: OwnerStatus[], outcome: string]>([
  ['12345678', [], 'PENDING_VERIFICATION'],
  ['12345678', ['approved'], 'ACTIVE'],
  ['12345678', ['approved', 'approved'], 'ACTIVE'],
  ['12345678', ['approved', 'pending'], 'PENDING_VERIFICATION'],
  ['12345678', ['rejected', 'approved'], 'PENDING_VERIFICATION'],
  ['12345678', ['other'], 'PENDING_VERIFICATION'],
  ['REVIEW-1', ['approved'], 'PENDING_VERIFICATION'],
  ['DENIED-1', ['approved'], 'SUSPENDED'],
  ['DENIED-1', [], 'SUSPENDED'],
])('the company %s with the owners %j becomes %s', (registrationNumber, owners, outcome) => {
  const stakes = owners.map((status) => ({ status }))
  expect(companyOutcome(registrationNumber, stakes)).toBe(outcome)
})

test.each([
  ['rosa@tamar.example', 'Tamar'],
  ['rosa@halden-coffee.co.example', 'Halden Coffee'],
  ['rosa@halden_coffee--imports.example', 'Halden Coffee Imports'],
  ['rosa@-tamar-.example', 'Tamar'],
  ['rosa@-.example', 'New company'],
  ['rosa', 'New company'],
])('the company of %s is named %s', (email, name) => {
  expect(companyName(email)).toBe(name)
})

test.each([
  ['2008-01-31', '2026-01-30T23:59:59Z', 'young'],
  ['2008-01-31', '2026-01-31T00:00:00Z', undefined],
  ['2008-12-31', '2026-12-30T23:59:59Z', 'young'],
  ['2008-12-31', '2026-12-31T00:00:00Z', undefined],
  // Somebody born on 29 February comes of age on 1 March.
  ['2008-02-29', '2026-02-28T23:59:59Z', 'young'],
  ['2008-02-29', '2026-03-01T00:00:00Z', undefined],
  ['2010-02-28', '2028-02-28T00:00:00Z', undefined],
  ['2010-03-01', '2028-02-29T23:59:59Z', 'young'],
  ['1900-01-01', '2028-02-29T12:00:00Z', undefined],
  ['2028-02-28', '2028-02-29T00:00:00Z', 'young'],
  ['2028-02-29', '2028-02-29T23:59:59Z', 'unborn'],
  ['2028-03-01', '2028-02-29T23:59:59Z', 'unborn'],
])('an owner born on %s is, at %s, %s', (dob, at, problem) => {
  const sentences = {
    young: 'A beneficial owner must be at least 18 years old',
    unborn: 'Date of birth must be in the past',
  }
  for (const zone of ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(ageProblem(dob, Date.parse(at))).toBe(problem && sentences[problem as keyof typeof sentences])
  }
  vi.unstubAllEnvs()
})

test('shares of owners that were not rejected may add up to 100 %', () => {
  const stakes = [33.33, 33.33].map((ownershipPct) => ({ ownershipPct, status: 'approved' as const }))
  const rejected = { ownershipPct: 50, status: 'rejected' as const }
  expect(ownershipProblem([...stakes, rejected], 33.34)).toBeUndefined()
  expect(ownershipProblem([...stakes, rejected], 33.35)).toBe(
    'Ownership cannot exceed 100% in total: 66.66% is already declared',
  )
})

test('a prospect has the company that was entered, anybody else one named after the email', () => {
  const person = { name: 'Anouk de Vries', job: 'CFO', email: 'anouk@brightwater.example' }
  const kit = { company: 'Brightwater Logistics', person, country: 'NL', currency: 'EUR', size: 'mid' } as const
  const prospect = { ...kit, payees: [], bank: '' }
  expect(companyOf(person.email, prospect)).toEqual({ name: 'Brightwater Logistics', country: 'NL' })
  expect(companyOf('rosa@teague.example', prospect)).toEqual({ name: 'Teague', country: 'GB' })
  expect(companyOf(person.email, null)).toEqual({ name: 'Brightwater', country: 'GB' })
})
