import { auditEntries } from '../audit.ts'
import { mails } from '../mail.ts'
import { dueChanges } from '../clock/due-changes.ts'
import { answers } from '../answers.ts'
import { sessions } from '../sessions.ts'
import { steps } from '../history/steps.ts'
import { users } from '../users.ts'
import type { Database, Tables } from './table.ts'

export const coreTables = { users, sessions, auditEntries, mails, dueChanges, answers, steps }

/** The tables of the domains. `mocks/bank/tables.ts` declares them, so that the core imports no domain. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged
export interface DomainTables {}

export type Db = Tables<typeof coreTables> & { readonly [Name in keyof DomainTables]: DomainTables[Name] }
export type BankDatabase = Database<Db>
