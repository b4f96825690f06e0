import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Account } from '../../src/contract/accounts.ts'
import type { BeneficialOwner } from '../../src/contract/business-verification.ts'
import type { Card } from '../../src/contract/cards.ts'
import type { FxQuote, FxTrade } from '../../src/contract/fx.ts'
import { minorDigits, toMinor } from '../../src/contract/money.ts'
import type { Payment } from '../../src/contract/payments.ts'
import { Refusal } from '../core/policy/refusal.ts'
import { topUpAccount } from '../domains/accounts/changes.ts'
import { failPayment, holdPayment, settlePayment } from '../domains/payments/changes.ts'
import { add, checkInvariants, type Model, moved, newModel, pass } from './bank-model.ts'
import { Teller } from './teller.ts'
import type { Reply } from './test-bank.ts'

/** Milliseconds to processing and to the end, as the product promises them. */
const TIMES: Record<string, readonly [number, number]> = {
  FASTER_PAYMENTS: [2000, 6000],
  SEPA_INSTANT: [1000, 4000],
  SEPA: [3000, 30_000],
  SWIFT: [5000, 60_000],
}

type Step = fc.AsyncCommand<Model, Teller>

class Does implements Step {
  readonly #name: string
  readonly #work: (model: Model, teller: Teller) => Promise<void>

  constructor(name: string, work: (model: Model, teller: Teller) => Promise<void>) {
    this.#name = name
    this.#work = work
  }
  check = () => true
  async run(model: Model, teller: Teller) {
    await this.#work(model, teller)
    await checkInvariants(model, teller)
  }
  toString = () => this.#name
}

/** Sends a mutation; a refusal must have changed nothing. */
async function mutate(model: Model, teller: Teller, path: string, body: unknown, method = 'POST'): Promise<Reply> {
  const before = teller.snapshot()
  const key = `key-${(model.keys += 1)}`
  const answer = await teller.ask(method, path, body, { 'Idempotency-Key': key })
  expect(answer.status, `${path} answers ${answer.text}`).toBeLessThan(500)
  if (answer.status >= 400) expect(teller.snapshot(), `${path} was refused: ${answer.text}`).toBe(before)
  else if (method === 'POST') model.last = { path, body, key, answer }
  return answer
}

const text = (minor: number, currency: string) =>
  minorDigits(currency) === 0 ? String(minor) : (minor / 100).toFixed(2)

const openAccount = (currency: string) =>
  new Does(`open ${currency}`, async (model, teller) => {
    const { status } = await mutate(model, teller, '/api/accounts', {
      currency,
      type: 'multi',
      iban: 'GB29CRDR04007520418830',
      bic: 'CRDRGB2L',
    })
    expect(status).toBe(201)
    model.accounts += 1
  })

const topUp = (index: number, minor: number) =>
  new Does(`top up ${index} by ${minor}`, async (model, teller) => {
    const accounts = await teller.list<Account>('/api/accounts')
    const account = accounts[index % Math.max(accounts.length, 1)]
    if (!account) return
    await teller.bank.change((tx) => topUpAccount(tx, account.id, text(minor, account.currency)))
    add(model.current, account.currency, BigInt(minor))
  })

const ACCOUNT_OF: Record<string, string> = { FASTER_PAYMENTS: '99-40-27 58201173', SWIFT: '0031948271' }

const pay = (rail: string, currency: string, minor: number, reference: string) =>
  new Does(`pay ${minor} ${currency} by ${rail} ${reference}`, async (model, teller) => {
    const beneficiary = { name: 'Tom Okafor', account: ACCOUNT_OF[rail] ?? 'DE24992400330004718290' }
    const body = {
      rail,
      amount: text(minor, currency),
      currency,
      reference,
      beneficiaryName: beneficiary.name,
      beneficiaryAccount: beneficiary.account,
      beneficiary,
    }
    const answer = await mutate(model, teller, '/api/payments', body)
    if (answer.status !== 201) return
    const [processing, finished] = TIMES[rail] as [number, number]
    const funded = model.accounts > 0
    const start = { at: teller.wall + processing, to: 'processing' as const }
    const end = {
      at: teller.wall + finished,
      to: reference === 'DEMO-FAIL' ? ('failed' as const) : ('settled' as const),
    }
    const steps = reference === 'DEMO-HOLD' ? [start] : [start, end]
    model.payments.set((answer.json as Payment).id, {
      status: 'queued',
      currency,
      minor: BigInt(minor),
      funded,
      steps: funded ? steps : [],
    })
    if (funded) add(model.reserved, currency, BigInt(minor))
  })

/** (amount - fee) x rate in whole numbers: `rate` is read as the decimal that it is written as. */
function expected(
  minor: bigint,
  from: string,
  to: string,
  rate: number,
  markupBps: bigint,
): { fee: bigint; total: bigint } {
  const fee = (minor * markupBps + 5000n) / 10_000n
  const [whole = '0', decimals = ''] = rate.toFixed(12).split('.')
  const scaled = BigInt(whole + decimals)
  const total =
    ((minor - fee) * scaled * 10n ** BigInt(minorDigits(to))) / (10n ** 12n * 10n ** BigInt(minorDigits(from)))
  return { fee, total }
}

const exchange = (from: string, to: string, minor: number, markupBps: number, delay: number, made: number) =>
  new Does(
    `exchange ${minor} ${from} to ${to}, ${markupBps} bp, after ${delay} ms, rate x ${made}`,
    async (model, teller) => {
      const amount = Number(text(minor, from))
      const quoted = await teller.ask('POST', '/api/fx/quote', { fromCurrency: from, toCurrency: to, amount })
      if (quoted.status !== 200) {
        expect(quoted.status, `the quote answers ${quoted.text}`).toBe(422)
        return
      }
      const quote = quoted.json as FxQuote
      const atQuote = expected(BigInt(minor), from, to, quote.rate, 50n)
      expect([toMinor(quote.fee, from), toMinor(quote.total, to)].map(BigInt)).toEqual([atQuote.fee, atQuote.total])
      await teller.wait(delay)
      pass(model, teller.wall)
      const trade = { fromCurrency: from, toCurrency: to, notional: amount, rate: quote.rate * made, markupBps }
      const answer = await mutate(model, teller, '/api/fx/execute', trade)
      if (made !== 1) expect(answer.status, 'a rate that nobody quoted').toBe(422)
      if (answer.status !== 201) return
      const { fee, total } = expected(BigInt(minor), from, to, quote.rate, BigInt(markupBps))
      const done = answer.json as FxTrade
      expect([toMinor(done.fee, from), toMinor(done.total, to)].map(BigInt)).toEqual([fee, total])
      add(model.current, from, -BigInt(minor))
      add(model.current, to, total)
    },
  )

const again = () =>
  new Does('send the last mutation again', async ({ last }, teller) => {
    if (!last) return
    const before = teller.snapshot()
    const answer = await teller.ask('POST', last.path, last.body, { 'Idempotency-Key': last.key })
    expect([answer.status, answer.text]).toEqual([last.answer.status, last.answer.text])
    expect(teller.snapshot(), 'a replay changes nothing').toBe(before)
  })

const wait = (ms: number) =>
  new Does(`wait ${ms}`, async (model, teller) => {
    await teller.wait(ms)
    pass(model, teller.wall)
  })

const reload = () =>
  new Does('reload', async (_, teller) => {
    const before = await teller.list('/api/accounts')
    await teller.reload()
    expect(await teller.list('/api/accounts')).toEqual(before)
  })

type Outcome = 'settle' | 'fail' | 'hold'
const OUTCOMES = { settle: settlePayment, fail: failPayment, hold: holdPayment } as const

const decide = (index: number, outcome: Outcome) =>
  new Does(`${outcome} payment ${index}`, async (model, teller) => {
    const ids = [...model.payments.keys()]
    const id = ids[index % Math.max(ids.length, 1)]
    const payment = id === undefined ? undefined : model.payments.get(id)
    if (id === undefined || !payment) return
    const before = teller.snapshot()
    try {
      await teller.bank.change((tx) => OUTCOMES[outcome](tx, id))
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal)
      expect(teller.snapshot()).toBe(before)
      return
    }
    if (outcome === 'settle' && !payment.funded) {
      payment.funded = true
      add(model.reserved, payment.currency, payment.minor)
    }
    payment.steps = []
    moved(model, id, outcome === 'hold' ? 'processing' : outcome === 'settle' ? 'settled' : 'failed')
  })

const issueCard = (currency: string) =>
  new Does(`card in ${currency}`, async (model, teller) => {
    await mutate(model, teller, '/api/cards', {
      cardType: 'virtual',
      currency,
      cardholder: 'Tom Okafor',
      dailyLimit: '',
      monthlyLimit: '100',
    })
  })

const switchCard = (index: number, status: string) =>
  new Does(`set card ${index} ${status}`, async (model, teller) => {
    const cards = await teller.list<Card>('/api/cards')
    const card = cards[index % Math.max(cards.length, 1)]
    await mutate(model, teller, `/api/cards/${card?.id ?? 'nobody'}`, { status }, 'PATCH')
  })

const declareOwner = (name: string, ownershipPct: string) =>
  new Does(`owner ${name} with ${ownershipPct} %`, async (model, teller) => {
    await mutate(model, teller, '/api/kyc/ubo', { fullName: name, dob: '1980-02-29', nationality: 'GB', ownershipPct })
    const owners = await teller.list<BeneficialOwner>('/api/kyc/list')
    const declared = owners
      .filter(({ status }) => status !== 'rejected')
      .reduce((sum, owner) => sum + owner.ownershipPct, 0)
    expect(declared).toBeLessThanOrEqual(100)
  })

const submitProfile = (registrationNumber: string) =>
  new Does(`submit ${registrationNumber}`, async (model, teller) => {
    await mutate(model, teller, '/api/kyb/submit', {
      registrationNumber,
      entityType: 'limited',
      address: '1 Quay',
      directorsCount: '2',
    })
  })

const nonsense = (path: string, body: string) =>
  new Does(`send ${body} to ${path}`, async (model, teller) => {
    const { status } = await mutate(model, teller, path, body)
    expect(status).toBeGreaterThanOrEqual(400)
  })

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
