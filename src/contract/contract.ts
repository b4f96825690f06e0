import { createAccount, listAccounts } from './accounts.ts'
import { listAuditLogs } from './audit-log.ts'
import { getUser, login, logout, register, resendVerification, verifyEmail } from './auth.ts'
import { addOwner, listOwners, submitBusinessProfile } from './business-verification.ts'
import { createCard, listCards, updateCard } from './cards.ts'
import { executeFx, listFxRates, listFxTrades, quoteFx } from './fx.ts'
import { listOrganizations, updateOrganization } from './organizations.ts'
import { createPayment, listPayments } from './payments.ts'

/** All calls, in the order of the specification's table. */
export const contract = {
  getUser,
  login,
  register,
  logout,
  verifyEmail,
  resendVerification,
  submitBusinessProfile,
  listOwners,
  addOwner,
  listAccounts,
  createAccount,
  listPayments,
  createPayment,
  listCards,
  createCard,
  updateCard,
  listFxRates,
  quoteFx,
  executeFx,
  listFxTrades,
  listOrganizations,
  updateOrganization,
  listAuditLogs,
} as const

/** Calls that the specification's table does not have, with the reason for them. */
export const additionalCalls = {
  listFxTrades: 'named beside the trade',
} as const satisfies Partial<Record<keyof typeof contract, string>>

export type Contract = typeof contract
export type CallName = keyof Contract
