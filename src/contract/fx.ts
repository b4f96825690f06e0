import { number, object } from 'yup'
import { get, post } from './endpoint.ts'
import { amount, choice } from './values/fields.ts'
import { CURRENCIES } from './values/money.ts'
import { figure, instant, knownText, listOf, mapOf, record, uuid, type ReplyOf } from './values/reply.ts'

/** Basis points: 50 is 0.5 %. */
export const DEFAULT_MARKUP_BPS = 50
const MAX_MARKUP_BPS = 1000

/** How long a quote is valid, and how often rates are fetched. */
export const QUOTE_VALID_MS = 30_000
export const RATES_POLL_MS = 30_000

/** Mid rates of every ordered pair: `{"GBP/USD": 1.2658}` means that 1 GBP buys 1.2658 USD. */
const rates = mapOf(figure)
export type FxRates = ReplyOf<typeof rates>

const figures = {
  /** The amount to sell, in major units of the source currency. */
  amount: figure,
  /** Mid rate. */
  rate: figure,
  /** amount x markup / 10000, in the source currency. */
  fee: figure,
  /** (amount - fee) x rate, in the target currency. */
  total: figure,
}

const quote = record('FxQuote', figures)
export type FxQuote = ReplyOf<typeof quote>

const trade = record('FxTrade', {
  id: uuid,
  fromCurrency: knownText(CURRENCIES),
  toCurrency: knownText(CURRENCIES),
  ...figures,
  markupBps: figure,
  createdAt: instant,
})
export type FxTrade = ReplyOf<typeof trade>

const pair = {
  fromCurrency: choice('From currency', CURRENCIES, 'From currency is required'),
  toCurrency: choice('To currency', CURRENCIES, 'To currency is required'),
}

/** The form holds the amount as text; the call sends a number. */
export const quoteFormSchema = object({ ...pair, amount: amount('fromCurrency') })

const quoteSchema = quoteFormSchema.noUnknown()

const executeTradeSchema = object({
  ...pair,
  notional: amount('fromCurrency'),
  rate: number()
    .strict()
    .typeError('Rate must be a number')
    .required('Rate is required')
    .moreThan(0, 'Rate must be greater than zero'),
  markupBps: number()
    .strict()
    .typeError('Markup must be a number of basis points')
    .required('Markup is required')
    .integer('Markup must be a whole number of basis points')
    .min(0, 'Markup cannot be negative')
    .max(MAX_MARKUP_BPS, `Markup can be at most ${MAX_MARKUP_BPS} basis points`),
}).noUnknown()

export const listFxRates = get('/api/fx/rates').returns(rates)
export const quoteFx = post('/api/fx/quote').body(quoteSchema).returns(quote)
export const executeFx = post('/api/fx/execute').body(executeTradeSchema).mayReturn(trade, 201)
/** Not in the specification's table, which names it beside the trade. */
export const listFxTrades = get('/api/fx/trades').returns(listOf(trade))
