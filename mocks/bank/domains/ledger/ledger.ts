import { isUnderWay } from '../../../../src/contract/payments.ts'
import type { Db } from '../../store/database/db.ts'
import { refuse } from '../../http/refusal.ts'
import { Balances, type Balance } from './balances.ts'
import type { TradeRow } from '../fx/model.ts'
import type { PaymentRow } from '../payments/model.ts'
import type { Transfer } from './model.ts'
import { available, historyId, holderOf, outcomeId, reserveId, tradeIds } from './transfers.ts'

const kept = new WeakMap<Db['transfers'], Balances>()

/** The balances of a bank: computed once, then updated with every transfer. */
export function balancesOf({ transfers }: Pick<Db, 'transfers'>): Balances {
  const known = kept.get(transfers)
  if (known) return known
  const balances = new Balances()
  for (const transfer of transfers.all()) balances.book(transfer)
  transfers.watch((next, previous) => {
    // Also clears what a damaged state left.
    if (transfers.size === 0) return balances.clear()
    if (previous) balances.strike(previous)
    if (next) balances.book(next)
  })
  kept.set(transfers, balances)
  return balances
}

export const balanceOf = (db: Pick<Db, 'transfers'>, accountId: string): Balance => balancesOf(db).of(accountId)

/**
 * Books transfers. Skips existing ones, which another tab booked for the same change; another one with the same id is a
 * mistake, for example the settlement of a payment whose money was released.
 */
export function book(db: Pick<Db, 'transfers'>, ...entries: Transfer[]): void {
  const balances = balancesOf(db)
  for (const entry of entries) {
    const { from, to, minor } = entry
    const booked = db.transfers.get(entry.id)
    if (booked) {
      if (booked.from === from && booked.to === to && booked.minor === minor) continue
      throw new Error(`The transfer ${entry.id} was booked in another way`)
    }
    if (!isAmount(minor)) throw new RangeError(`No amount in minor units: ${minor}`)
    if (![balances.side(from) - minor, balances.side(to) + minor].every(Number.isSafeInteger))
      throw refuse(422, 'Amount is too large')
    db.transfers.insert(entry)
  }
}

const isAmount = (minor: number): boolean => Number.isSafeInteger(minor) && minor > 0

const isHolding = (minor: number): boolean => Number.isSafeInteger(minor) && minor >= 0

type Book = Pick<Db, 'transfers' | 'accounts' | 'payments' | 'trades'>

/**
 * The invariants of the book: amounts are whole and positive, no account is below zero, what is reserved is what the
 * open payments need, every payment and trade has moved its money exactly once, and all money belongs to an account
 * that exists. That all transfers sum to zero, and `available = current - reserved`, holds by construction. Returns one
 * sentence when the book is inconsistent.
 */
export function unsoundIn(db: Book): string | undefined {
  if (!db.transfers.all().every(({ minor }) => isAmount(minor)))
    return 'The saved demonstration is damaged: it moves invalid amounts.'
  const isSound = ({ id }: { id: string }) => Object.values(balanceOf(db, id)).every(isHolding)
  if (!db.accounts.all().every(isSound)) return 'The saved demonstration is damaged: its accounts do not add up.'
  const isOfNobody = (holder: string | undefined) => holder !== undefined && !db.accounts.get(holder)
  if (balancesOf(db).filled().map(holderOf).some(isOfNobody))
    return 'The saved demonstration is damaged: it holds money that belongs to no account.'
  const owed = new Map(db.accounts.all().map(({ id }) => [id, 0]))
  for (const { accountId, minor, status } of db.payments.all()) {
    if (accountId && isUnderWay(status)) owed.set(accountId, (owed.get(accountId) ?? 0) + minor)
  }
  const isReserved = ([id, minor]: [string, number]) => balanceOf(db, id).reserved === minor
  if (![...owed].every(isReserved)) return 'The saved demonstration is damaged: its reserved amounts do not add up.'
  if (!db.payments.all().every((payment) => hasMoved(db, payment)))
    return 'The saved demonstration is damaged: a payment was not booked as its status says.'
  if (!db.trades.all().every((trade) => hasTraded(db, trade)))
    return 'The saved demonstration is damaged: a trade was not booked.'
  return undefined
}

/** Whether the money of a payment is where its status says. */
function hasMoved(db: Book, { id, accountId, minor, status }: PaymentRow): boolean {
  const reserve = db.transfers.get(reserveId(id))
  const outcome = db.transfers.get(outcomeId(id))
  if (!accountId) return !reserve && !outcome
  // The settled payments of a long history are booked as one sum, the failed ones of it moved nothing.
  if (!reserve) {
    const isInHistory = status === 'settled' && db.transfers.get(historyId(accountId)) !== undefined
    return !outcome && (status === 'failed' || isInHistory)
  }
  if (reserve.minor !== minor) return false
  if (!isDone(status)) return !outcome
  return outcome?.minor === minor && (outcome.to === available(accountId)) === (status === 'failed')
}

const isDone = (status: PaymentRow['status']): boolean => status === 'settled' || status === 'failed'

function hasTraded(db: Book, { id, minor, feeMinor, totalMinor }: TradeRow): boolean {
  const [sold = 0, fee = 0, bought = 0] = tradeIds(id).map((side) => db.transfers.get(side)?.minor)
  return sold + fee === minor && fee === feeMinor && bought === totalMinor
}
