import type { Db } from '../../core/db.ts'
import { Balances, type Balance } from './balances.ts'
import type { Transfer } from './transfers.ts'

const kept = new WeakMap<Db['transfers'], Balances>()

/** The balances of a bank: read from its book once, then kept up with every transfer that enters or leaves it. */
export function balancesOf({ transfers }: Pick<Db, 'transfers'>): Balances {
  const known = kept.get(transfers)
  if (known) return known
  const balances = new Balances()
  for (const transfer of transfers.all()) balances.book(transfer)
  transfers.watch((next, previous) => {
    if (previous) balances.strike(previous)
    if (next) balances.book(next)
  })
  kept.set(transfers, balances)
  return balances
}

export const balanceOf = (db: Pick<Db, 'transfers'>, accountId: string): Balance => balancesOf(db).of(accountId)

/** Writes transfers into the book. One that is there already was written by another tab for the same reason. */
export function book({ transfers }: Pick<Db, 'transfers'>, ...entries: Transfer[]): void {
  for (const entry of entries) if (!transfers.get(entry.id)) transfers.insert(entry)
}
