import type { Account } from '../contract/accounts.ts'
import type { User } from '../contract/auth.ts'
import type { Card } from '../contract/cards.ts'
import type { Organization } from '../contract/organizations.ts'
import type { Payment } from '../contract/payments.ts'

// Rows of a bank for tests, each of which says only what it is about.

export const SARAH: User = {
  id: '0a1b2c3d-0000-4000-8000-000000000001',
  name: 'Sarah Whitfield',
  email: 'sarah@halden.example',
  emailVerified: true,
  createdAt: '2026-01-05T09:00:00.000Z',
}

export const buildAccount = (over: Partial<Account> = {}): Account => ({
  id: 'a1',
  currency: 'GBP',
  type: 'dedicated',
  iban: 'GB29CRDR04007520418830',
  bic: 'CRDRGB2L',
  current: 0,
  reserved: 0,
  available: 0,
  ...over,
})

export const buildCard = (over: Partial<Card> = {}): Card => ({
  id: 'c1',
  brand: 'Visa',
  cardholder: 'Amir Osei',
  cardType: 'virtual',
  currency: 'GBP',
  status: 'active',
  last4: '4821',
  createdAt: '2026-02-03T10:00:00.000Z',
  ...over,
})

export const buildOrganization = (over: Partial<Organization> = {}): Organization => ({
  id: 'o1',
  name: 'Halden Coffee Imports Ltd',
  website: '',
  address: 'London',
  registrationNumber: '1',
  country: 'GB',
  status: 'ACTIVE',
  ...over,
})

export const SUSPENDED_COMPANY = buildOrganization({ name: 'Brackwater Trading Ltd', status: 'SUSPENDED' })

export const buildPayment = (over: Partial<Payment> = {}): Payment => ({
  id: '3f2a91c0-0000-4000-8000-000000000000',
  rail: 'SEPA',
  amount: 100,
  currency: 'EUR',
  beneficiary: { name: 'Nordlicht Rösterei', account: 'DE89370400440532013000' },
  status: 'settled',
  createdAt: '2026-11-10T12:00:00.000Z',
  ...over,
})

export const QUEUED_PAYMENT = buildPayment({ amount: 1250.5, status: 'queued' })
