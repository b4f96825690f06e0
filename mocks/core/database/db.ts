import { auditEntries } from '../bank/audit.ts'
import { mails } from '../bank/mail.ts'
import { dueChanges } from '../clock/due-changes.ts'
import { answers } from '../policy/idempotency.ts'
import { sessions } from '../session/session.ts'
import { users } from '../session/users.ts'
import type { Database, Tables } from './table.ts'

export const coreTables = { users, sessions, auditEntries, mails, dueChanges, answers }

/** The tables of the domains. `mocks/tables.ts` declares them, so that the core imports no domain. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged
export interface DomainTables {}

export type Db = Tables<typeof coreTables> & { readonly [Name in keyof DomainTables]: DomainTables[Name] }
export type BankDatabase = Database<Db>
