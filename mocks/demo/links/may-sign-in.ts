import type { Bank } from '../../bank/store/bank.ts'

/** Whether the scenario's person has a verified email, without which the bank refuses a sign-in. */
export const maySignIn = (bank: Bank): boolean =>
  bank.db.users.where('email', bank.person ?? '').some(({ emailVerified }) => emailVerified)
