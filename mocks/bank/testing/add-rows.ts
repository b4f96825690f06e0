import { seedAccount, type Holding } from '../domains/accounts/seed.ts'
import type { Bank } from '../store/bank.ts'

// Rows that a test needs beside those of its scenario. They are made as scenarios make theirs, by the `seed.ts` of a
// domain in one change, so that the ledger agrees.

/** Gives the customer who is signed in an account, by default an empty one in GBP; returns its id. */
export const addAccount = (bank: Bank, holding: Partial<Holding> = {}): Promise<string> =>
  bank.change((tx) => {
    const { id } = bank.signedIn() ?? {}
    if (id === undefined) throw new Error('Nobody is signed in')
    const number = String(10_000_000 + tx.db.accounts.size)
    const empty: Holding = { label: '', currency: 'GBP', type: 'dedicated', number, current: 0 }
    return seedAccount(tx, id, { ...empty, ...holding }, 0, tx.now)
  })
