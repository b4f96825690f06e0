import type { Transfer } from './model.ts'

// A customer's account has two sides in the book, `available` and `reserved`; what it holds is their sum. The other ledger
// accounts are counter-accounts, one a currency.

export const available = (accountId: string): string => `${accountId}/available`
export const reserved = (accountId: string): string => `${accountId}/reserved`

/** Where money comes from and goes to beyond the customer's own accounts. */
export const outside = (currency: string): string => `outside/${currency}`
export const opening = (currency: string): string => `opening/${currency}`
export const exchange = (currency: string): string => `exchange/${currency}`
export const fees = (currency: string): string => `fees/${currency}`

interface Booking {
  accountId: string
  currency: string
  minor: number
  at: number
}

export const openingTransfer = ({ accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${accountId}:opening`,
  from: opening(currency),
  to: available(accountId),
  currency,
  minor,
  at,
})

/** Money that arrives from outside; `id` names the occasion. */
export const creditTransfer = (id: string, { accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${id}:credit`,
  from: outside(currency),
  to: available(accountId),
  currency,
  minor,
  at,
})

export const reserveTransfer = (paymentId: string, { accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${paymentId}:reserve`,
  from: available(accountId),
  to: reserved(accountId),
  currency,
  minor,
  at,
})

export const settleTransfer = (paymentId: string, { accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${paymentId}:settle`,
  from: reserved(accountId),
  to: outside(currency),
  currency,
  minor,
  at,
})

export const releaseTransfer = (paymentId: string, { accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${paymentId}:release`,
  from: reserved(accountId),
  to: available(accountId),
  currency,
  minor,
  at,
})

/** The settled payments of a time gone by, in one sum. */
export const settledHistoryTransfer = ({ accountId, currency, minor, at }: Booking): Transfer => ({
  id: `${accountId}:history`,
  from: available(accountId),
  to: outside(currency),
  currency,
  minor,
  at,
})

export interface Conversion {
  tradeId: string
  from: { accountId: string; currency: string; minor: number; feeMinor: number }
  to: { accountId: string; currency: string; minor: number }
  at: number
}

/** What is sold, what the bank keeps for it and what is bought. */
export function conversionTransfers({ tradeId, from, to, at }: Conversion): Transfer[] {
  const sold = { from: available(from.accountId), currency: from.currency, at }
  const transfers: Transfer[] = [
    { id: `${tradeId}:sell`, ...sold, to: exchange(from.currency), minor: from.minor - from.feeMinor },
    { id: `${tradeId}:fee`, ...sold, to: fees(from.currency), minor: from.feeMinor },
    {
      id: `${tradeId}:buy`,
      from: exchange(to.currency),
      to: available(to.accountId),
      currency: to.currency,
      minor: to.minor,
      at,
    },
  ]
  return transfers.filter(({ minor }) => minor > 0)
}
