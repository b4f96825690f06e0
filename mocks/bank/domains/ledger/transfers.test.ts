import { expect, test } from 'vitest'
import {
  conversionTransfers,
  creditTransfer,
  openingTransfer,
  releaseTransfer,
  reserveTransfer,
  settledHistoryTransfer,
  settleTransfer,
} from './transfers.ts'

const booking = { accountId: 'a', currency: 'GBP', minor: 5, at: 7 }

test.each([
  [openingTransfer(booking), 'a:opening', 'opening/GBP', 'a/available'],
  [creditTransfer('c', booking), 'c:credit', 'outside/GBP', 'a/available'],
  [reserveTransfer('p', booking), 'p:reserve', 'a/available', 'a/reserved'],
  [settleTransfer('p', booking), 'p:outcome', 'a/reserved', 'outside/GBP'],
  [releaseTransfer('p', booking), 'p:outcome', 'a/reserved', 'a/available'],
  [settledHistoryTransfer(booking), 'a:history', 'a/available', 'outside/GBP'],
])('%j goes by the name %s from %s to %s', (transfer, id, from, to) => {
  expect(transfer).toEqual({ id, from, to, currency: 'GBP', minor: 5, at: 7 })
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
