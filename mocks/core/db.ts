import { accounts } from '../domains/accounts/model.ts'
import { users, verifications } from '../domains/auth/model.ts'
import { owners } from '../domains/business-verification/model.ts'
import { cards } from '../domains/cards/model.ts'
import { quotes, trades } from '../domains/fx/model.ts'
import { transfers } from '../domains/ledger/model.ts'
import { organizations } from '../domains/organizations/model.ts'
import { payments } from '../domains/payments/model.ts'
import { auditEntries } from './audit.ts'
import { dueChanges } from './due-changes.ts'
import { answers } from './idempotency.ts'
import { mails } from './mail.ts'
import { sessions } from './session.ts'
import { createDatabase, type Database, type Tables } from './table.ts'

/** Every table of the bank. A domain declares its own in `domains/<domain>/model.ts` and adds it here. */
const definitions = {
  users,
  verifications,
  organizations,
  owners,
  accounts,
  transfers,
  payments,
  cards,
  quotes,
  trades,
  sessions,
  auditEntries,
  mails,
  dueChanges,
  answers,
}

export type Db = Tables<typeof definitions>
export type BankDatabase = Database<Db>
export type TableName = keyof Db

export const createBankDatabase = (): BankDatabase => createDatabase(definitions)

export const tableDefinitions = definitions

/** What the product reads again after a change of these tables. */
export const feedsOf = (tables: readonly string[]): string[] => [
  ...new Set(tables.flatMap((name) => definitions[name as TableName].feeds)),
]
