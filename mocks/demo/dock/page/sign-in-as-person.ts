import type { Bank } from '../../../bank/store/bank.ts'
import { startSession } from '../../../bank/http/session/sign-in.ts'
import { appears, go } from './driver.ts'

/**
 * Signs in the scenario's person if nobody is signed in, and waits for the dashboard. Until the product knows of the
 * sign-in, it answers every other page with the sign-in page.
 */
export async function enterDashboard(bank: Bank): Promise<void> {
  await bank.catchUp()
  if (!bank.signedIn()) await startSession(bank)
  go(bank.options.basePath, '/')
  await appears(() => document.querySelector('[data-part="figure"]') ?? undefined, 'the dashboard')
}
