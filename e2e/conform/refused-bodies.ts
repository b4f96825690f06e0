import type { CallWithBody } from '../../src/contract/samples.ts'

const IBAN = 'DE89370400440532013001'
const nobody = { name: 'Nobody', account: '99-40-27 58201173' }

/** What the sample of a call is changed to, by the status that refuses it. Each is a rule of the conformance run. */
export const refusedBodies: Partial<Record<CallWithBody, Partial<Record<400 | 422, readonly object[]>>>> = {
  register: { 400: [{ email: 'tom@okafor' }, { passwordHash: '12345' }, { name: ' ' }] },
  submitBusinessProfile: { 400: [{ entityType: 'plc' }, { directorsCount: '5' }, { address: ' ' }] },
  addOwner: {
    400: [{ ownershipPct: '24.99' }, { ownershipPct: '100.01' }, { dob: '2023-02-30' }, { nationality: 'XX' }],
    422: [{ dob: `${new Date().getFullYear() - 2}-01-01` }],
  },
  createAccount: { 400: [{ currency: 'XXX' }, { type: 'joint' }, { iban: 'GB29' }, { bic: 'CRDR' }] },
  createPayment: {
    400: [
      { amount: '0' },
      { amount: 0 },
      { amount: '-12.50' },
      { amount: -12.5 },
      { amount: '1e1' },
      { amount: '12.505' },
      { amount: 'twelve' },
      { rail: 'SWIFT', currency: 'JPY', amount: '12.5' },
      { rail: 'PIGEON' },
      { currency: 'CHF' },
      { beneficiaryName: ' ' },
    ],
    422: [
      { amount: '999999999999' },
      { currency: 'GBP' },
      { beneficiary: nobody },
      { beneficiaryAccount: IBAN, beneficiary: { name: 'Tom Okafor', account: IBAN } },
    ],
  },
  createCard: {
    400: [{ cardType: 'metal' }, { currency: 'JPY' }, { cardholder: ' ' }, { dailyLimit: '0' }, { monthlyLimit: '-5' }],
    422: [{ dailyLimit: '11' }],
  },
  updateCard: { 400: [{ status: 'blocked' }] },
  quoteFx: {
    400: [{ amount: 0 }, { amount: -100 }, { amount: 0.005 }, { toCurrency: 'XXX' }],
    422: [{ toCurrency: 'GBP' }],
  },
  executeFx: {
    400: [{ notional: 0 }, { notional: -10 }, { rate: 0 }, { markupBps: -1 }, { markupBps: 0.5 }, { markupBps: 1001 }],
    422: [{ toCurrency: 'GBP' }, { rate: 99 }, { notional: 999_999_999_999 }],
  },
  updateOrganization: { 400: [{ name: ' ' }, { address: '' }, { website: 7 }] },
}
