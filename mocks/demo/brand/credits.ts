import { toMajor } from '../../../src/contract/values/money.ts'
import type { Demonstration } from '../../../src/demonstration/demonstration.ts'
import { holderOf, opening, outside } from '../../bank/domains/ledger/transfers.ts'
import type { Bank } from '../../bank/store/bank.ts'

/** The contract lists no money that arrives, and a statement needs it: its balances are counted back from today's. */
export const followCredits = (bank: Bank, demonstrate: (parts: Partial<Demonstration>) => void): void =>
  demonstrate({
    creditsIn(currency) {
      const { transfers, accounts } = bank.db
      // The first money of an account that a scenario has opened did not come from nowhere either.
      const sources = [outside(currency), opening(currency)]
      const isOwn = (side: string) => accounts.get(holderOf(side) ?? '')?.userId === bank.signedIn()?.id
      return transfers
        .all()
        .filter(({ from, to }) => sources.includes(from) && isOwn(to))
        .map(({ minor, at }) => ({ amount: toMajor(minor, currency), createdAt: new Date(at).toISOString() }))
    },
  })
