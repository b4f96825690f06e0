import type { Bank } from '../../store/bank.ts'
import { encodeBody } from '../../http/respond.ts'
import { newestFirst } from '../views.ts'
import { toPayment } from './handlers.ts'

/** Encodes the list of payments while the page is idle: for ten thousand it takes longer than rendering them. */
export function encodePaymentsAhead(bank: Bank): void {
  const user = bank.signedIn()
  if (user) encodeBody(newestFirst(bank.db.payments, user.id, toPayment))
}
