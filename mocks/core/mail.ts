import { nullable, primaryKey } from '@mswjs/data'
import { fitting, table } from './table.ts'

/** A message that the bank "sent": it reaches the demonstration's inbox and nobody else. */
export interface MailRow {
  id: string
  to: string
  subject: string
  text: string
  /** The path to open within the deployment, wherever that is: the state may be opened on another host. */
  link: string | null
  sentAt: string
}

/** Nothing else is ever mailed: no address of another host, no way out of the deployment's folder. */
const isPath = (link: string): boolean => /^\/[\w-]+(\?[\w=&%-]*)?$/.test(link)

export const mails = table<MailRow>({
  model: {
    id: primaryKey(String),
    to: String,
    subject: String,
    text: String,
    link: nullable(fitting(isPath)),
    sentAt: String,
  },
  indexes: ['to'],
})

export const newestFirst = (sent: readonly Readonly<MailRow>[]): Readonly<MailRow>[] =>
  sent.toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
