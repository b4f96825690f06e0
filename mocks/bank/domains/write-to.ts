import type { Transaction } from '../store/transaction.ts'

/** What a mail of the bank says, below the greeting. */
export interface Letter {
  subject: string
  text: string
}

/** Writes a mail to a user, greeted by name. */
export function writeTo(tx: Pick<Transaction, 'db' | 'mail'>, userId: string, { subject, text }: Letter): void {
  const user = tx.db.users.get(userId)
  if (user) tx.mail({ to: user.email, subject, text: `Hello ${user.name},\n\n${text}` })
}
