import type { Db } from '../../store/database/db.ts'
import { refuse } from '../../http/refusal.ts'
import { Balances, type Balance } from './balances.ts'
import type { Transfer } from './model.ts'

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

/** Books transfers. Skips existing ones, which another tab booked for the same change. */
export function book(db: Pick<Db, 'transfers'>, ...entries: Transfer[]): void {
  const balances = balancesOf(db)
  for (const entry of entries) {
    if (db.transfers.get(entry.id)) continue
    const { from, to, minor } = entry
    if (!isAmount(minor)) throw new RangeError(`No amount in minor units: ${minor}`)
    if (![balances.side(from) - minor, balances.side(to) + minor].every(Number.isSafeInteger))
      throw refuse(422, 'Amount is too large')
    db.transfers.insert(entry)
  }
}

const isAmount = (minor: number): boolean => Number.isSafeInteger(minor) && minor > 0

const isHolding = (minor: number): boolean => Number.isSafeInteger(minor) && minor >= 0

/** Checks a stored or imported book; returns one sentence when it is inconsistent. */
export function unsoundIn(db: Pick<Db, 'transfers' | 'accounts' | 'payments'>): string | undefined {
  if (!db.transfers.all().every(({ minor }) => isAmount(minor)))
    return 'The saved demonstration is damaged: it moves invalid amounts.'
  const isSound = ({ id }: { id: string }) => Object.values(balanceOf(db, id)).every(isHolding)
  if (!db.accounts.all().every(isSound)) return 'The saved demonstration is damaged: its accounts do not add up.'
  const owed = new Map(db.accounts.all().map(({ id }) => [id, 0]))
  for (const { accountId, minor, status } of db.payments.all()) {
    if (accountId && (status === 'queued' || status === 'processing'))
      owed.set(accountId, (owed.get(accountId) ?? 0) + minor)
  }
  const isReserved = ([id, minor]: [string, number]) => balanceOf(db, id).reserved === minor
  return [...owed].every(isReserved)
    ? undefined
    : 'The saved demonstration is damaged: its reserved amounts do not add up.'
}
