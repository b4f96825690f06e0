import { createListeners } from '../../bank/store/external-store.ts'
import type { Bank } from '../../bank/store/bank.ts'
import type { Console } from '../corridor.ts'
import type { TourAction } from './tour.ts'

/** What was done in the dock, for a recording. */
export const dockActions = createListeners<TourAction>()

async function after(work: Promise<void>, action: TourAction): Promise<void> {
  await work
  dockActions.notify(action)
}

/** The console for the dock: it reports each action, so that a recording can repeat it. */
export function recordedConsole(bank: Bank, corridor: Console): Console {
  const decide = (action: 'settle' | 'fail', id: string) => {
    const { beneficiaryName: beneficiary } = bank.db.payments.get(id) ?? {}
    return after(corridor[action](id), { action, beneficiary })
  }
  return {
    ...corridor,
    advance: (by) => after(corridor.advance(by), { action: 'advance', by }),
    pause: () => after(corridor.pause(), { action: 'pause clock' }),
    resume: () => after(corridor.resume(), { action: 'resume clock' }),
    settle: (id) => decide('settle', id),
    fail: (id) => decide('fail', id),
    holdReview: () => after(corridor.holdReview(), { action: 'hold review' }),
    approveCompany: () => after(corridor.approveCompany(), { action: 'approve company' }),
    topUp: (currency, amount) => after(corridor.topUp(currency, amount), { action: 'top up', currency, amount }),
    scenario: (name, options) => after(corridor.scenario(name, options), { action: 'scenario', scenario: name }),
    reset: () => after(corridor.reset(), { action: 'scenario', scenario: bank.record.scenario }),
    signIn: (email) => after(corridor.signIn(email), { action: 'sign in' }),
    signOut: () => after(corridor.signOut(), { action: 'sign out' }),
  }
}
