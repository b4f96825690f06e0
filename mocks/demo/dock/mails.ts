import type { Bank } from '../../bank/store/bank.ts'
import { newestFirst, type MailRow } from '../../bank/store/mail.ts'

export interface DockMail extends Readonly<MailRow> {
  link: string | null
  /** Name and job of the person, when they are known. */
  recipient: string
  /** Of a link that verifies an address: a newer one makes it expire. */
  token: string | null
  state: 'open' | 'used' | 'expired' | undefined
  /** Whether the recipient has not verified the address yet. */
  waits: boolean
}

/** The mails of the bank, newest first, with what has become of their links. */
export const mailsOf = ({ db, now, record: { prospect } }: Bank): DockMail[] =>
  newestFirst(db.mails.all()).map((mail) => {
    const link = mail.link ?? null
    const users = db.users.where('email', mail.to)
    const name = users[0]?.name ?? mail.to
    const job = prospect?.person.email === mail.to ? prospect.person.job : ''
    const token = new URLSearchParams(link?.split('?')[1]).get('token')
    const verification = token === null ? undefined : db.verifications.get(token)
    return {
      ...mail,
      link,
      recipient: job ? `${name}, ${job}` : name,
      token,
      state: verification && (verification.used ? 'used' : verification.expiresAt <= now() ? 'expired' : 'open'),
      waits: link !== null && users.some(({ emailVerified }) => !emailVerified),
    }
  })
