import { createAccount, listAccounts } from './accounts.ts'
import { listAuditLogs } from './audit-log.ts'
import { getUser, login, logout, register, resendVerification, verifyEmail } from './auth.ts'
import { addOwner, listOwners, submitBusinessProfile } from './business-verification.ts'
import { createCard, listCards, updateCard } from './cards.ts'
import { executeFx, listFxRates, listFxTrades, quoteFx } from './fx.ts'
import { listOrganizations, updateOrganization } from './organizations.ts'
import { createPayment, listPayments } from './payments.ts'

/** All calls. `docs/contract.md` says which ones the specification's table does not have. */
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

export type Contract = typeof contract
export type CallName = keyof Contract
