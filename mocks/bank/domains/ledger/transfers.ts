import type { Transfer } from './model.ts'

// A customer's account has two ledger accounts, `available` and `reserved`; its current balance is their sum. All
// others are counter-accounts, one per currency.

export const available = (accountId: string): string => `${accountId}/available`
export const reserved = (accountId: string): string => `${accountId}/reserved`
/** The id of the customer's account whose side this is; undefined for a counter-account. */
export const holderOf = (ledgerAccount: string): string | undefined =>
  /^(.*)\/(?:available|reserved)$/.exec(ledgerAccount)?.[1]

/** Source and target of money outside the customer's accounts. */
export const outside = (currency: string): string => `outside/${currency}`
export const opening = (currency: string): string => `opening/${currency}`
const exchange = (currency: string): string => `exchange/${currency}`
const fees = (currency: string): string => `fees/${currency}`

export const reserveId = (paymentId: string): string => `${paymentId}:reserve`
/** A payment is settled or released, never both: the two have one id, and `book` refuses the second. */
export const outcomeId = (paymentId: string): string => `${paymentId}:outcome`
export const historyId = (accountId: string): string => `${accountId}:history`
/** The IDs of a trade's transfers: the amount sold, the fee, the amount bought. */
export const tradeIds = (tradeId: string) => [`${tradeId}:sell`, `${tradeId}:fee`, `${tradeId}:buy`] as const

interface Booking {
  accountId: string
  currency: string
  minor: number
  at: number
}

const transfer = (id: string, from: string, to: string, { currency, minor, at }: Booking): Transfer => ({
  id,
  from,
  to,
  currency,
  minor,
  at,
})

export const openingTransfer = (booking: Booking): Transfer =>
  transfer(`${booking.accountId}:opening`, opening(booking.currency), available(booking.accountId), booking)

/** Money that arrives from outside; `id` identifies the event. */
export const creditTransfer = (id: string, booking: Booking): Transfer =>
  transfer(`${id}:credit`, outside(booking.currency), available(booking.accountId), booking)

export const reserveTransfer = (paymentId: string, booking: Booking): Transfer =>
  transfer(reserveId(paymentId), available(booking.accountId), reserved(booking.accountId), booking)

export const settleTransfer = (paymentId: string, booking: Booking): Transfer =>
  transfer(outcomeId(paymentId), reserved(booking.accountId), outside(booking.currency), booking)

export const releaseTransfer = (paymentId: string, booking: Booking): Transfer =>
  transfer(outcomeId(paymentId), reserved(booking.accountId), available(booking.accountId), booking)

export const settledHistoryTransfer = (booking: Booking): Transfer =>
  transfer(historyId(booking.accountId), available(booking.accountId), outside(booking.currency), booking)

interface Conversion {
  tradeId: string
  from: { accountId: string; currency: string; minor: number; feeMinor: number }
  to: { accountId: string; currency: string; minor: number }
  at: number
}

/** The transfers of a trade: the amount sold, the bank's fee, the amount bought. */
export function conversionTransfers({ tradeId, from, to, at }: Conversion): Transfer[] {
  const [sell, fee, buy] = tradeIds(tradeId)
  const sold = { from: available(from.accountId), currency: from.currency, at }
  const transfers: Transfer[] = [
    { id: sell, ...sold, to: exchange(from.currency), minor: from.minor - from.feeMinor },
    { id: fee, ...sold, to: fees(from.currency), minor: from.feeMinor },
    {
      id: buy,
      from: exchange(to.currency),
      to: available(to.accountId),
      currency: to.currency,
      minor: to.minor,
      at,
    },
  ]
  return transfers.filter(({ minor }) => minor > 0)
}
