import type { Transaction } from '../store/transaction.ts'

/** Writes a mail to a user, greeted by name. */
export function writeTo(tx: Transaction, userId: string, { subject, text }: { subject: string; text: string }): void {
  const user = tx.db.users.get(userId)
  if (user) tx.mail({ to: user.email, subject, text: `Hello ${user.name},\n\n${text}` })
}
