import { coreTables } from './store/database/db.ts'
import type { Tables } from './store/database/table.ts'
import { accounts } from './domains/accounts/model.ts'
import { verifications } from './domains/auth/model.ts'
import { owners } from './domains/business-verification/model.ts'
import { cards } from './domains/cards/model.ts'
import { quotes, trades } from './domains/fx/model.ts'
import { transfers } from './domains/ledger/model.ts'
import { organizations } from './domains/organizations/model.ts'
import { payments } from './domains/payments/model.ts'

/** A domain declares its tables in `domains/<domain>/model.ts` and adds them here. */
const domainTables = { verifications, organizations, owners, accounts, transfers, payments, cards, quotes, trades }

declare module './store/database/db.ts' {
  interface DomainTables extends Tables<typeof domainTables> {}
}

const { users, ...otherCoreTables } = coreTables
export const tables = { users, ...domainTables, ...otherCoreTables }
