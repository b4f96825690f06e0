import type { Act } from '../../core/bank/transaction.ts'
import type { UserRow } from '../../core/session/users.ts'
import { LINK_VALID_MS } from './rules.ts'

/** Mails a new link; the ones before stop working. */
export function sendVerification(act: Act, user: Readonly<Pick<UserRow, 'id' | 'email' | 'name'>>): void {
  for (const { id, used } of act.db.verifications.where('userId', user.id)) {
    if (!used) act.db.verifications.update(id, { expiresAt: 0 })
  }
  const token = act.newId()
  act.db.verifications.insert({ id: token, userId: user.id, expiresAt: act.now + LINK_VALID_MS, used: false })
  act.mail({
    to: user.email,
    subject: 'Verify your email',
    text: `Hello ${user.name},\n\nplease confirm that this address is yours. The link is valid for 24 hours.`,
    link: `/verify-email?token=${token}`,
  })
}

/** The presenter lets the links of a person expire. */
export function expireVerification(act: Act, token: string): void {
  if (act.db.verifications.get(token)) act.db.verifications.update(token, { expiresAt: 0 })
}
