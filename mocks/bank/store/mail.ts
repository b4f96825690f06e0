import { nullable, primaryKey } from '@mswjs/data'
import { instant, longText } from './database/forms.ts'
import { fitting, table, type RowOf } from './database/table.ts'

export type MailRow = RowOf<typeof mails>

/** Only paths within the deployment: no other host, no folder above. */
const isPath = (link: string): boolean => /^\/[\w-]+(\?[\w=&%-]*)?$/.test(link)

/** Mails that the bank "sent". The dock's inbox shows them; they never leave the browser. */
export const mails = table({
  model: {
    id: primaryKey(String),
    to: String,
    subject: String,
    text: longText(5000),
    /** A path within the deployment, because the state may be opened on another host. */
    link: nullable(fitting(isPath)),
    sentAt: instant,
  },
  indexes: ['to'],
})

export const newestFirst = (sent: readonly Readonly<MailRow>[]): Readonly<MailRow>[] =>
  sent.toReversed().toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
