import {
  DEFAULT_MARKUP_BPS,
  executeFx,
  type FxTrade,
  listFxRates,
  listFxTrades,
  QUOTE_VALID_MS,
  quoteFx,
} from '../../../../src/contract/fx.ts'
import { parseAmount, toMajor } from '../../../../src/contract/values/money.ts'
import type { Transaction } from '../../store/transaction.ts'
import { entityOf } from '../../store/audit.ts'
import { handle } from '../../http/handle.ts'
import { refuse } from '../../http/refusal.ts'
import { insufficientFunds, richest } from '../accounts/rules.ts'
import { balancesOf, book } from '../ledger/ledger.ts'
import { available, conversionTransfers } from '../ledger/transfers.ts'
import { newestFirst, oldestFirst } from '../views.ts'
import { refuseSuspended } from '../organizations/rules.ts'
import type { TradeRow } from './model.ts'
import { ratesAt } from './rates.ts'
import { convert, judgeRate } from './rules.ts'

/** Quotes kept per customer; older ones cannot be traded. */
const KEPT_QUOTES = 20

const toTrade = (row: Readonly<TradeRow>): FxTrade => ({
  id: row.id,
  fromCurrency: row.fromCurrency,
  toCurrency: row.toCurrency,
  amount: toMajor(row.minor, row.fromCurrency),
  rate: row.rate,
  fee: toMajor(row.feeMinor, row.fromCurrency),
  total: toMajor(row.totalMinor, row.toCurrency),
  markupBps: row.markupBps,
  createdAt: row.createdAt,
})

function rememberQuote(tx: Transaction, userId: string, pair: string, rate: number): void {
  const older = tx.db.quotes.where('userId', userId)
  for (const { id } of older.slice(0, Math.max(0, older.length + 1 - KEPT_QUOTES))) tx.db.quotes.remove(id)
  tx.db.quotes.insert({ id: tx.newId(), userId, pair, rate, at: tx.now })
}

/** Validates the pair and the amount; returns the notional in minor units. */
function notional(from: string, to: string, amount: string | number): number {
  if (from === to) throw refuse(422, 'Choose two different currencies')
  const parsed = parseAmount(amount, from)
  if (!parsed.ok) throw refuse(422, parsed.message)
  return parsed.minor
}

function arithmetic(minor: number, from: string, to: string, rate: number, markupBps: number) {
  const result = convert(minor, from, to, rate, markupBps)
  if (result.totalMinor <= 0) throw refuse(422, `The amount is too small to buy any ${to}`)
  if (!Number.isSafeInteger(result.totalMinor)) throw refuse(422, 'Amount is too large')
  return result
}

export const fxHandlers = {
  listFxRates: handle(listFxRates, ratesAt),

  quoteFx: handle(quoteFx, (call) => {
    const { fromCurrency: from, toCurrency: to, amount } = call.body
    const minor = notional(from, to, amount)
    const pair = `${from}/${to}`
    const rate = ratesAt(call)[pair]
    if (rate === undefined) throw refuse(422, `There is no rate for ${pair}`)
    const { feeMinor, totalMinor } = arithmetic(minor, from, to, rate, DEFAULT_MARKUP_BPS)
    rememberQuote(call, call.user.id, pair, rate)
    return { amount: toMajor(minor, from), rate, fee: toMajor(feeMinor, from), total: toMajor(totalMinor, to) }
  }),

  executeFx: handle(executeFx, (call) => {
    const { body, db, user, now, at, switches } = call
    const { fromCurrency: from, toCurrency: to, rate, markupBps } = body
    const minor = notional(from, to, body.notional)
    refuseSuspended(db, user.id)

    const wanted = { pair: `${from}/${to}`, rate }
    const terms = { now, validMs: QUOTE_VALID_MS, strict: switches.strictQuotes }
    const judgement = judgeRate(wanted, db.quotes.where('userId', user.id), ratesAt(call)[wanted.pair], terms)
    if (judgement === 'expired') throw refuse(409, 'This quote has expired. Get a new quote.')
    if (judgement === 'unknown') throw refuse(422, 'This rate was not quoted. Get a new quote.')

    const { feeMinor, totalMinor } = arithmetic(minor, from, to, rate, markupBps)
    const accounts = oldestFirst(db.accounts.where('userId', user.id))
    const balances = balancesOf(db)
    const availableIn = (accountId: string) => balances.side(available(accountId))
    const source = richest(accounts, from, availableIn)
    const target = richest(accounts, to, availableIn)
    if (!source) throw refuse(422, `You have no ${from} account to sell from`)
    if (!target) throw refuse(422, `You have no ${to} account to receive the money`)
    if (source.availableMinor < minor) throw refuse(422, insufficientFunds(source.availableMinor, from))

    const id = call.newId()
    book(
      db,
      ...conversionTransfers({
        tradeId: id,
        from: { accountId: source.account.id, currency: from, minor, feeMinor },
        to: { accountId: target.account.id, currency: to, minor: totalMinor },
        at: now,
      }),
    )
    call.audit(user.id, 'fx.executed', entityOf('trade', id))
    return toTrade(
      db.trades.insert({
        id,
        userId: user.id,
        fromCurrency: from,
        toCurrency: to,
        minor,
        rate,
        feeMinor,
        totalMinor,
        markupBps,
        createdAt: at,
        position: db.trades.size,
      }),
    )
  }),

  listFxTrades: handle(listFxTrades, ({ db, user }) => newestFirst(db.trades, user.id, toTrade)),
}
