import type { Page } from '@playwright/test'
import type { Card } from '../../src/contract/cards.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import { read } from './bank.ts'

type Fields = Record<string, unknown>

export interface Mutation {
  method: 'POST' | 'PATCH'
  path: string
  valid: Fields
  optional?: readonly string[]
  /** Allowed without a session. */
  open?: boolean
}

const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }

/** Every call of the contract with a body, and a valid body for it. */
export const mutations = (cardId: string, organizationId: string): Mutation[] => [
  {
    method: 'POST',
    path: '/api/login',
    valid: { username: 'sarah@halden.example', password: 'corridor-demo' },
    open: true,
  },
  {
    method: 'POST',
    path: '/api/register',
    valid: { email: 'tom@okafor.example', passwordHash: 'quiet-harbour', name: 'Tom Okafor' },
    open: true,
  },
  { method: 'POST', path: '/api/resend-verification', valid: { email: 'sarah@halden.example' }, open: true },
  {
    method: 'POST',
    path: '/api/kyb/submit',
    valid: { registrationNumber: '09876543', entityType: 'limited', address: '1 Dock Road', directorsCount: '2' },
  },
  {
    method: 'POST',
    path: '/api/kyc/ubo',
    valid: { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '25' },
  },
  {
    method: 'POST',
    path: '/api/accounts',
    valid: { currency: 'EUR', type: 'dedicated', label: 'Roasters', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
    optional: ['label'],
  },
  {
    method: 'POST',
    path: '/api/payments',
    valid: {
      rail: 'FASTER_PAYMENTS',
      amount: '12.50',
      currency: 'GBP',
      beneficiaryName: beneficiary.name,
      beneficiaryAccount: beneficiary.account,
      reference: 'Rent',
      beneficiary,
    },
    optional: ['reference'],
  },
  {
    method: 'POST',
    path: '/api/cards',
    valid: {
      cardType: 'virtual',
      currency: 'GBP',
      cardholder: 'Tom Okafor',
      dailyLimit: '10',
      monthlyLimit: '20',
      corridorLimits: { daily: '10', monthly: '20' },
    },
    optional: ['dailyLimit', 'monthlyLimit', 'corridorLimits'],
  },
  { method: 'PATCH', path: `/api/cards/${cardId}`, valid: { status: 'frozen' } },
  { method: 'POST', path: '/api/fx/quote', valid: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 100 } },
  {
    method: 'POST',
    path: '/api/fx/execute',
    valid: { fromCurrency: 'GBP', toCurrency: 'USD', notional: 100, rate: 1.2658, markupBps: 50 },
  },
  {
    method: 'PATCH',
    path: `/api/organizations/${organizationId}`,
    valid: { name: 'Halden', website: 'halden.example', address: '1 Dock Road' },
    optional: ['website'],
  },
]

/** The ids of an active card and of the organization of the signed-in user. */
export const ownIds = async (page: Page): Promise<[string, string]> => {
  const [card] = (await read<Card[]>(page, '/api/cards')).filter(({ status }) => status === 'active')
  const [organization] = await read<Organization[]>(page, '/api/organizations')
  return [card?.id ?? '', organization?.id ?? '']
}
