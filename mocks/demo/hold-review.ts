import { currentAddress } from '../../src/routing/address.ts'
import { paths } from '../../src/routing/paths.ts'
import { deviceKey, readText } from '../../src/session/device-memory.ts'
import type { Bank } from '../bank/store/bank.ts'
import { putOffReview, reviewOf } from '../bank/domains/business-verification/decisions.ts'

const LOOK_EVERY_MS = 5000
const SOON_MS = 35_000
const STEPS = 5

/** Whether this tab shows the wizard, and some of its steps are not completed in this browser. */
function isApplying({ options: { basePath } }: Bank, userId: string): boolean {
  if (currentAddress().pathname !== `${basePath}${paths.businessVerification.slice(1)}`) return false
  try {
    const record = JSON.parse(readText(deviceKey('verification', userId)) ?? 'null') as {
      wizard?: { completed?: unknown[] }
    } | null
    return (record?.wizard?.completed?.length ?? 0) < STEPS
  } catch {
    return false
  }
}

/**
 * While somebody fills in the wizard, the bank's review does not end by itself: the last steps are not sent, so the
 * bank cannot know of them. The presenter can decide, or move the clock.
 */
export async function holdReview(bank: Bank): Promise<void> {
  const user = bank.signedIn()
  if (!user || bank.clock.speed !== 1 || !isApplying(bank, user.id)) return
  const [company] = bank.db.organizations.where('userId', user.id)
  const due = company && reviewOf(bank.db, company.id)
  // Before the bank applies what fell due while the tab was hidden.
  if (due && due.at - bank.now() < SOON_MS)
    await bank.transact((tx) => putOffReview(tx, company.id), { beforeDue: true })
}

export function keepHoldingReview(bank: Bank): void {
  const hold = () => void holdReview(bank)
  setInterval(hold, LOOK_EVERY_MS)
  for (const event of ['focus', 'pageshow', 'visibilitychange']) window.addEventListener(event, hold, true)
}
