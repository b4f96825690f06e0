import type { Bank } from '../../bank/store/bank.ts'

/** Whether the scenario's person can sign in: the bank refuses it before the email is verified. */
export const maySignIn = (bank: Bank): boolean =>
  bank.db.users.where('email', bank.person ?? '').some(({ emailVerified }) => emailVerified)
