import * as fc from 'fast-check'
import type { CallName } from '../../../src/contract/contract.ts'
import {
  again,
  decide,
  declareOwner,
  exchange,
  issueCard,
  nonsense,
  openAccount,
  pay,
  reload,
  submitProfile,
  switchCard,
  topUp,
  wait,
  type Outcome,
  type Step,
} from './bank-commands.ts'
import {
  followLatestLink,
  registerAs,
  renameCompany,
  sendLinkAgain,
  signOutAndIn,
  tryPassword,
} from './customer-commands.ts'
import { type Model, newModel } from './bank-model.ts'
import { Teller } from './teller.ts'

/** A company with money in four currencies. */
export async function fundedBank(): Promise<{ model: Model; real: Teller }> {
  const model = newModel()
  const real = await Teller.at('empty')
  for (const [index, currency] of ['GBP', 'EUR', 'USD', 'JPY'].entries()) {
    await openAccount(currency).run(model, real)
    await topUp(index, 4_000_000).run(model, real)
  }
  return { model, real }
}

const accountCurrency = fc.constantFrom('GBP', 'EUR', 'USD', 'JPY', 'CAD')
const smallMinor = fc.integer({ min: 1, max: 5000 })
const minorAmount = fc.oneof(smallMinor, fc.integer({ min: 1, max: 5_000_000 }))
const rails = fc.constantFrom(
  ['FASTER_PAYMENTS', 'GBP'],
  ['SEPA', 'EUR'],
  ['SEPA_INSTANT', 'EUR'],
  ['SWIFT', 'USD'],
  ['SWIFT', 'JPY'],
  ['SEPA', 'GBP'],
)

const exchanges = fc
  .tuple(
    accountCurrency,
    accountCurrency,
    minorAmount,
    fc.constantFrom(0, 50, 1000),
    fc.constantFrom(0, 10_000, 90_000),
    fc.constantFrom(1, 1, 1, 1.01),
  )
  .map((values) => exchange(...values))

const emails = fc.constantFrom('tom@okafor.example', 'rosa@tamar.example')

/** Of the calls that change something; a test names one without a step. */
export const callSteps: Partial<Record<CallName, fc.Arbitrary<Step>>> = {
  login: fc.constantFrom('corridor-demo', 'something-else').map(tryPassword),
  register: emails.map(registerAs),
  verifyEmail: fc.constant(null).map(followLatestLink),
  resendVerification: emails.map(sendLinkAgain),
  logout: fc.constant(null).map(signOutAndIn),
  submitBusinessProfile: fc.constantFrom('01234567', 'REVIEW-1', 'DENIED-1').map(submitProfile),
  addOwner: fc
    .tuple(
      fc.constantFrom('Rosa Penhale', 'Rosa Review', 'Rosa Denied'),
      fc.constantFrom('24.99', '25', '33.33', '50.01', '100', '100.01'),
    )
    .map(([name, share]) => declareOwner(name, share)),
  createAccount: accountCurrency.map(openAccount),
  createPayment: fc
    .tuple(rails, minorAmount, fc.constantFrom('', 'Invoice 7', 'DEMO-FAIL', 'DEMO-HOLD'))
    .map(([[rail, currency], minor, reference]) => pay(rail as string, currency as string, minor, reference)),
  createCard: fc.constantFrom('GBP', 'EUR').map(issueCard),
  updateCard: fc
    .tuple(fc.nat(5), fc.constantFrom('active', 'frozen', 'blocked'))
    .map(([index, status]) => switchCard(index, status)),
  quoteFx: exchanges,
  executeFx: exchanges,
  updateOrganization: fc.constantFrom('Tamar Pottery', '').map(renameCompany),
}

const otherSteps: fc.Arbitrary<Step>[] = [
  fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 10_000_000 })).map(([index, minor]) => topUp(index, minor)),
  fc.constant(null).map(again),
  fc.constantFrom(500, 1000, 2000, 4000, 6000, 30_000, 60_000, 86_400_000).map(wait),
  fc.constant(null).map(reload),
  fc
    .tuple(fc.nat(20), fc.constantFrom<Outcome[]>('settle', 'fail', 'hold'))
    .map(([index, outcome]) => decide(index, outcome)),
  fc
    .tuple(
      fc.constantFrom<CallName[]>(
        'createPayment',
        'createAccount',
        'createCard',
        'quoteFx',
        'executeFx',
        'addOwner',
        'submitBusinessProfile',
      ),
      fc.oneof(fc.json(), fc.constantFrom('', '{oops', '{"__proto__":{}}')),
    )
    .map(([name, body]) => nonsense(name, body)),
]

export const steps = [...Object.values(callSteps), ...otherSteps]
