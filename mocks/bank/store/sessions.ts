import { primaryKey } from '@mswjs/data'
import { instant } from './database/forms.ts'
import { table, type RowOf } from './database/table.ts'

export type SessionRow = RowOf<typeof sessions>

/** A session is a row, not only a cookie, so that signing out in one tab ends it in every other. */
export const sessions = table({
  model: {
    /** The cookie's value. */
    id: primaryKey(String),
    userId: String,
    startedAt: instant,
  },
  indexes: ['userId'],
  feeds: ['/api/user'],
})

export interface SessionCarrier {
  /** Returns the first token that belongs to a session: cookies of parent folders are visible too. */
  read: (isSession: (token: string) => boolean) => string | undefined
  write: (token: string | null) => void
  /** Calls back when another tab has started a session: its token may arrive after its rows. */
  onForeignChange?: (listener: () => void) => void
}
