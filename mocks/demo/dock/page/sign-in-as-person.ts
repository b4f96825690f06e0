import type { Bank } from '../../../bank/store/bank.ts'
import { startSession } from '../../../bank/http/session/sign-in.ts'
import { appears, go } from './driver.ts'

/** Signs in the scenario's person if nobody is signed in, because the next screen requires a session. */
export async function enterAsPerson(bank: Bank): Promise<void> {
  await bank.catchUp()
  if (bank.signedIn()) return
  if (bank.person === null) throw new Error('Nobody can sign in: this scenario has no account.')
  await startSession(bank, bank.person)
}

/**
 * Signs in and waits: a page behind the sign-in redirects to it until the product has noticed; the dashboard shows
 * when.
 */
export async function enterDashboard(bank: Bank): Promise<void> {
  await enterAsPerson(bank)
  go(bank.options.basePath, '/')
  await appears(() => document.querySelector('[data-part="figure"]') ?? undefined, 'the dashboard')
}
