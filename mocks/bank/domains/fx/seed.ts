import type { Transaction } from '../../store/transaction.ts'
import { ratesAt } from './rates.ts'

/** A rate that was quoted to the customer as the scenario began, so that a trade at it is taken at any later time. */
export function seedQuote(tx: Transaction, userId: string, pair: string): void {
  const rate = ratesAt(tx)[pair]
  if (rate !== undefined) tx.db.quotes.insert({ id: tx.newId(), userId, pair, rate, at: tx.now })
}
