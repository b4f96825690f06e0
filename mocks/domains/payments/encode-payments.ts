import type { Bank } from '../../core/bank/bank.ts'
import { encodeBody } from '../../core/policy/reply-body.ts'
import { newestFirst } from '../views.ts'
import { toPayment } from './handlers.ts'

/** Encoding ten thousand payments takes longer than showing them, so it is done while the page is idle. */
export function encodePaymentsAhead(bank: Bank): void {
  const user = bank.signedIn()
  if (user) encodeBody(newestFirst(bank.db.payments, user.id, toPayment))
}
