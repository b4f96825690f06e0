import { contract, type CallName, type Contract } from './contract.ts'
import type { BodyOf } from './endpoint.ts'

// For tests, the conformance run, the examples of docs/openapi.json and what the dock fills in; no page imports it.

export type CallWithBody = { [K in CallName]: BodyOf<Contract[K]> extends undefined ? never : K }[CallName]

export const isCallWithBody = (name: CallName): name is CallWithBody => contract[name].bodySchema !== undefined

/**
 * How a customer comes by a record for a call with `:id`: by the call that makes one, or else by the list. Undefined
 * for a call without `:id`.
 */
export function sourceOf(name: CallName): CallName | undefined {
  const [collection, ...rest] = contract[name].path.split('/:')
  if (rest.length === 0) return undefined
  const calls = (Object.keys(contract) as CallName[]).filter((one) => contract[one].path === collection)
  return calls.find(isCallWithBody) ?? calls[0]
}

const beneficiary = { name: 'Tom Okafor', account: 'DE89370400440532013000' }

/**
 * A body of each call that a bank accepts from a customer with funds in GBP and EUR. The compiler reports a missing
 * call.
 */
export const samples: { readonly [K in CallWithBody]: BodyOf<Contract[K]> } = {
  login: { username: 'sarah@halden.example', password: 'corridor-demo' },
  register: { email: 'tom@okafor.example', passwordHash: 'quiet-harbour', name: 'Tom Okafor' },
  resendVerification: { email: 'rosa@tamar.example' },
  submitBusinessProfile: {
    registrationNumber: '09876543',
    entityType: 'limited',
    address: '1 Dock Road, London',
    directorsCount: '2',
  },
  addOwner: { fullName: 'Rosa Penhale', dob: '1986-05-04', nationality: 'GB', ownershipPct: '25' },
  createAccount: {
    currency: 'EUR',
    type: 'dedicated',
    label: 'Roasters',
    iban: 'GB29CRDR04007520418830',
    bic: 'CRDRGB2L',
  },
  createPayment: {
    rail: 'SEPA_INSTANT',
    amount: '12.50',
    currency: 'EUR',
    beneficiaryName: beneficiary.name,
    beneficiaryAccount: beneficiary.account,
    reference: 'Invoice 2041',
    beneficiary,
  },
  createCard: {
    cardType: 'virtual',
    currency: 'GBP',
    cardholder: 'Tom Okafor',
    dailyLimit: '10',
    monthlyLimit: '20',
    corridorLimits: { daily: '10', monthly: '20' },
  },
  updateCard: { status: 'frozen' },
  quoteFx: { fromCurrency: 'GBP', toCurrency: 'USD', amount: 100 },
  executeFx: { fromCurrency: 'GBP', toCurrency: 'USD', notional: 10, rate: 1.2658, markupBps: 50 },
  updateOrganization: { name: 'Halden Ltd', website: 'halden.example', address: '1 Dock Road, London' },
}
