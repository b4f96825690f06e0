import type { Transaction } from '../../store/transaction.ts'
import type { UserRow } from '../../store/users.ts'
import { LINK_VALID_MS } from './rules.ts'

/** Mails a new link and expires the former ones. */
export function sendVerification(tx: Transaction, user: Readonly<Pick<UserRow, 'id' | 'email' | 'name'>>): void {
  for (const { id } of tx.db.verifications.where('userId', user.id)) tx.db.verifications.update(id, { expiresAt: 0 })
  const token = tx.newId()
  tx.db.verifications.insert({ id: token, userId: user.id, expiresAt: tx.now + LINK_VALID_MS, used: false })
  tx.mail({
    to: user.email,
    subject: 'Verify your email',
    text: `Hello ${user.name},\n\nPlease confirm your email address. The link is valid for 24 hours.`,
    link: `/verify-email?token=${token}`,
  })
}

export function expireVerification(tx: Transaction, token: string): void {
  if (tx.db.verifications.get(token)) tx.db.verifications.update(token, { expiresAt: 0 })
}
