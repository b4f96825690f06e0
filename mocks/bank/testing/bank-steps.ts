import * as fc from 'fast-check'
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

export const steps: fc.Arbitrary<Step>[] = [
  accountCurrency.map(openAccount),
  fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 10_000_000 })).map(([index, minor]) => topUp(index, minor)),
  fc
    .tuple(rails, minorAmount, fc.constantFrom('', 'Invoice 7', 'DEMO-FAIL', 'DEMO-HOLD'))
    .map(([[rail, currency], minor, reference]) => pay(rail as string, currency as string, minor, reference)),
  fc
    .tuple(
      accountCurrency,
      accountCurrency,
      minorAmount,
      fc.constantFrom(0, 50, 1000),
      fc.constantFrom(0, 10_000, 90_000),
      fc.constantFrom(1, 1, 1, 1.01),
    )
    .map((values) => exchange(...values)),
  fc.constant(null).map(again),
  fc.constantFrom(500, 1000, 2000, 4000, 6000, 30_000, 60_000, 86_400_000).map(wait),
  fc.constant(null).map(reload),
  fc
    .tuple(fc.nat(20), fc.constantFrom<Outcome[]>('settle', 'fail', 'hold'))
    .map(([index, outcome]) => decide(index, outcome)),
  fc.constantFrom('GBP', 'EUR').map(issueCard),
  fc
    .tuple(fc.nat(5), fc.constantFrom('active', 'frozen', 'blocked'))
    .map(([index, status]) => switchCard(index, status)),
  fc
    .tuple(
      fc.constantFrom('Rosa Penhale', 'Rosa Review', 'Rosa Denied'),
      fc.constantFrom('24.99', '25', '33.33', '50.01', '100', '100.01'),
    )
    .map(([name, share]) => declareOwner(name, share)),
  fc.constantFrom('01234567', 'REVIEW-1', 'DENIED-1').map(submitProfile),
  fc
    .tuple(
      fc.constantFrom(
        '/api/payments',
        '/api/accounts',
        '/api/cards',
        '/api/fx/quote',
        '/api/fx/execute',
        '/api/kyc/ubo',
        '/api/kyb/submit',
      ),
      fc.oneof(fc.json(), fc.constantFrom('', '{oops', '{"__proto__":{}}')),
    )
    .map(([path, body]) => nonsense(path, body)),
]
