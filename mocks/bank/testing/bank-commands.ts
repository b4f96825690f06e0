import type * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Account } from '../../../src/contract/accounts.ts'
import type { BeneficialOwner } from '../../../src/contract/business-verification.ts'
import type { Card } from '../../../src/contract/cards.ts'
import type { FxQuote, FxTrade } from '../../../src/contract/fx.ts'
import { contract, type CallName } from '../../../src/contract/contract.ts'
import { fillPath } from '../../../src/contract/endpoint.ts'
import { minorDigits, toMinor } from '../../../src/contract/values/money.ts'
import type { Payment } from '../../../src/contract/payments.ts'
import { handlers } from '../handlers.ts'
import { ANSWER_AGE_MS } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { topUpAccount } from '../domains/accounts/changes.ts'
import { failPayment, holdPayment, settlePayment } from '../domains/payments/outcomes.ts'
import { add, checkInvariants, type Model, moved, pass } from './bank-model.ts'
import { order } from './payment-order.ts'
import type { Teller } from './teller.ts'
import type { Reply } from './test-bank.ts'

/** Milliseconds until processing and until the end, as the product promises. */
const TIMES: Record<string, readonly [number, number]> = {
  FASTER_PAYMENTS: [2000, 6000],
  SEPA_INSTANT: [1000, 4000],
  SEPA: [3000, 30_000],
  SWIFT: [5000, 60_000],
}

export type Step = fc.AsyncCommand<Model, Teller>

/** A step of a random sequence, after which every invariant is checked. */
export const command = (name: string, work: (model: Model, teller: Teller) => Promise<void>): Step => ({
  check: () => true,
  async run(model, teller) {
    await work(model, teller)
    await checkInvariants(model, teller)
  },
  toString: () => name,
})

interface Sent {
  body?: unknown
  /** For a call with `:id`; by default one that nobody has. */
  id?: string | undefined
  query?: string
}

/** Makes a call; asserts that a refusal changed nothing. */
export async function mutate(
  model: Model,
  teller: Teller,
  name: CallName,
  { body, id = 'nobody', query = '' }: Sent = {},
): Promise<Reply> {
  const before = teller.snapshot()
  const key = `key-${(model.keys += 1)}`
  const { method } = contract[name]
  const path = fillPath(contract[name].path, { id }) + query
  const answer = await teller.ask(method, path, body, { 'Idempotency-Key': key })
  expect(answer.status, `${path} answers ${answer.text}`).toBeLessThan(500)
  if (answer.status >= 400) expect(teller.snapshot(), `${path} was refused: ${answer.text}`).toBe(before)
  else if (method === 'POST' && !handlers[name].open) model.last = { path, body, key, answer, at: teller.wall }
  return answer
}

const text = (minor: number, currency: string) =>
  minorDigits(currency) === 0 ? String(minor) : (minor / 100).toFixed(2)

export const openAccount = (currency: string) =>
  command(`open ${currency}`, async (model, teller) => {
    const { status } = await mutate(model, teller, 'createAccount', {
      body: { currency, type: 'multi', iban: 'GB29CRDR04007520418830', bic: 'CRDRGB2L' },
    })
    expect(status).toBe(201)
    model.accounts += 1
  })

export const topUp = (index: number, minor: number) =>
  command(`top up ${index} by ${minor}`, async (model, teller) => {
    const accounts = await teller.list<Account>('/api/accounts')
    const account = accounts[index % Math.max(accounts.length, 1)]
    if (!account) return
    await teller.bank.change((tx) => topUpAccount(tx, account.id, text(minor, account.currency)))
    add(model.current, account.currency, BigInt(minor))
  })

const ACCOUNT_OF: Record<string, string> = { FASTER_PAYMENTS: '99-40-27 58201173', SWIFT: '0031948271' }

export const pay = (rail: string, currency: string, minor: number, reference: string) =>
  command(`pay ${minor} ${currency} by ${rail} ${reference}`, async (model, teller) => {
    const account = ACCOUNT_OF[rail] ?? 'DE24992400330004718290'
    const body = order({ rail, amount: text(minor, currency), currency, account, reference })
    const answer = await mutate(model, teller, 'createPayment', { body })
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

/** (amount - fee) x rate in whole numbers: `rate` is read as its decimal notation. */
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

export const exchange = (from: string, to: string, minor: number, markupBps: number, delay: number, made: number) =>
  command(
    `exchange ${minor} ${from} to ${to}, ${markupBps} bp, after ${delay} ms, rate x ${made}`,
    async (model, teller) => {
      const amount = Number(text(minor, from))
      const quoted = await mutate(model, teller, 'quoteFx', {
        body: { fromCurrency: from, toCurrency: to, amount },
      })
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
      const answer = await mutate(model, teller, 'executeFx', { body: trade })
      if (made !== 1) expect(answer.status, 'a rate that nobody quoted').toBe(422)
      if (answer.status !== 201) return
      const { fee, total } = expected(BigInt(minor), from, to, quote.rate, BigInt(markupBps))
      const done = answer.json as FxTrade
      expect([toMinor(done.fee, from), toMinor(done.total, to)].map(BigInt)).toEqual([fee, total])
      add(model.current, from, -BigInt(minor))
      add(model.current, to, total)
    },
  )

export const again = () =>
  command('send the last mutation again', async ({ last }, teller) => {
    if (!last) return
    const before = teller.snapshot()
    const answer = await teller.ask('POST', last.path, last.body, { 'Idempotency-Key': last.key })
    const isKept = teller.wall - last.at < ANSWER_AGE_MS
    expect([answer.status, answer.text]).toEqual(
      isKept ? [last.answer.status, last.answer.text] : [422, expect.stringMatching(/no longer kept/)],
    )
    expect(teller.snapshot(), 'a replay changes nothing').toBe(before)
  })

export const wait = (ms: number) =>
  command(`wait ${ms}`, async (model, teller) => {
    await teller.wait(ms)
    pass(model, teller.wall)
  })

export const reload = () =>
  command('reload', async (_, teller) => {
    const before = await teller.list('/api/accounts')
    await teller.reload()
    expect(await teller.list('/api/accounts')).toEqual(before)
  })

export type Outcome = 'settle' | 'fail' | 'hold'
const OUTCOMES = { settle: settlePayment, fail: failPayment, hold: holdPayment } as const

export const decide = (index: number, outcome: Outcome) =>
  command(`${outcome} payment ${index}`, async (model, teller) => {
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

export const issueCard = (currency: string) =>
  command(`card in ${currency}`, async (model, teller) => {
    await mutate(model, teller, 'createCard', {
      body: { cardType: 'virtual', currency, cardholder: 'Tom Okafor', dailyLimit: '', monthlyLimit: '100' },
    })
  })

export const switchCard = (index: number, status: string) =>
  command(`set card ${index} ${status}`, async (model, teller) => {
    const cards = await teller.list<Card>('/api/cards')
    const card = cards[index % Math.max(cards.length, 1)]
    await mutate(model, teller, 'updateCard', { id: card?.id, body: { status } })
  })

export const declareOwner = (name: string, ownershipPct: string) =>
  command(`owner ${name} with ${ownershipPct} %`, async (model, teller) => {
    await mutate(model, teller, 'addOwner', {
      body: { fullName: name, dob: '1980-02-29', nationality: 'GB', ownershipPct },
    })
    const owners = await teller.list<BeneficialOwner>('/api/kyc/list')
    const declared = owners
      .filter(({ status }) => status !== 'rejected')
      .reduce((sum, owner) => sum + owner.ownershipPct, 0)
    expect(declared).toBeLessThanOrEqual(100)
  })

export const submitProfile = (registrationNumber: string) =>
  command(`submit ${registrationNumber}`, async (model, teller) => {
    await mutate(model, teller, 'submitBusinessProfile', {
      body: { registrationNumber, entityType: 'limited', address: '1 Quay', directorsCount: '2' },
    })
  })

export const nonsense = (name: CallName, body: string) =>
  command(`send ${body} to ${name}`, async (model, teller) => {
    const { status } = await mutate(model, teller, name, { body })
    expect(status).toBeGreaterThanOrEqual(400)
  })
