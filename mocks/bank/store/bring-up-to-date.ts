import type { Notices } from './notices.ts'
import type { BankRecord, StoredBank } from './storage/stored-bank.ts'

const A_WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** What of a bank is needed to move its dates. */
interface Dated {
  readonly record: Readonly<BankRecord>
  readonly notices: Notices
  now: () => number
  state: () => StoredBank
  replace: (state: StoredBank) => Promise<void>
}

/** Offers to move the dates of an idle demonstration by whole weeks. What was done in it is kept. */
export async function offerUpdate(bank: Dated): Promise<void> {
  if (bank.now() - bank.record.seededAt <= A_WEEK_MS) return
  const { idleWeeks, shiftedBy } = await import('./storage/shift-time.ts')
  const weeks = idleWeeks(bank.state(), bank.now())
  if (weeks === 0) return
  bank.notices.say(
    'state',
    `This demonstration was last used ${weeks === 1 ? 'a week' : `${weeks} weeks`} ago, so its dates are old.`,
    {
      label: 'Bring up to date',
      async act() {
        const idle = idleWeeks(bank.state(), bank.now())
        if (idle > 0) await bank.replace(shiftedBy(bank.state(), idle))
      },
    },
  )
}
