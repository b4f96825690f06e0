import type { CallName } from '../src/contract/contract.ts'
import type { DueChangeTable } from './core/act.ts'
import type { Handling } from './core/handle.ts'
import { authHandlers } from './domains/auth/handlers.ts'

/** The handler of every call. The compiler and a test name the one that is missing. */
export const handlers = {
  ...authHandlers,
} satisfies Partial<Record<CallName, Handling>>

/** Everything the bank does by itself, by kind. */
export const dueChangeTable: DueChangeTable = {}
