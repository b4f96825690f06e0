import type { CallName } from '../../src/contract/contract.ts'
import type { DueChangeTable } from './store/transaction.ts'
import type { Handler } from './http/handle.ts'
import { accountHandlers } from './domains/accounts/handlers.ts'
import { auditLogHandlers } from './domains/audit-log/handlers.ts'
import { authHandlers } from './domains/auth/handlers.ts'
import { reviewChanges } from './domains/business-verification/changes.ts'
import { businessVerificationHandlers } from './domains/business-verification/handlers.ts'
import { cardHandlers } from './domains/cards/handlers.ts'
import { fxHandlers } from './domains/fx/handlers.ts'
import { organizationHandlers } from './domains/organizations/handlers.ts'
import { paymentChanges } from './domains/payments/changes.ts'
import { paymentHandlers } from './domains/payments/handlers.ts'

/** The handler of every contract call. The compiler and a test report a missing one. */
export const handlers = {
  ...authHandlers,
  ...businessVerificationHandlers,
  ...accountHandlers,
  ...paymentHandlers,
  ...cardHandlers,
  ...fxHandlers,
  ...organizationHandlers,
  ...auditLogHandlers,
} satisfies Record<CallName, Handler>

export const dueChangeTable = { ...paymentChanges, ...reviewChanges } satisfies DueChangeTable
