import { contract, type CallName, type Contract } from '../../../src/contract/contract.ts'
import { fillPath, type BodyOf, type ParamsOf } from '../../../src/contract/endpoint.ts'
import type { Db } from '../store/database/db.ts'
import type { ScenarioName } from '../scenarios/catalogue.ts'
import type { Reply } from './test-bank.ts'
import { Teller } from './teller.ts'

export type CallWithBody = { [K in CallName]: BodyOf<Contract[K]> extends undefined ? never : K }[CallName]

const beneficiary = { name: 'Tom Okafor', account: '99-40-27 58201173' }

/** A body that each call accepts. The compiler reports a missing call. */
export const taken: { [K in CallWithBody]: { body: BodyOf<Contract[K]>; at?: ScenarioName } } = {
  login: { body: { username: 'sarah@halden.example', password: 'corridor-demo' } },
  register: { body: { email: 'tom@okafor.example', passwordHash: 'quiet-harbour', name: 'Tom Okafor' } },
  resendVerification: { body: { email: 'rosa@tamar.example' }, at: 'unverified' },
  submitBusinessProfile: {
    body: { registrationNumber: '09876543', entityType: 'limited', address: '1 Dock Road', directorsCount: '2' },
    at: 'empty',
  },
  addOwner: {
    body: { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '25' },
    at: 'unverified',
  },
  createAccount: {
    body: { currency: 'EUR', type: 'dedicated', label: 'Roasters', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
  },
  createPayment: {
    body: {
      rail: 'FASTER_PAYMENTS',
      amount: '12.50',
      currency: 'GBP',
      beneficiaryName: beneficiary.name,
      beneficiaryAccount: beneficiary.account,
      reference: 'Rent',
      beneficiary,
    },
  },
  createCard: {
    body: {
      cardType: 'virtual',
      currency: 'GBP',
      cardholder: 'Tom Okafor',
      dailyLimit: '10',
      monthlyLimit: '20',
      corridorLimits: { daily: '10', monthly: '20' },
    },
  },
  updateCard: { body: { status: 'frozen' } },
  quoteFx: { body: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 100 } },
  executeFx: { body: { fromCurrency: 'GBP', toCurrency: 'USD', notional: 100, rate: 1.2658, markupBps: 50 } },
  updateOrganization: { body: { name: 'Halden', website: 'halden.example', address: '1 Dock Road' } },
}

type CallWithId = { [K in CallName]: 'id' extends keyof ParamsOf<Contract[K]> ? K : never }[CallName]

/** A record that each call with `:id` can change. The compiler reports a missing call. */
const RECORDS: { readonly [K in CallWithId]: (db: Db) => string | undefined } = {
  updateCard: (db) => db.cards.all().find(({ status }) => status === 'active')?.id,
  updateOrganization: (db) => db.organizations.all()[0]?.id,
}

/** Undefined for a call without `:id`. */
export const recordFor = (name: CallName, db: Db): string | undefined =>
  (RECORDS as Partial<Record<CallName, (db: Db) => string | undefined>>)[name]?.(db)

/** A bank that is prepared for this call, and a function that sends a body. */
export async function openFor(
  name: CallWithBody,
): Promise<{ teller: Teller; send: (body: unknown) => Promise<Reply> }> {
  const { at = 'established' } = taken[name]
  const { method, path } = contract[name]
  const teller = name === 'register' ? await Teller.signedOutAt(at) : await Teller.at(at)
  if (name === 'addOwner') await teller.ask('POST', '/api/kyb/submit', taken.submitBusinessProfile.body)
  const address = fillPath(path, { id: recordFor(name, teller.bank.db) ?? '' })
  return { teller, send: (body) => teller.ask(method, address, body) }
}
