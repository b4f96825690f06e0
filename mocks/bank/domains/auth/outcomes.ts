import type { Transaction } from '../../store/transaction.ts'

/** For the dock, after the first screen. */
export function expireVerification(tx: Transaction, token: string): void {
  if (tx.db.verifications.get(token)) tx.db.verifications.update(token, { expiresAt: 0 })
}
