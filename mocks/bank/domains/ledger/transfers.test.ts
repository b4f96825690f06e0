import { expect, test } from 'vitest'
import {
  conversionTransfers,
  creditTransfer,
  holderOf,
  openingTransfer,
  releaseTransfer,
  reserveTransfer,
  settledHistoryTransfer,
  settleTransfer,
} from './transfers.ts'

const booking = { accountId: 'a', currency: 'GBP', minor: 5, at: 7 }

test.each([
  ['a:opening', 'opening/GBP', 'a/available', openingTransfer],
  ['c:credit', 'outside/GBP', 'a/available', creditTransfer.bind(null, 'c')],
  ['p:reserve', 'a/available', 'a/reserved', reserveTransfer.bind(null, 'p')],
  ['p:outcome', 'a/reserved', 'outside/GBP', settleTransfer.bind(null, 'p')],
  ['p:outcome', 'a/reserved', 'a/available', releaseTransfer.bind(null, 'p')],
  ['a:history', 'a/available', 'outside/GBP', settledHistoryTransfer],
])('the transfer %s goes from %s to %s', (id, from, to, transfer) => {
  expect(transfer(booking)).toEqual({ id, from, to, currency: 'GBP', minor: 5, at: 7 })
})

test.each([
  ['a/available', 'a'],
  ['a/reserved', 'a'],
  ['outside/GBP', undefined],
  ['a/available/GBP', undefined],
])('%s is a side of the account %s', (ledgerAccount, accountId) => {
  expect(holderOf(ledgerAccount)).toBe(accountId)
})

const trade = (feeMinor: number) =>
  conversionTransfers({
    tradeId: 't',
    from: { accountId: 'a', currency: 'GBP', minor: 1000, feeMinor },
    to: { accountId: 'b', currency: 'JPY', minor: 185 },
    at: 7,
  })

test('a trade sells through the exchange, pays its fee apart and buys in the other currency', () => {
  expect(trade(5)).toEqual([
    { id: 't:sell', from: 'a/available', to: 'exchange/GBP', currency: 'GBP', minor: 995, at: 7 },
    { id: 't:fee', from: 'a/available', to: 'fees/GBP', currency: 'GBP', minor: 5, at: 7 },
    { id: 't:buy', from: 'exchange/JPY', to: 'b/available', currency: 'JPY', minor: 185, at: 7 },
  ])
})

test('a trade without a fee has no transfer for it', () => {
  expect(trade(0).map(({ id }) => id)).toEqual(['t:sell', 't:buy'])
})
