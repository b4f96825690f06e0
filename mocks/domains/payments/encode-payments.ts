import type { Bank } from '../../core/bank/bank.ts'
import { encodeBody } from '../../core/policy/reply-body.ts'
import { newestFirst } from '../views.ts'
import { toPayment } from './handlers.ts'

/** Ten thousand payments take longer to be written out than to be shown: done while nothing else goes on, nobody waits for it. */
export function encodePaymentsAhead(bank: Bank): void {
  const user = bank.signedIn()
  if (user) encodeBody(newestFirst(bank.db.payments, user.id, toPayment))
}
